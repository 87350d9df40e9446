import { useEffect, useState, type RefObject } from 'react';
import styles from './CaptionsButton.module.css';

type Props = { video: RefObject<HTMLVideoElement | null>; label: string };

function setMode(video: HTMLVideoElement, mode: TextTrackMode) {
  video.textTracks[0]!.mode = mode;
}

/** A visible switch for a video's captions, which are its first track. It follows the browser's own menu, too. */
export function CaptionsButton({ video, label }: Props) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = video.current!;
    const update = () => {
      const isMissing = element.querySelector('track')?.readyState === HTMLTrackElement.ERROR;
      setShown(element.textTracks[0]?.mode === 'showing' && !isMissing);
    };
    // Some browsers show captions to visitors whose system asks for them.
    update();
    element.textTracks.addEventListener('change', update);
    // A missing file is an event of its track, which does not bubble.
    element.addEventListener('error', update, true);
    return () => {
      element.textTracks.removeEventListener('change', update);
      element.removeEventListener('error', update, true);
    };
  }, [video]);

  return (
    <button
      className={styles.button}
      type="button"
      aria-pressed={shown}
      onClick={() => setMode(video.current!, shown ? 'disabled' : 'showing')}
    >
      {label}
    </button>
  );
}
