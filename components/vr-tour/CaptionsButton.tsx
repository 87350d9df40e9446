import { useEffect, useState, type RefObject } from 'react';
import styles from './VideoPlayer.module.css';

type Props = { video: RefObject<HTMLVideoElement | null>; label: string };

/** A switch for a video's captions, which are its first track. It follows the browser's own menu, too. */
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

  const toggle = () => Object.assign(video.current!.textTracks[0]!, { mode: shown ? 'disabled' : 'showing' });
  return (
    <button className={styles.captions} type="button" aria-pressed={shown} onClick={toggle}>
      {label}
    </button>
  );
}
