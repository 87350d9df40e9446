import { render, screen } from '@testing-library/react';
import { plateWord } from '@/lib/content/shared';
import { Plate } from './Plate';

const image = { src: '/media/plates/game.svg', width: 1600, height: 1000, alt: 'Two gloved fists' };
const plate = { id: 'game', title: 'The game', text: 'Hit what the music sends you.', image };

it('shows the drawing with its alternative text', () => {
  render(<Plate plate={plate} number={5} />);
  expect(screen.getByRole('img', { name: 'Two gloved fists' })).toHaveAttribute('src', image.src);
});

it('reserves the drawing’s space and loads it lazily', () => {
  render(<Plate plate={plate} number={5} />);
  const drawing = screen.getByRole('img');
  expect(drawing).toHaveAttribute('width', '1600');
  expect(drawing).toHaveAttribute('height', '1000');
  expect(drawing).toHaveAttribute('loading', 'lazy');
});

it('names its number, title and text in the caption', () => {
  render(<Plate plate={plate} number={5} />);
  expect(screen.getByRole('figure')).toHaveTextContent(`${plateWord} 5. The game ${plate.text}`);
});
