import { cleanup, render, screen } from '@testing-library/react';
import { parseTourVideo } from '@/lib/build/tour-video';
import { player } from '@/lib/content/vr-tour';
import { tourVideo, tourPoster, tourTracks } from '@/lib/media';
import { TourPlayer } from './TourPlayer';

const show = (setting: string) => render(<TourPlayer video={parseTourVideo(setting)} content={player} />);
const video = () => screen.getByTitle(player.title);
const sourcesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('src'));
const files = () => sourcesOf('video source');

it.each([
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
  ['Vimeo', 'https://vimeo.com/123456789/ab12cd34ef', 'https://vimeo.com/123456789/ab12cd34ef'],
])('frames a video from %s, and links to it for networks that block frames', (service, setting, watchUrl) => {
  show(setting);
  expect(video().tagName).toBe('IFRAME');
  expect(screen.getByRole('link', { name: `${player.watchAt} ${service}` })).toHaveAttribute(
    'href',
    watchUrl,
  );
});

it('plays the file that the setting names', () => {
  show('/media/walkthrough.webm');
  expect(files()).toEqual(['/media/walkthrough.webm']);
});

it('plays the video that ships with the site by default', () => {
  show('');
  expect(files()).toEqual(tourVideo.map(({ src }) => src));
});

it('shows the poster before the video plays', () => {
  show('');
  expect(screen.getByRole('img', { name: player.posterAlt })).toHaveAttribute('src', tourPoster.src);
});

it('adds captions and chapters only to the video that they belong to', () => {
  show('');
  expect(sourcesOf('track')).toEqual(Object.values(tourTracks).filter(Boolean));
  cleanup();
  show('/media/walkthrough.webm');
  expect(sourcesOf('track')).toEqual([]);
});

it('does not link a file of the site to a service', () => {
  show('');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('captions the poster', () => {
  show('');
  expect(screen.getByRole('figure')).toHaveTextContent(`${player.plate} ${player.caption}`);
});
