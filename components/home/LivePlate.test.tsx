import { act, render, screen } from '@testing-library/react';
import { openPlate } from '@/lib/browser/plates/live-plate';
import { LivePlate } from './LivePlate';

jest.mock('@/lib/browser/plates/live-plate', () => ({ openPlate: jest.fn() }));

it('shows a photo as a still image, whose file no script reads', async () => {
  const image = { src: '/media/plates/lockers.jpg', width: 1600, height: 1000, alt: 'Lockers' };
  await act(async () => render(<LivePlate plate={{ id: 'game', title: 'The game', image }} />));
  expect(screen.getByRole('img', { name: image.alt })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  expect(openPlate).not.toHaveBeenCalled();
});
