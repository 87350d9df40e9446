import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaptionsButton } from './CaptionsButton';

/** A video's captions, as browsers have them: each change of `mode` is an event of the list. */
class Tracks extends EventTarget {
  #mode = 'disabled';
  readonly 0 = { mode: '' };

  constructor() {
    super();
    const set = (mode: string) => {
      this.#mode = mode;
      this.dispatchEvent(new Event('change'));
    };
    Object.defineProperty(this[0], 'mode', { get: () => this.#mode, set });
  }
}

function show(mode = 'disabled') {
  const textTracks = new Tracks();
  textTracks[0].mode = mode;
  const video = Object.defineProperty(document.createElement('video'), 'textTracks', { value: textTracks });
  const track = video.appendChild(document.createElement('track'));
  render(<CaptionsButton video={{ current: video }} label="Captions" />);
  return { track, captions: textTracks[0], button: screen.getByRole('button', { name: 'Captions' }) };
}

it('shows the captions, and hides them', async () => {
  const { captions, button } = show();
  await userEvent.click(button);
  expect(captions.mode).toBe('showing');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button);
  expect(captions.mode).toBe('disabled');
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it('is pressed if the browser already shows the captions', () => {
  expect(show('showing').button).toHaveAttribute('aria-pressed', 'true');
});

it('follows the browser’s own menu', () => {
  const { captions, button } = show();
  act(() => void (captions.mode = 'showing'));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

it('is not pressed if the file of the captions is missing, nor at another press', async () => {
  const { track, button } = show();
  await userEvent.click(button);
  Object.defineProperty(track, 'readyState', { value: HTMLTrackElement.ERROR });
  fireEvent.error(track);
  expect(button).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-pressed', 'false');
});
