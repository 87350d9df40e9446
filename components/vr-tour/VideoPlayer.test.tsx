import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
import { renderToString } from 'react-dom/server';
import { player } from '@/lib/content/vr-tour';
import { tourVideo, type VideoTracks } from '@/lib/media';
import { mockTextTracks } from './fixtures/text-tracks';
import { VideoPlayer } from './VideoPlayer';

const chapters = ['Door', 'Ring'].map((title, index) => {
  const start = 4 * (index + 1);
  return {
    title,
    start,
    time: `0:0${start}`,
    spoken: `${start} seconds`,
    href: `/tour.mp4#t=${start}`,
    avif: '',
    jpeg: '/still.jpg',
    width: 320,
    height: 180,
  };
});

const show = (tracks: VideoTracks = {}) => (
  <VideoPlayer sources={tourVideo} tracks={tracks} chapters={chapters} content={player} caption="A caption">
    <img src="/poster.jpg" alt="Two fighters" />
  </VideoPlayer>
);
const playerElement = show();
const button = () => screen.queryByRole('button', { name: player.play });
const video = () => screen.getByLabelText<HTMLVideoElement>(player.title);
const said = () => document.querySelector('[aria-live]');
const play = jest.fn();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  mockTextTracks();
});

afterEach(() => jest.restoreAllMocks());

it('has the browser’s controls, and no button, without script', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(playerElement) }} />);
  expect(video()).toHaveAttribute('controls');
  expect(button()).not.toBeInTheDocument();
});

it('has the files in order, each with its type', () => {
  render(playerElement);
  const offered = [...video().querySelectorAll('source')].map((source) => ({
    src: source.getAttribute('src'),
    type: source.getAttribute('type'),
  }));
  expect(offered).toEqual(tourVideo.map(({ src, type }) => ({ src, type })));
});

it('plays no sharp file for a visitor who asks for less data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const load = jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  const sharp = { src: '/sharp.mp4', type: 'video/mp4', media: '(min-width: 1px)', sharp: true } as const;
  render(cloneElement(playerElement, { sources: [sharp, { src: '/small.mp4', type: 'video/mp4' }] }));
  await userEvent.click(button()!);
  Reflect.deleteProperty(navigator, 'connection');
  const files = [...video().querySelectorAll('source')].map((source) => source.getAttribute('src'));
  expect(files).toEqual(['/small.mp4']);
  expect(load).toHaveBeenCalled();
});

it('has captions and chapters, and shows neither by default', () => {
  render(show({ captions: '/captions.vtt', chapters: '/chapters.vtt' }));
  const tracks = [...video().querySelectorAll('track')];
  expect(tracks.map(({ kind, srclang }) => [kind, srclang])).toEqual([
    ['captions', 'en'],
    ['chapters', 'en'],
  ]);
  expect(tracks.map((track) => track.getAttribute('src'))).toEqual(['/captions.vtt', '/chapters.vtt']);
  expect(tracks.filter((track) => track.default)).toEqual([]);
});

it('plays the video with a large button, which the browser’s controls replace', async () => {
  render(playerElement);
  expect(video()).not.toHaveAttribute('controls');
  await userEvent.click(button()!);
  expect(play).toHaveBeenCalledTimes(1);
  expect(button()).not.toBeInTheDocument();
  expect(video()).toHaveAttribute('controls');
});

it('moves the focus from the button to the video', async () => {
  render(playerElement);
  const focus = jest.spyOn(video(), 'focus');
  await userEvent.click(button()!);
  expect(focus).toHaveBeenCalled();
});

it('removes the button if the video starts in another way', () => {
  render(playerElement);
  fireEvent.play(video());
  expect(button()).not.toBeInTheDocument();
});

it('leaves its controls to a video that plays before the script runs', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(playerElement);
  render(playerElement, { container: root, hydrate: true });
  fireEvent.timeUpdate(video());
  expect(video()).toHaveAttribute('controls');
  expect(button()).not.toBeInTheDocument();
});

it('starts at a chapter that the visitor picks', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(playerElement);
  await userEvent.click(screen.getByRole('link', { name: /Ring/ }));
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(8.001);
  expect(button()).not.toBeInTheDocument();
});

it('seeks at once in a video that has loaded', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  render(playerElement);
  await userEvent.click(screen.getByRole('link', { name: /Ring/ }));
  expect(video().currentTime).toBe(8.001);
});

it('says which chapter plays once a press has led to it, and nothing without one', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  render(playerElement);
  const reach = (time: number) => {
    video().currentTime = time;
    fireEvent.timeUpdate(video());
  };
  reach(4.5);
  expect(said()).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('link', { name: /Ring/ }));
  reach(8.5);
  fireEvent(video(), new Event('seeked'));
  expect(said()).toHaveTextContent(`${player.playing} Ring`);
  reach(4.5);
  expect(said()).toBeEmptyDOMElement();
});

describe('a video that fails', () => {
  const retry = () => screen.getByRole('button', { name: `${player.failed} ${player.retry}` });
  const load = jest.fn();

  beforeEach(async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(load.mockReset());
    render(playerElement);
    await userEvent.click(button()!);
  });

  it('waits until its last file has failed', () => {
    fireEvent.error(video().querySelector('source')!);
    expect(video()).toHaveAttribute('controls');
    fireEvent.error(video().querySelector('source:last-of-type')!);
    expect(retry()).toBeInTheDocument();
  });

  it('says so, and leaves the focus where it is elsewhere', () => {
    screen.getByRole('link', { name: /Ring/ }).focus();
    fireEvent.error(video());
    expect(said()).toHaveTextContent(player.failed);
    expect(video()).not.toHaveAttribute('controls');
    expect(screen.getByRole('link', { name: /Ring/ })).toHaveFocus();
  });

  it('loads again and goes on where it broke off, however often that fails', async () => {
    video().currentTime = 5;
    load.mockImplementation(() => (video().currentTime = 0));
    for (let i = 0; i < 2; i++) {
      fireEvent.error(video());
      await userEvent.click(retry());
    }
    expect(load.mock.invocationCallOrder[0]).toBeLessThan(play.mock.invocationCallOrder[1]!);
    fireEvent.loadedMetadata(video());
    expect(video().currentTime).toBe(5);
    expect(said()).toBeEmptyDOMElement();
  });

  it('loads again at a press on a chapter', async () => {
    Element.prototype.scrollIntoView = jest.fn();
    fireEvent.error(video());
    await userEvent.click(screen.getByRole('link', { name: /Ring/ }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(video()).toHaveAttribute('controls');
  });
});
