import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { player as playerContent } from '@/lib/content/vr-tour';
import { connect } from '@/lib/fixtures/preferences';
import { VideoPlayer } from './VideoPlayer';

const content = playerContent.controls;

const thumbnail = { avif: '', jpeg: '/thumbnail.jpg', width: 320, height: 180 };
const ring = { title: 'Ring', start: 8, time: '', spoken: '8 seconds', href: '#t=8', ...thumbnail };
const sources = [
  { src: '/hd.mp4', type: 'video/mp4', media: '(min-width: 1px)', hd: true },
  { src: '/small.mp4', type: 'video/mp4' },
] as const;

const player = (
  <VideoPlayer
    sources={sources}
    tracks={{ captions: '/captions.vtt', chapters: '/chapters.vtt' }}
    chapters={[ring]}
    content={content}
    caption="A caption"
    endTitle={<p>The end</p>}
    endLinks={<a href="/contact">Join</a>}
  >
    <img src="/poster.jpg" alt="Two fighters" />
  </VideoPlayer>
);
const button = (name: string = content.play) => screen.queryByRole('button', { name });
const video = () => screen.getByLabelText<HTMLVideoElement>(content.title);
const announcement = () => document.querySelector('[aria-live]');
const play = jest.fn();
const load = jest.fn();

beforeEach(() => {
  sessionStorage.clear();
  connect(undefined);
  const media = HTMLMediaElement.prototype;
  jest.spyOn(media, 'play').mockImplementation(play.mockReset().mockResolvedValue(undefined));
  jest.spyOn(media, 'load').mockImplementation(load.mockReset());
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
  connect({ saveData: true });
  render(player);
  await userEvent.click(button()!);
  expect([...video().querySelectorAll('source')].map(({ src }) => src)).toEqual([
    'http://localhost/small.mp4',
  ]);
  expect(load).toHaveBeenCalled();
});

it('has its large button again where the browser wants a press to go on after Back', async () => {
  sessionStorage.setItem('video-left-at', '20');
  Object.assign(performance, { getEntriesByType: () => [{ type: 'back_forward' }] });
  play.mockRejectedValueOnce(new DOMException('no press', 'NotAllowedError'));
  render(player);
  await userEvent.click(await screen.findByRole('button', { name: content.play }));
  expect(play).toHaveBeenCalledTimes(2);
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(20);
});

it('lets the browser follow the link of a chapter that opens in a new tab', () => {
  render(player);
  expect(fireEvent.click(screen.getByRole('link', { name: 'Ring 8 seconds' }), { ctrlKey: true })).toBe(true);
  expect(play).not.toHaveBeenCalled();
});

it('has its controls at once after a key, and after a press of a pointer with its next move', async () => {
  render(player);
  fireEvent.click(button()!, { detail: 0 });
  expect(video()).toHaveAttribute('controls');
  fireEvent.ended(video());
  await userEvent.click(button(content.replay)!);
  expect(video()).not.toHaveAttribute('controls');
  expect(video()).toHaveFocus();
  fireEvent.pointerMove(video());
  expect(video()).toHaveAttribute('controls');
});

it('offers what comes next once it has ended, until it plays again', async () => {
  render(player);
  await userEvent.click(button()!);
  video().tabIndex = 0;
  for (const again of [() => userEvent.click(button(content.replay)!), () => fireEvent.seeking(video())]) {
    video().focus();
    fireEvent.ended(video());
    expect(screen.getByText('The end')).toBeVisible();
    expect(button(content.replay)).toHaveFocus();
    expect(announcement()).toHaveTextContent(content.ended);
    expect(video()).not.toHaveAttribute('controls');
    await again();
    expect(screen.getByText('The end')).not.toBeVisible();
    fireEvent.pointerMove(video());
    expect(video()).toHaveAttribute('controls');
  }
});

it('shows its end after full screen, if it ended there', async () => {
  const fullScreen = (element: Element | null) => {
    Object.assign(document, { fullscreenElement: element });
    fireEvent(document, new Event('fullscreenchange'));
  };
  render(player);
  await userEvent.click(button()!);
  fullScreen(video());
  fireEvent.pointerMove(video());
  fireEvent.ended(video());
  expect(video()).toHaveAttribute('controls');
  expect(screen.getByText('The end')).not.toBeVisible();
  video().focus();
  fullScreen(null);
  expect(screen.getByText('The end')).toBeVisible();
  expect(button(content.replay)).toHaveFocus();
});

it('says so on its button if it fails, loads again and goes on where it broke off, however often', async () => {
  const retry = () => button(`${content.failed} ${content.retry}`);
  render(player);
  await userEvent.click(button()!);
  video().tabIndex = 0;
  video().currentTime = 5;
  load.mockImplementation(() => (video().currentTime = 0));
  for (const failed of [video(), video().querySelector('source:last-of-type')!]) {
    video().focus();
    fireEvent.error(failed);
    expect(retry()).toHaveFocus();
    expect(announcement()).toHaveTextContent(content.failed);
    await userEvent.click(retry()!);
  }
  expect(load.mock.invocationCallOrder[0]).toBeLessThan(play.mock.invocationCallOrder[1]!);
  fireEvent.loadedMetadata(video());
  expect(video().currentTime).toBe(5);
  expect(announcement()).toBeEmptyDOMElement();
});
