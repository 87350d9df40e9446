import { cleanup, render, screen } from '@testing-library/react';
import { parseTourVideo } from '@/lib/build/tour-video';
import { player } from '@/lib/content/vr-tour';
import { tourVideo, tourPoster, tourTracks } from '@/lib/media';
import { TourPlayer } from './TourPlayer';

const show = (setting: string) => render(<TourPlayer video={parseTourVideo(setting)} content={player} />);
const video = () => screen.getByTitle(player.title);
const addresses = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('src'));
const files = () => addresses('video source');

it.each([
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['Vimeo', 'https://vimeo.com/123456789/ab12cd34ef', 'https://vimeo.com/123456789/ab12cd34ef'],
])('frames a video at %s and leads to it for networks that block frames', (service, setting, watchUrl) => {
  show(setting);
  expect(video().tagName).toBe('IFRAME');
  expect(screen.getByRole('link', { name: `${player.watchAt} ${service}` })).toHaveAttribute(
    'href',
    watchUrl,
  );
});

it('plays the video of the site that the setting names', () => {
  show('/media/walkthrough.webm');
  expect(files()).toEqual(['/media/walkthrough.webm']);
});

it('plays the video that ships with the site while none is set', () => {
  show('');
  expect(files()).toEqual(tourVideo.map(({ src }) => src));
});

it('shows an image of the video before it is played', () => {
  show('');
  expect(screen.getByRole('img', { name: player.posterAlt })).toHaveAttribute('src', tourPoster.src);
});

it('offers captions and chapters with the video that they belong to, and with no other', () => {
  show('');
  expect(addresses('track')).toEqual(Object.values(tourTracks).filter(Boolean));
  cleanup();
  show('/media/walkthrough.webm');
  expect(addresses('track')).toEqual([]);
});

it('leads to no service from a video of the site', () => {
  show('');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says what the poster is', () => {
  show('');
  expect(screen.getByRole('figure')).toHaveTextContent(`${player.plate} ${player.caption}`);
});
