import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { player as content } from '@/lib/content/vr-tour';
import { VideoPlayer } from './VideoPlayer';

const chapters = ['Door', 'Ring'].map((title, index) => {
  const start = 4 * (index + 1);
  const thumbnail = { avif: '', jpeg: '/thumbnail.jpg', width: 320, height: 180 };
  return { title, start, time: '', spoken: `${start} seconds`, href: `#t=${start}`, ...thumbnail };
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
const button = (name: string = content.play) => screen.queryByRole('button', { name });
const chapter = (title: string) => screen.getByRole('link', { name: new RegExp(`^${title} . seconds$`) });
const video = () => screen.getByLabelText<HTMLVideoElement>(content.title);
const said = () => document.querySelector('[aria-live]');
const play = jest.fn();
const load = jest.fn();

/** A video's captions, as browsers have them: each change of `mode` is an event of the list. */
class Tracks extends EventTarget {
  #mode = 'disabled';
  readonly 0 = Object.defineProperty({ mode: '' }, 'mode', {
    get: () => this.#mode,
    set: (mode) => {
      this.#mode = mode;
      this.dispatchEvent(new Event('change'));
    },
  });
}
let tracks: Tracks;

beforeEach(() => {
  tracks = new Tracks();
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'play').mockImplementation(play.mockReset().mockResolvedValue(undefined));
  jest.spyOn(media, 'load').mockImplementation(load.mockReset());
  jest.spyOn(media, 'textTracks', 'get').mockImplementation(() => tracks as unknown as TextTrackList);
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

it('plays no hd file for a visitor who asks for less data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  render(player);
  await userEvent.click(button()!);
  Reflect.deleteProperty(navigator, 'connection');
  expect([...video().querySelectorAll('source')].map(({ src }) => src)).toEqual([
    'http://localhost/small.mp4',
  ]);
  expect(load).toHaveBeenCalled();
});

it('starts at a chapter that the visitor picks, and says which one plays once the press has led to it', async () => {
  render(player);
  const reach = (time: number) => {
    video().currentTime = time;
    fireEvent.timeUpdate(video());
  };
  reach(4.5);
  expect(said()).toBeEmptyDOMElement();
  await userEvent.click(chapter('Ring'));
  fireEvent.loadedMetadata(video());
  expect(play).toHaveBeenCalledTimes(1);
  expect(video().currentTime).toBe(8.001);
  reach(8.5);
  fireEvent(video(), new Event('seeked'));
  expect(said()).toHaveTextContent(`${content.playing} Ring`);
  reach(4.5);
  expect(said()).toBeEmptyDOMElement();
});

it('lets the browser follow the link of a chapter that opens in a new tab', () => {
  render(player);
  expect(fireEvent.click(chapter('Ring'), { ctrlKey: true })).toBe(true);
  expect(play).not.toHaveBeenCalled();
});

it('moves the focus along the chapters with the arrow keys, which with Alt or Meta belong to the browser', async () => {
  render(player);
  chapter('Door').focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(chapter('Ring')).toHaveFocus();
  for (const modifier of ['altKey', 'metaKey'])
    expect(fireEvent.keyDown(chapter('Ring'), { key: 'ArrowLeft', [modifier]: true })).toBe(true);
  await userEvent.keyboard('{ArrowLeft}');
  expect(chapter('Door')).toHaveFocus();
});

it('has a button for captions, which follows the browser’s menu and is not pressed if their file is missing', async () => {
  render(player);
  const captions = button(content.captions)!;
  act(() => void (tracks[0].mode = 'showing'));
  expect(captions).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(captions);
  expect(tracks[0].mode).toBe('disabled');
  await userEvent.click(captions);
  const track = video().querySelector('track')!;
  Object.defineProperty(track, 'readyState', { value: HTMLTrackElement.ERROR });
  fireEvent.error(track);
  expect(captions).toHaveAttribute('aria-pressed', 'false');
});

describe('a video that fails', () => {
  const retry = () => button(`${content.failed} ${content.retry}`);

  beforeEach(async () => {
    render(player);
    await userEvent.click(button()!);
  });

  it('waits until its last file has failed, says so, and leaves the focus where it is elsewhere', () => {
    chapter('Ring').focus();
    fireEvent.error(video().querySelector('source')!);
    expect(retry()).not.toBeInTheDocument();
    fireEvent.error(video().querySelector('source:last-of-type')!);
    expect(retry()).toBeInTheDocument();
    expect(said()).toHaveTextContent(content.failed);
    expect(video()).not.toHaveAttribute('controls');
    expect(chapter('Ring')).toHaveFocus();
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
