import { act, render, screen } from '@testing-library/react';
import { openPlate } from '@/lib/browser/plates/live-plate';
import { numbers } from '@/lib/content/home/numbers';
import { strikePlate } from '@/lib/content/shared';
import type { Image } from '@/lib/content/types';
import { LivePlate } from './LivePlate';

jest.mock('@/lib/browser/plates/live-plate', () => ({ openPlate: jest.fn() }));

const drawing = { src: '/media/plates/game.svg', width: 1600, height: 1000, alt: 'Two gloved fists' };

async function show(image: Image) {
  jest.mocked(openPlate).mockReset().mockResolvedValue(jest.fn());
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  await act(async () => render(<LivePlate plate={{ id: 'game', title: 'The game', image }} />));
}

it('has one drawing, and a button that names the plate', async () => {
  await show(drawing);
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName(
    `${strikePlate} ${numbers.plates.get('game')}: The game`,
  );
});

it('shows a photo as a still image, whose file no script reads', async () => {
  await show({ ...drawing, src: '/media/plates/lockers.jpg' });
  expect(screen.getByRole('img', { name: drawing.alt })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(openPlate).not.toHaveBeenCalled();
});
