import { render, screen } from '@testing-library/react';
import { parseTourVideo } from '@/lib/build/tour-video';
import { intro, player } from '@/lib/content/vr-tour';
import { TourPlayer } from './TourPlayer';

it('frames a service’s video behind the owner’s poster, with a caption and a link for networks that block frames', () => {
  const embedPoster = { src: '/media/lobby.jpg', width: 1600, height: 900, alt: 'The lobby' };
  const content = { ...player, embedPoster, caption: 'A walk through the lobby.' };
  const video = parseTourVideo('https://youtu.be/dQw4w9WgXcQ');
  render(<TourPlayer video={video} intro={intro} content={content} />);
  const frame = screen.getByTitle(player.title);
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('src="/media/lobby.jpg" alt="The lobby"'));
  expect(screen.getByRole('figure')).toHaveTextContent('A walk through the lobby.');
  const link = screen.getByRole('link', { name: `${player.watchAt} YouTube` });
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});
