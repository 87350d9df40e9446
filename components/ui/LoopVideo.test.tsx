import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hero } from '@/lib/content/home';
import { heroVideo, type VideoSource } from '@/lib/media';
import { LoopVideo } from './LoopVideo';

const content = hero.video;
// With and without a sharp file, whatever video the site has.
const files: readonly VideoSource[] = [{ src: '/sharp.mp4', type: 'video/mp4', sharp: true }, ...heroVideo];
const plain = files.filter(({ sharp }) => !sharp);
const player = <LoopVideo sources={files} content={content} />;
const media = HTMLMediaElement.prototype;
const user = userEvent.setup();

const video = () => document.querySelector('video')!;
const sources = () => [...video().querySelectorAll('source')];
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
/** The button is named after what a press does. */
const expectPlaying = (isPlaying: boolean) =>
  expect(button(isPlaying ? content.pause : content.play)).toBeInTheDocument();
const said = () => document.querySelector('[aria-live]')!.textContent;

let paused = true;
const play = jest.fn();
const load = jest.fn();

/** The browser plays or pauses the video, and fires the event. */
function playing(isPlaying: boolean) {
  paused = !isPlaying;
  if (isPlaying) fireEvent.play(video());
  else fireEvent.pause(video());
}

/** Sets the page's loading state and the visitor's preferences. */
function browser({
  readyState = 'complete' as DocumentReadyState,
  reducedMotion = false,
  saveData = false,
} = {}) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  window.matchMedia = () => ({ matches: reducedMotion }) as MediaQueryList;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
}

beforeEach(() => {
  paused = true;
  play.mockReset().mockImplementation(async () => playing(true));
  load.mockReset();
  jest.spyOn(media, 'paused', 'get').mockImplementation(() => paused);
  jest.spyOn(media, 'play').mockImplementation(play);
  jest.spyOn(media, 'load').mockImplementation(load);
  jest.spyOn(media, 'pause').mockImplementation(() => playing(false));
  browser();
});

afterEach(() => jest.restoreAllMocks());

describe('the exported page', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div>${renderToString(player)}</div>`;
  });

  afterEach(() => {
    document.body.innerHTML = '';
  });

  /** Hydrates the page. React reports a mismatch, because jsdom ignores the `muted` attribute; browsers do not. */
  function hydrate() {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(player, { container: document.querySelector('div')!, hydrate: true });
  }

  it('has no video file, so that the page loads first', () => {
    expect(sources()).toEqual([]);
    expect(video()).not.toHaveAttribute('src');
  });

  it('marks the buttons as ready once script runs', () => {
    const group = screen.getByRole('group');
    expect(group).toHaveAttribute('data-script', 'needed');
    hydrate();
    expect(group).toHaveAttribute('data-script', 'running');
  });

  it('mutes the video once script runs', () => {
    hydrate();
    expect(video().muted).toBe(true);
  });
});

describe('the video', () => {
  const wishes = [
    ['less motion', { reducedMotion: true }],
    ['less data', { saveData: true }],
  ] as const;

  it('loads once the page has loaded', () => {
    browser({ readyState: 'interactive' });
    render(player);
    expect(sources()).toEqual([]);
    fireEvent.load(window);
    expect(sources()).toHaveLength(files.length);
  });

  it('loads at once on a page that has loaded: its files in order, each with its type and media query', () => {
    render(player);
    const offered = sources().map((source) => ({
      src: source.getAttribute('src'),
      type: source.getAttribute('type'),
      media: source.getAttribute('media') ?? undefined,
    }));
    expect(offered).toEqual(files.map(({ src, type, media }) => ({ src, type, media })));
  });

  it.each(wishes)('does not load for a visitor who prefers %s', (_wish, wish) => {
    browser({ ...wish, readyState: 'interactive' });
    render(player);
    fireEvent.load(window);
    expect(sources()).toEqual([]);
  });

  it.each(wishes)(
    'loads before it plays when a visitor who prefers %s presses the button',
    async (_wish, wish) => {
      browser(wish);
      render(player);
      let offered = 0;
      play.mockImplementation(async () => {
        offered = sources().length;
      });
      await press(content.play);
      expect(offered).toBeGreaterThan(0);
    },
  );

  it('has no sharp file for a visitor who prefers less data', async () => {
    browser({ saveData: true });
    render(player);
    await press(content.play);
    expect(sources().map((source) => source.getAttribute('src'))).toEqual(plain.map(({ src }) => src));
  });
});

describe('the buttons', () => {
  it('follow the browser when it plays and pauses the video', () => {
    render(player);
    expectPlaying(false);
    playing(true);
    expectPlaying(true);
    playing(false);
    expectPlaying(false);
  });

  it.each([
    [
      'the browser refuses to play it',
      () => play.mockRejectedValue(new DOMException('No', 'NotAllowedError')),
    ],
    ['it does not play yet', () => play.mockReturnValue(new Promise(() => {}))],
  ])('still offer to play, and say nothing, after a press while %s', async (_reason, fail) => {
    render(player);
    fail();
    await press(content.play);
    expectPlaying(false);
    expect(said()).toBe('');
  });

  it('say what a press has done, and nothing that the browser does without one', async () => {
    render(player);
    playing(true);
    playing(false);
    expect(said()).toBe('');
    for (const action of ['play', 'pause', 'unmute', 'mute'] as const) {
      await press(content[action]);
      expect(said()).toBe(content.said[action]);
    }
    await press(content.play);
    playing(false);
    expect(said()).toBe('');
  });

  it.each([
    ['offer to play', 'the last file', -1, false],
    ['wait', 'a file before the last', 0, true],
  ])('%s when %s fails', (_what, _file, index, isPlaying) => {
    render(player);
    playing(true);
    fireEvent.error(sources().at(index)!);
    expectPlaying(isPlaying);
  });

  it('offer to play when the video cannot be decoded', () => {
    render(player);
    playing(true);
    Object.defineProperty(video(), 'error', { value: { code: 3 } });
    fireEvent.error(video());
    expectPlaying(false);
  });

  it.each([
    [
      'every file failed',
      () => jest.spyOn(media, 'networkState', 'get').mockReturnValue(media.NETWORK_NO_SOURCE),
    ],
    ['decoding failed', () => Object.defineProperty(video(), 'error', { value: { code: 3 } })],
  ])('load the video again when the button is pressed after %s', async (_failure, fail) => {
    render(player);
    fail();
    await press(content.play);
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.invocationCallOrder[0]).toBeLessThan(play.mock.invocationCallOrder[0]!);
  });

  it('have none for the sound while a file without sound plays', () => {
    const silent: VideoSource = { src: '/silent.mp4', type: 'video/mp4', silent: true };
    render(<LoopVideo sources={[silent, ...files]} content={content} />);
    expect(button(content.unmute)).toBeInTheDocument();
    jest.spyOn(media, 'currentSrc', 'get').mockReturnValue('http://localhost/silent.mp4');
    playing(true);
    expect(screen.queryByRole('button', { name: content.unmute })).toBeNull();
  });

  it('follow the browser when it unmutes the video', () => {
    render(player);
    act(() => {
      video().muted = false;
    });
    expect(button(content.mute)).toBeInTheDocument();
  });

  it.each([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])('are independent: playing %s and muted %s', async (isPlaying, muted) => {
    render(player);
    if (isPlaying) await press(content.play);
    if (!muted) await press(content.unmute);
    expectPlaying(isPlaying);
    expect(button(muted ? content.unmute : content.mute)).toBeInTheDocument();
    expect([!video().paused, video().muted]).toEqual([isPlaying, muted]);
  });
});
