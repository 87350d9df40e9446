import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Chapters } from './Chapters';

const still = { avif: '', jpeg: '/still.jpg', width: 320, height: 180 };
const chapters = [
  { title: 'Door', start: 4, time: '0:04', spoken: '4 seconds', href: '#t=4', ...still },
  { title: 'Ring', start: 65, time: '1:05', spoken: '1 minute 5 seconds', href: '#t=65', ...still },
];
const onPick = jest.fn();

const link = (name: RegExp | string) => screen.getByRole('link', { name });

beforeEach(() => {
  onPick.mockReset();
  render(<Chapters chapters={chapters} label="Chapters" running={1} onPick={onPick} />);
});

it('is a named list of links to the video at the start of each chapter, which the names say in words', () => {
  expect(screen.getByRole('list', { name: 'Chapters' })).toBeInTheDocument();
  expect(link('Door 4 seconds')).toHaveAttribute('href', '#t=4');
  expect(link('Ring 1 minute 5 seconds')).toHaveAttribute('href', '#t=65');
});

it('hands over the picked chapter instead of following its link', async () => {
  await userEvent.click(link(/Ring/));
  expect(onPick).toHaveBeenCalledWith(chapters[1]);
  expect(fireEvent.click(link(/Ring/))).toBe(false);
});

it('opens the link in a new tab when the visitor asks for that', () => {
  expect(fireEvent.click(link(/Ring/), { ctrlKey: true })).toBe(true);
  expect(onPick).not.toHaveBeenCalled();
});

it('marks only the chapter that runs', () => {
  expect(screen.getAllByRole('link', { current: true })).toEqual([link(/Ring/)]);
});

it.each(['altKey', 'metaKey'])('leaves arrow keys with %s to the browser', (modifier) => {
  link(/Ring/).focus();
  expect(fireEvent.keyDown(link(/Ring/), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  expect(link(/Ring/)).toHaveFocus();
});

it('moves the focus with the arrow keys, and stays at its ends', async () => {
  link(/Door/).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(link(/Ring/)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(link(/Ring/)).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(link(/Door/)).toHaveFocus();
});
