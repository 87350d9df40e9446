import { useEffect, useState, type RefObject } from 'react';
import { captionsOf, toggleCaptions } from '@/lib/browser/player-keys';
import styles from './CaptionsButton.module.css';

type Props = { video: RefObject<HTMLVideoElement | null>; label: string };

/** Switches a video's captions, in sight. It follows the browser's own menu, too. */
export function CaptionsButton({ video, label }: Props) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = video.current!;
    const update = () => setShown(captionsOf(element)?.mode === 'showing');
    // Some browsers show captions to visitors whose system asks for them.
    update();
    element.textTracks.addEventListener('change', update);
    return () => element.textTracks.removeEventListener('change', update);
  }, [video]);

  return (
    <button
      className={styles.button}
      type="button"
      aria-pressed={shown}
      onClick={() => toggleCaptions(video.current!)}
    >
      {label}
    </button>
  );
}
