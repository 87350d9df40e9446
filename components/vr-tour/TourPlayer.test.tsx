import { render, screen } from '@testing-library/react';
import { parseTourVideo } from '@/lib/build/tour-video';
import { intro, player } from '@/lib/content/vr-tour';
import { tourChapters, tourTracks, tourVideo } from '@/lib/media';
import { mockTextTracks } from './fixtures/text-tracks';
import { TourPlayer } from './TourPlayer';

const show = (setting: string, content = player) =>
  render(<TourPlayer video={parseTourVideo(setting)} intro={intro} content={content} />);
const video = () => screen.getByTitle(player.title);
const sourcesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('src'));
const files = () => sourcesOf('video source');

beforeEach(mockTextTracks);

afterEach(() => jest.restoreAllMocks());

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

it('shows the owner’s poster and caption with a video of a service', () => {
  const embedPoster = { src: '/media/lobby.jpg', width: 1600, height: 900, alt: 'The lobby' };
  show('https://youtu.be/dQw4w9WgXcQ', { ...player, embedPoster, caption: 'A walk through the lobby.' });
  expect(video()).toHaveAttribute(
    'srcdoc',
    expect.stringContaining('src="/media/lobby.jpg" alt="The lobby"'),
  );
  expect(screen.getByRole('figure')).toHaveTextContent('A walk through the lobby.');
});

it('plays the video that ships with the site by default', () => {
  show('');
  expect(files()).toEqual(tourVideo.map(({ src }) => src));
});

it('adds its captions and chapters', () => {
  show('');
  expect(sourcesOf('track')).toEqual(Object.values(tourTracks).filter(Boolean));
});

it.each(['', 'https://youtu.be/dQw4w9WgXcQ'])(
  'begins with the page’s label and heading for the setting %j',
  (setting) => {
    show(setting);
    const heading = screen.getByRole('heading', { level: 1, name: intro.title.text });
    const player = document.querySelector('video, iframe')!;
    for (const part of [screen.getByText(intro.label.title), heading])
      expect(part.compareDocumentPosition(player)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

it('lists its chapters', () => {
  show('');
  expect(screen.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    tourChapters.map(({ title, spoken, time }) => `${title} ${spoken} ${time}`),
  );
});
