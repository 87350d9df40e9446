import { useEffect, useState, type RefObject } from 'react';
import { listen } from '@/lib/browser/listen';
import styles from './VideoPlayer.module.css';

type Props = { video: RefObject<HTMLVideoElement | null>; label: string };

/** Switches the first track of a video. It follows the browser's own menu, too. */
export function CaptionsButton({ video, label }: Props) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const { textTracks } = video.current!;
    const update = () => setShown(textTracks[0]?.mode === 'showing');
    // Some browsers show captions to visitors whose system asks for them.
    update();
    return listen(textTracks, 'change', update);
  }, [video]);

  const toggle = () => Object.assign(video.current!.textTracks[0]!, { mode: shown ? 'disabled' : 'showing' });
  return (
    <button className={styles.captions} type="button" aria-pressed={shown} onClick={toggle}>
      {label}
    </button>
  );
}
