import { act, fireEvent, render, screen } from '@testing-library/react';
import { seam as content } from '@/lib/content/home/seam';
import '@/lib/fixtures/near';
import { connect, prefer } from '@/lib/fixtures/preferences';
import { drawSeam } from './draw-seam';
import { LiveSeam } from './LiveSeam';

jest.mock('./draw-seam', () => ({ drawSeam: jest.fn() }));

const sources = [{ src: '/seam.mp4', type: 'video/mp4' }];
const controls = () => screen.queryByRole('group', { name: content.video.ariaLabel });
const slider = () => screen.queryByRole('slider', { name: content.range });
const opened = () => jest.mocked(drawSeam).mock.lastCall![0];
const show = () => act(async () => render(<LiveSeam sources={sources} blows={[]} content={content} />));

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation();
  jest.mocked(drawSeam).mockReset();
  prefer();
  connect(undefined);
});

it('is a film, or a still with a slider while the visitor asks for less motion', async () => {
  const { container } = await show();
  expect(controls()).toBeInTheDocument();
  expect(slider()).toBeNull();
  await act(async () => prefer('reduced-motion'));
  expect(opened().signal.aborted).toBe(true);
  expect(controls()).toBeNull();
  fireEvent.change(slider()!, { target: { value: '80' } });
  expect(slider()).toHaveAttribute('aria-valuetext', '80% ink');
  expect(container.style.getPropertyValue('--seam')).toBe('0.8');
  await act(async () => prefer());
  expect(slider()).toBeNull();
  expect(controls()).toBeInTheDocument();
  expect(opened().signal.aborted).toBe(false);
});

it('is only a still for a visitor who asks for less data', async () => {
  connect({ saveData: true });
  await show();
  expect(controls()).toBeNull();
  expect(slider()).toBeNull();
});

it('loses its controls with its film', async () => {
  await show();
  const { signal, onLost } = opened();
  act(onLost);
  expect(controls()).toBeNull();
  expect(signal.aborted).toBe(true);
});
