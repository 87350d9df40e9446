import { fireEvent, render, screen } from '@testing-library/react';
import { Bill } from '@/components/ui/Bill';
import { Clinch } from './Clinch';

const bill = [
  { text: 'Left or right.', width: 80, soft: 'or' },
  { text: 'Pick one.', width: 100 },
];
const joined = ['Left + right.', 'Pick all.'];

const clinch = (
  <Clinch
    label="Bring them together"
    apart="Pick one."
    together={joined.map((text) => ({ text, width: 90, spacing: 0 }))}
  >
    <Bill lines={bill} />
  </Clinch>
);

const slider = () => screen.getByRole('slider', { name: 'Bring them together' });
const drag = (value: number) => fireEvent.change(slider(), { target: { value } });

/** What the slider says, and the text of the bill. */
const shown = () => [
  slider().getAttribute('aria-valuetext'),
  ...[...document.querySelectorAll('p > span')].map((line) => line.textContent.trim()),
];
const apart = ['Pick one.', ...bill.map(({ text }) => text)];
const together = ['Pick all.', ...joined];

let reducedMotion: boolean;

beforeEach(() => {
  reducedMotion = false;
  window.matchMedia = (media) => ({ matches: reducedMotion, media }) as MediaQueryList;
});

it('brings the words together, for good, where a drag comes near the middle', () => {
  render(clinch);
  fireEvent.pointerDown(slider());
  drag(-50);
  expect(shown()).toEqual(apart);
  drag(-8);
  expect(shown()).toEqual(together);
  drag(50);
  expect(shown()).toEqual(together);
});

it('takes no way there for a key, nor with reduced motion', () => {
  const { unmount } = render(clinch);
  drag(-99);
  expect(slider()).toHaveValue('0');
  expect(shown()).toEqual(together);
  unmount();

  reducedMotion = true;
  render(clinch);
  fireEvent.pointerDown(slider());
  drag(-50);
  expect(slider()).toHaveValue('0');
  expect(shown()).toEqual(together);
});
