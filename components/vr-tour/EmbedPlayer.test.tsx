import { render, screen } from '@testing-library/react';
import { parseTourVideo } from '@/lib/build/tour-video';
import { player } from '@/lib/content/vr-tour';
import { tourPoster } from '@/lib/media';
import { EmbedPlayer } from './EmbedPlayer';

/** Renders the player of the video at a URL. */
function show(url = 'https://youtu.be/dQw4w9WgXcQ') {
  const video = parseTourVideo(url)!;
  render(<EmbedPlayer video={video} poster={{ ...tourPoster, alt: player.posterAlt }} content={player} />);
  return { frame: screen.getByTitle(player.title), video };
}

it('names the player, and holds a link to it and our poster in its place', () => {
  const { frame, video } = show();
  expect(frame).toHaveAttribute('src', video.playerUrl);
  const page = new DOMParser().parseFromString(frame.getAttribute('srcdoc')!, 'text/html');
  expect(page.links[0]).toHaveProperty('href', video.playerUrl);
  expect(page.images[0]!.getAttribute('src')).toBe(tourPoster.src);
  expect(page.images[0]!.alt).toBe(player.posterAlt);
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com'],
])('gives each permission of %s only to the origin of its player', (url, origin) => {
  const { frame, video } = show(url);
  expect(frame.getAttribute('allow')!.split('; ')).toEqual(
    video.allow.map((feature) => `${feature} ${origin}`),
  );
});

it('sends the service only the origin as referrer', () => {
  expect(show().frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});
