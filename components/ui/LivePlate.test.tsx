import { act, render, screen } from '@testing-library/react';
import { openPlate } from '@/lib/browser/plates/live-plate';
import { strikePlate } from '@/lib/content/shared';
import { LivePlate } from './LivePlate';

jest.mock('@/lib/browser/plates/live-plate', () => ({ openPlate: jest.fn() }));

const image = { src: '/media/plates/game.svg', width: 1600, height: 1000, alt: 'Two gloved fists' };

it('has one drawing, and a button that names the plate', async () => {
  jest.mocked(openPlate).mockResolvedValue(jest.fn());
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  await act(async () => render(<LivePlate plate={{ number: 5, title: 'The game', image }} />));
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('button')).toHaveAccessibleName(`${strikePlate} 5: The game`);
});
