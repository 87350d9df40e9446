import { render, screen } from '@testing-library/react';
import { parseTourVideo } from '@/lib/build/tour-video';
import { player } from '@/lib/content/vr-tour';
import { tourPoster } from '@/lib/media';
import { EmbedPlayer } from './EmbedPlayer';

/** Shows the player of the video at an address. */
function show(address = 'https://youtu.be/dQw4w9WgXcQ') {
  const video = parseTourVideo(address);
  if (video?.kind !== 'service') throw new Error('A service is needed.');
  render(<EmbedPlayer video={video} poster={{ ...tourPoster, alt: player.posterAlt }} content={player} />);
  return { frame: screen.getByTitle(player.title), video };
}

it('is a frame with a name', () => {
  expect(show().frame.tagName).toBe('IFRAME');
});

it('loads nothing of the service by itself', () => {
  expect(show().frame).not.toHaveAttribute('src');
});

it('holds a link to the player and our poster', () => {
  const { frame, video } = show();
  const page = new DOMParser().parseFromString(frame.getAttribute('srcdoc')!, 'text/html');
  expect(page.links[0]).toHaveProperty('href', video.playerUrl);
  expect(page.images[0]!.getAttribute('src')).toBe(tourPoster.src);
  expect(page.images[0]!.alt).toBe(player.posterAlt);
});

it.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com'],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com'],
])('gives every permission of %s to the origin of its player alone', (address, origin) => {
  const { frame, video } = show(address);
  expect(frame.getAttribute('allow')!.split('; ')).toEqual(
    video.allow.map((feature) => `${feature} ${origin}`),
  );
});

it('may fill the screen', () => {
  expect(show().frame.getAttribute('allow')).toMatch(/\bfullscreen https:/);
});

it('tells the service the origin alone', () => {
  expect(show().frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
});
