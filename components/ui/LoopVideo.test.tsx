import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hero } from '@/lib/content/home/hero';
import { connect, prefer } from '@/lib/fixtures/preferences';
import { LoopVideo } from './LoopVideo';
import type { VideoSource } from './video-sources';

const content = hero.video;
const files: readonly VideoSource[] = [
  { src: '/tall.mp4', type: 'video/mp4', media: '(orientation: portrait)' },
  { src: '/hd.mp4', type: 'video/mp4', hd: true },
  { src: '/last.mp4', type: 'video/mp4' },
];
const player = <LoopVideo sources={files} hasSound content={content} />;
const media = HTMLMediaElement.prototype;

const video = () => document.querySelector('video')!;
const sources = () => [...video().querySelectorAll('source')];
const offered = () => sources().map((source) => source.getAttribute('src'));
const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => userEvent.click(button(name)!);
const expectPlaying = (isPlaying: boolean) =>
  expect(button(isPlaying ? content.pause : content.play)).toBeInTheDocument();
const announcement = () => document.querySelector('[aria-live]')!.textContent;

let paused = true;
const play = jest.fn();
const load = jest.fn();

function playing(isPlaying: boolean) {
  paused = !isPlaying;
  if (isPlaying) fireEvent.play(video());
  else fireEvent.pause(video());
}

beforeEach(() => {
  paused = true;
  play.mockReset().mockImplementation(async () => playing(true));
  jest.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  jest.spyOn(media, 'play').mockImplementation(play);
  jest.spyOn(media, 'load').mockImplementation(load.mockReset());
  jest.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    paused = true;
    fireEvent.pause(this);
  });
  prefer();
  connect(undefined);
});

afterEach(() => jest.restoreAllMocks());

it('loads its files, in order, once the page has loaded', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  render(player);
  expect(offered()).toEqual([]);
  fireEvent(window, new Event('pageshow'));
  expect(offered()).toEqual(['/tall.mp4', '/hd.mp4', '/last.mp4']);
  expect(sources()[0]).toHaveAttribute('media', files[0]!.media);
});

it.each([
  ['less motion', () => prefer('reduced-motion'), 3],
  ['less data, who gets no hd file', () => connect({ saveData: true }), 2],
])(
  'loads only when its button is pressed, and before it plays, for a visitor who prefers %s',
  async (_wish, wish, count) => {
    wish();
    render(player);
    expect(offered()).toEqual([]);
    let loaded: unknown[] = [];
    play.mockImplementation(async () => (loaded = offered()));
    await press(content.play);
    expect(loaded).toHaveLength(count);
  },
);

it('stops while the visitor asks for less motion, then plays again', async () => {
  render(player);
  playing(true);
  await act(async () => prefer('reduced-motion'));
  expectPlaying(false);
  await act(async () => prefer());
  expectPlaying(true);
});

it('stays paused after less motion if the visitor had paused it before', async () => {
  render(player);
  playing(true);
  await press(content.pause);
  await act(async () => prefer('reduced-motion'));
  await act(async () => prefer());
  expectPlaying(false);
});

it('stays paused if the visitor has paused it while asking for less motion', async () => {
  render(player);
  playing(true);
  await act(async () => prefer('reduced-motion'));
  await press(content.play);
  await press(content.pause);
  await act(async () => prefer());
  expectPlaying(false);
});

it('follows the browser, but says only what a press has done', async () => {
  render(player);
  playing(true);
  expectPlaying(true);
  playing(false);
  expectPlaying(false);
  expect(announcement()).toBe('');
  for (const action of ['play', 'unmute', 'pause', 'mute'] as const) {
    await press(content[action]);
    expect(announcement()).toBe(content.announcement[action]);
  }
  expect([paused, video().muted]).toEqual([true, true]);
  await press(content.play);
  playing(false);
  expect(announcement()).toBe('');
  act(() => void (video().muted = false));
  expect(button(content.mute)).toBeInTheDocument();
});

it('offers to play when its last file has failed, and not before', () => {
  render(player);
  playing(true);
  fireEvent.error(sources()[0]!);
  expectPlaying(true);
  fireEvent.error(sources().at(-1)!);
  expectPlaying(false);
});

it.each([
  ['decoding has failed', 'error', { code: 3 }],
  ['no file could be loaded', 'networkState', media.NETWORK_NO_SOURCE],
])('offers to play when %s, and loads again before it does', async (_failure, property, value) => {
  render(player);
  playing(true);
  Object.defineProperty(video(), property, { value });
  paused = property === 'networkState';
  fireEvent.error(video());
  await press(content.play);
  expect(load.mock.invocationCallOrder[0]).toBeLessThan(play.mock.invocationCallOrder[0]!);
});
