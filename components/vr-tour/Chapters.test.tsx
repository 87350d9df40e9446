import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chapters } from './Chapters';

const thumbnail = { avif: '', jpeg: '/thumbnail.jpg', width: 320, height: 180 };
const chapters = [
  { title: 'Door', start: 4, time: '0:04', spoken: '4 seconds', href: '#t=4', ...thumbnail },
  { title: 'Ring', start: 65, time: '1:05', spoken: '1 minute 5 seconds', href: '#t=65', ...thumbnail },
];
const onPick = jest.fn();
const link = (name: string) => screen.getByRole('link', { name });
const door = () => link('Door 4 seconds');
const ring = () => link('Ring 1 minute 5 seconds');

beforeEach(() => {
  onPick.mockReset();
  render(<Chapters chapters={chapters} label="Chapters" running={1} onPick={onPick} />);
});

it('hands over the picked chapter instead of following its link, but not if that opens in a new tab', () => {
  expect(fireEvent.click(ring())).toBe(false);
  expect(onPick).toHaveBeenCalledWith(chapters[1]);
  expect(fireEvent.click(door(), { ctrlKey: true })).toBe(true);
  expect(onPick).toHaveBeenCalledTimes(1);
});

it('moves the focus with the arrow keys, stays at its ends, and leaves them to the browser with Alt or Meta', async () => {
  door().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(ring()).toHaveFocus();
  for (const modifier of ['altKey', 'metaKey'])
    expect(fireEvent.keyDown(ring(), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(ring()).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(door()).toHaveFocus();
});
