import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hero } from '@/lib/content/home';
import { heroVideo } from '@/lib/media';
import { HeroVideo } from './HeroVideo';

const content = hero.video;
const player = <HeroVideo sources={heroVideo} hasSound content={content} />;
const media = HTMLMediaElement.prototype;
const user = userEvent.setup();

const video = () => document.querySelector('video')!;
const sources = () => [...video().querySelectorAll('source')];
const button = (name: string) => screen.getByRole('button', { name });

let paused = true;
const play = jest.fn();
const load = jest.fn();

/** The video plays, or stops, and the browser says so. */
function playing(isPlaying: boolean) {
  paused = !isPlaying;
  if (isPlaying) fireEvent.play(video());
  else fireEvent.pause(video());
}

/** A browser whose page is at this stage, for a visitor with these wishes. */
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

  /** React takes the page over. It complains, because jsdom does not read the attribute `muted`; browsers do. */
  function hydrate() {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(player, { container: document.querySelector('div')!, hydrate: true });
  }

  it.each(['autoplay', 'loop', 'muted', 'playsinline'])('holds the video with %s', (attribute) => {
    expect(video()).toHaveAttribute(attribute);
  });

  it('names no file of the video, so that the page loads first', () => {
    expect(sources()).toEqual([]);
    expect(video()).not.toHaveAttribute('src');
  });

  it('marks the buttons as ready only once they are', () => {
    const group = screen.getByRole('group');
    expect(group).toHaveAttribute('data-script', 'needed');
    hydrate();
    expect(group).toHaveAttribute('data-script', 'running');
  });

  it('mutes the video as a property once it is taken over', () => {
    hydrate();
    expect(video().muted).toBe(true);
  });
});

describe('the video', () => {
  it('is decoration, which assistive technology passes by', () => {
    render(player);
    expect(video()).toHaveAttribute('aria-hidden', 'true');
  });

  it('waits until the page has loaded', () => {
    browser({ readyState: 'interactive' });
    render(player);
    expect(sources()).toEqual([]);
  });

  it('is attached once the page has loaded', () => {
    browser({ readyState: 'interactive' });
    render(player);
    fireEvent.load(window);
    expect(sources()).toHaveLength(heroVideo.length);
  });

  it('is attached at once on a page that has loaded already', () => {
    render(player);
    expect(sources()).toHaveLength(heroVideo.length);
  });

  it('offers its files in their order, each with its type and screen', () => {
    render(player);
    const offered = sources().map((source) => ({
      src: source.getAttribute('src'),
      type: source.getAttribute('type'),
      media: source.getAttribute('media') ?? undefined,
    }));
    expect(offered).toEqual(heroVideo.map(({ src, type, media }) => ({ src, type, media })));
  });

  it.each([
    ['less motion', { reducedMotion: true }],
    ['less data', { saveData: true }],
  ])('is not attached for a visitor who asks for %s', (_wish, wishes) => {
    browser({ ...wishes, readyState: 'interactive' });
    render(player);
    fireEvent.load(window);
    expect(sources()).toEqual([]);
  });

  it.each([
    ['less motion', { reducedMotion: true }],
    ['less data', { saveData: true }],
  ])('is attached before it plays when a visitor who asks for %s presses Play', async (_wish, wishes) => {
    browser(wishes);
    render(player);
    let offered = 0;
    play.mockImplementation(async () => {
      offered = sources().length;
    });
    await user.click(button(content.play));
    expect(offered).toBe(heroVideo.length);
  });
});

describe('the buttons', () => {
  it('form a group of their own', () => {
    render(player);
    expect(screen.getByRole('group', { name: content.label })).toContainElement(button(content.play));
  });

  it('offer Pause once the video plays by itself', () => {
    render(player);
    playing(true);
    expect(button(content.pause)).toBeVisible();
  });

  it('stay at Play while the browser refuses to play by itself', () => {
    render(player);
    expect(button(content.play)).toBeVisible();
  });

  it('stay at Play when the browser refuses a press too', async () => {
    render(player);
    play.mockRejectedValue(new DOMException('Not now', 'NotAllowedError'));
    await user.click(button(content.play));
    expect(button(content.play)).toBeVisible();
  });

  it('believe no press before the video plays', async () => {
    render(player);
    play.mockReturnValue(new Promise(() => {}));
    await user.click(button(content.play));
    expect(button(content.play)).toBeVisible();
  });

  it('follow the browser when it pauses the video by itself', () => {
    render(player);
    playing(true);
    playing(false);
    expect(button(content.play)).toBeVisible();
  });

  it('pause the video', async () => {
    render(player);
    playing(true);
    await user.click(button(content.pause));
    expect(paused).toBe(true);
    expect(button(content.play)).toBeVisible();
  });

  it('offer Play when no file is left to try', () => {
    render(player);
    playing(true);
    fireEvent.error(sources().at(-1)!);
    expect(button(content.play)).toBeVisible();
  });

  it('stay at Pause while another file is left to try', () => {
    render(player);
    playing(true);
    fireEvent.error(sources()[0]!);
    expect(button(content.pause)).toBeVisible();
  });

  it('offer Play when the video cannot be decoded', () => {
    render(player);
    playing(true);
    Object.defineProperty(video(), 'error', { value: { code: 3 } });
    fireEvent.error(video());
    expect(button(content.play)).toBeVisible();
  });

  it.each([
    [
      'every file failed',
      () => jest.spyOn(media, 'networkState', 'get').mockReturnValue(media.NETWORK_NO_SOURCE),
    ],
    ['decoding failed', () => Object.defineProperty(video(), 'error', { value: { code: 3 } })],
  ])('load the video anew when Play is pressed after %s', async (_failure, fail) => {
    render(player);
    fail();
    await user.click(button(content.play));
    expect(load).toHaveBeenCalledTimes(1);
    expect(load.mock.invocationCallOrder[0]).toBeLessThan(play.mock.invocationCallOrder[0]!);
  });

  it('resume the video where it was when nothing failed', async () => {
    render(player);
    await user.click(button(content.play));
    expect(load).not.toHaveBeenCalled();
  });

  it('follow the sound when the browser changes it by itself', () => {
    render(player);
    act(() => {
      video().muted = false;
    });
    expect(button(content.mute)).toBeVisible();
  });

  it.each([
    [true, true, [content.pause, content.unmute]],
    [true, false, [content.pause, content.mute]],
    [false, true, [content.play, content.unmute]],
    [false, false, [content.play, content.mute]],
  ])('are independent: playing %s and muted %s', async (isPlaying, muted, names) => {
    render(player);
    if (isPlaying) await user.click(button(content.play));
    if (!muted) await user.click(button(content.unmute));
    expect(screen.getAllByRole('button').map((item) => item.textContent)).toEqual(names);
    expect([!video().paused, video().muted]).toEqual([isPlaying, muted]);
  });

  it('offer no sound where the video has none', () => {
    render(<HeroVideo sources={heroVideo} hasSound={false} content={content} />);
    expect(screen.getAllByRole('button').map((item) => item.textContent)).toEqual([content.play]);
  });

  it('mute the video again', async () => {
    render(player);
    await user.click(button(content.unmute));
    await user.click(button(content.mute));
    expect(video().muted).toBe(true);
  });
});
