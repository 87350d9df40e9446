import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CaptionsButton } from './CaptionsButton';

/** A video's captions, as browsers have them: each change of `mode` is an event of the list. */
class Tracks extends EventTarget {
  readonly 0: { mode: string };

  constructor(mode: string) {
    super();
    const set = (next: string) => {
      mode = next;
      this.dispatchEvent(new Event('change'));
    };
    this[0] = Object.defineProperty({ mode }, 'mode', { get: () => mode, set });
  }
}

function show(mode = 'disabled') {
  const textTracks = new Tracks(mode);
  const video = Object.defineProperty(document.createElement('video'), 'textTracks', { value: textTracks });
  const track = video.appendChild(document.createElement('track'));
  render(<CaptionsButton video={{ current: video }} label="Captions" />);
  return { track, captions: textTracks[0], button: screen.getByRole('button', { name: 'Captions' }) };
}

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
  for (let press = 0; press < 3; press++) {
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
  }
});
