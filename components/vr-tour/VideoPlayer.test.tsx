import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { player as content } from '@/lib/content/vr-tour';
import { VideoPlayer } from './VideoPlayer';

const chapters = ['Door', 'Ring'].map((title, index) => {
  const start = 4 * (index + 1);
  const thumbnail = { avif: '', jpeg: '/thumbnail.jpg', width: 320, height: 180 };
  return {
    title,
    start,
    time: `0:0${start}`,
    spoken: `${start} seconds`,
    href: `/tour.mp4#t=${start}`,
    ...thumbnail,
  };
});
const sources = [
  { src: '/hd.mp4', type: 'video/mp4', media: '(min-width: 1px)', hd: true },
  { src: '/small.mp4', type: 'video/mp4' },
] as const;

const player = (
  <VideoPlayer
    sources={sources}
    tracks={{ captions: '/captions.vtt', chapters: '/chapters.vtt' }}
    chapters={chapters}
    content={content}
    caption="A caption"
  >
    <img src="/poster.jpg" alt="Two fighters" />
  </VideoPlayer>
);
const button = () => screen.queryByRole('button', { name: content.play });
const ring = () => screen.getByRole('link', { name: /Ring/ });
const video = () => screen.getByLabelText<HTMLVideoElement>(content.title);
const said = () => document.querySelector('[aria-live]');
const filesIn = (kind: string) =>
  [...video().querySelectorAll(kind)].map((element) => element.getAttribute('src'));
const play = jest.fn();
const load = jest.fn();

beforeEach(() => {
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'play').mockImplementation(play.mockReset().mockResolvedValue(undefined));
  jest.spyOn(media, 'load').mockImplementation(load.mockReset());
  // jsdom lacks both.
  jest.spyOn(media, 'textTracks', 'get').mockReturnValue(new EventTarget() as TextTrackList);
  Element.prototype.scrollIntoView = jest.fn();
});

afterEach(() => jest.restoreAllMocks());

it('leaves its controls to a video that plays before the script runs', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(player);
  expect(video()).toHaveAttribute('controls');
  expect(button()).not.toBeInTheDocument();
  render(player, { container, hydrate: true });
  fireEvent.timeUpdate(video());
  expect(video()).toHaveAttribute('controls');
  expect(button()).not.toBeInTheDocument();
});

it('has a large button that plays the video, which then has the browser’s controls and the focus', async () => {
  render(player);
  expect(filesIn('source')).toEqual(['/hd.mp4', '/small.mp4']);
  expect(filesIn('track')).toEqual(['/captions.vtt', '/chapters.vtt']);
  expect(video()).not.toHaveAttribute('controls');
  const focus = jest.spyOn(video(), 'focus');
  await userEvent.click(button()!);
  expect(play).toHaveBeenCalledTimes(1);
  expect(button()).not.toBeInTheDocument();
  expect(video()).toHaveAttribute('controls');
  expect(focus).toHaveBeenCalled();
});

it('plays no hd file for a visitor who asks for less data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(player);
  await userEvent.click(button()!);
  Reflect.deleteProperty(navigator, 'connection');
  expect(filesIn('source')).toEqual(['/small.mp4']);
  expect(load).toHaveBeenCalled();
});

it.each([0, 4])('starts at a chapter that the visitor picks, with a readyState of %d', async (readyState) => {
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(readyState);
  render(player);
  await userEvent.click(ring());
  if (readyState === 0) fireEvent.loadedMetadata(video());
  expect(play).toHaveBeenCalledTimes(1);
  expect(video().currentTime).toBe(8.001);
  expect(button()).not.toBeInTheDocument();
});

it('says which chapter plays once a press has led to it, and nothing without one', async () => {
  render(player);
  const reach = (time: number) => {
    video().currentTime = time;
    fireEvent.timeUpdate(video());
  };
  reach(4.5);
  expect(said()).toBeEmptyDOMElement();
  await userEvent.click(ring());
  reach(8.5);
  fireEvent(video(), new Event('seeked'));
  expect(said()).toHaveTextContent(`${content.playing} Ring`);
  reach(4.5);
  expect(said()).toBeEmptyDOMElement();
});

describe('a video that fails', () => {
  const retry = () => screen.queryByRole('button', { name: `${content.failed} ${content.retry}` });

  beforeEach(async () => {
    render(player);
    await userEvent.click(button()!);
  });

  it('waits until its last file has failed, says so, and leaves the focus where it is elsewhere', () => {
    ring().focus();
    fireEvent.error(video().querySelector('source')!);
    expect(retry()).not.toBeInTheDocument();
    fireEvent.error(video().querySelector('source:last-of-type')!);
    expect(retry()).toBeInTheDocument();
    expect(said()).toHaveTextContent(content.failed);
    expect(video()).not.toHaveAttribute('controls');
    expect(ring()).toHaveFocus();
  });

  it('loads again and goes on where it broke off, however often that fails', async () => {
    video().currentTime = 5;
    load.mockImplementation(() => (video().currentTime = 0));
    for (let i = 0; i < 2; i++) {
      fireEvent.error(video());
      await userEvent.click(retry()!);
    }
    expect(load.mock.invocationCallOrder[0]).toBeLessThan(play.mock.invocationCallOrder[1]!);
    fireEvent.loadedMetadata(video());
    expect(video().currentTime).toBe(5);
    expect(said()).toBeEmptyDOMElement();
  });
});
