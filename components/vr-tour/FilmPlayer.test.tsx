import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { player } from '@/lib/content/vr-tour';
import { tourFilm, type FilmTracks } from '@/lib/media';
import { FilmPlayer } from './FilmPlayer';

const show = (tracks: FilmTracks = {}) => (
  <FilmPlayer
    sources={tourFilm}
    tracks={tracks}
    width={1280}
    height={720}
    title={player.title}
    play={player.play}
  >
    <img src="/poster.jpg" alt="Two fighters" />
  </FilmPlayer>
);
const film = show();
const button = () => screen.queryByRole('button', { name: player.play });
const video = () => screen.getByLabelText<HTMLVideoElement>(player.title);
const play = jest.fn();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});

afterEach(() => jest.restoreAllMocks());

it('leaves the film to the controls of the browser where no script runs', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(film) }} />);
  expect(video()).toHaveAttribute('controls');
  expect(button()).not.toBeInTheDocument();
});

it('loads nothing of the film before it is played', () => {
  render(film);
  expect(video()).toHaveAttribute('preload', 'none');
});

it('shows its poster behind the film, in the room that it reserves', () => {
  render(film);
  const poster = screen.getByRole('img', { name: 'Two fighters' });
  expect(poster.compareDocumentPosition(video())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(video()).toHaveAttribute('width', '1280');
  expect(video()).toHaveAttribute('height', '720');
});

it('offers the files in their order, each with its type', () => {
  render(film);
  const offered = [...video().querySelectorAll('source')].map((source) => ({
    src: source.getAttribute('src'),
    type: source.getAttribute('type'),
  }));
  expect(offered).toEqual(tourFilm);
});

it('offers captions and chapters, and shows neither unasked', () => {
  render(show({ captions: '/captions.vtt', chapters: '/chapters.vtt' }));
  const tracks = [...video().querySelectorAll('track')];
  expect(tracks.map(({ kind, srclang }) => [kind, srclang])).toEqual([
    ['captions', 'en'],
    ['chapters', 'en'],
  ]);
  expect(tracks.map((track) => track.getAttribute('src'))).toEqual(['/captions.vtt', '/chapters.vtt']);
  expect(tracks.filter((track) => track.default)).toEqual([]);
});

it('names no text that there is not', () => {
  render(show());
  expect(video().querySelector('track')).toBeNull();
});

it('plays the film with a large button', async () => {
  render(film);
  await userEvent.click(button()!);
  expect(play).toHaveBeenCalledTimes(1);
});

it('has either the button or the controls of the browser', async () => {
  render(film);
  expect(video()).not.toHaveAttribute('controls');
  await userEvent.click(button()!);
  expect(button()).not.toBeInTheDocument();
  expect(video()).toHaveAttribute('controls');
});

it('moves the focus from the button to the film', async () => {
  render(film);
  const focus = jest.spyOn(video(), 'focus');
  await userEvent.click(button()!);
  expect(focus).toHaveBeenCalled();
});

it('takes the button away when the film is played by other means', () => {
  render(film);
  fireEvent.play(video());
  expect(button()).not.toBeInTheDocument();
});

it('leaves a film that cannot play to the controls of the browser', async () => {
  play.mockRejectedValue(new DOMException('No source', 'NotSupportedError'));
  render(film);
  await userEvent.click(button()!);
  expect(button()).not.toBeInTheDocument();
  expect(video()).toHaveAttribute('controls');
});
