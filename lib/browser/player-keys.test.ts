import { pressPlayerKey } from './player-keys';

const captions = { kind: 'captions', mode: 'disabled' };
const chapters = { kind: 'chapters', mode: 'disabled' };
const plain = { repeat: false, ctrlKey: false, altKey: false, metaKey: false };
const play = jest.fn(async () => {});
const pause = jest.fn();

/** A video of which the browser's own parts are mocked. */
function player({ paused = true } = {}) {
  const video = document.createElement('video');
  Object.defineProperties(video, { textTracks: { value: [chapters, captions] }, paused: { value: paused } });
  return Object.assign(video, { play, pause });
}

const press = (video: HTMLVideoElement, key: string) => pressPlayerKey(video, { ...plain, key });

it('plays and pauses with K', () => {
  press(player(), 'k');
  expect(play).toHaveBeenCalledTimes(1);
  press(player({ paused: false }), 'K');
  expect(pause).toHaveBeenCalledTimes(1);
});

it('switches the sound with M', () => {
  const video = player();
  press(video, 'm');
  expect(video.muted).toBe(true);
  press(video, 'm');
  expect(video.muted).toBe(false);
});

it('switches the captions with C, and no other track', () => {
  press(player(), 'c');
  expect([captions.mode, chapters.mode]).toEqual(['showing', 'disabled']);
  press(player(), 'c');
  expect(captions.mode).toBe('disabled');
});

it('fills the screen with F, where the browser can', () => {
  const requestFullscreen = jest.fn(async () => {});
  expect(press(Object.assign(player(), { requestFullscreen }), 'f')).toBe(true);
  expect(requestFullscreen).toHaveBeenCalled();
  expect(press(player(), 'f')).toBe(true);
});

it('acts once while a key is held', () => {
  const video = player();
  expect(pressPlayerKey(video, { ...plain, key: 'm', repeat: true })).toBe(true);
  expect(video.muted).toBe(false);
});

it('leaves other keys, and those of the browser, to the browser', () => {
  expect(press(player(), ' ')).toBe(false);
  expect(pressPlayerKey(player(), { ...plain, key: 'f', ctrlKey: true })).toBe(false);
});
