import { useEffect, useState, type RefObject } from 'react';
import styles from './CaptionsButton.module.css';

type Props = { video: RefObject<HTMLVideoElement | null>; label: string };

const captionsOf = (video: HTMLVideoElement) => [...video.textTracks].find(({ kind }) => kind === 'captions');

function toggleCaptions(video: HTMLVideoElement) {
  const captions = captionsOf(video);
  if (captions) captions.mode = captions.mode === 'showing' ? 'disabled' : 'showing';
}

/** A visible switch for a video's captions. It follows the browser's own menu, too. */
export function CaptionsButton({ video, label }: Props) {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = video.current!;
    const update = () => {
      const isMissing =
        element.querySelector<HTMLTrackElement>('track[kind=captions]')?.readyState ===
        HTMLTrackElement.ERROR;
      setShown(captionsOf(element)?.mode === 'showing' && !isMissing);
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
      onClick={() => toggleCaptions(video.current!)}
    >
      {label}
    </button>
  );
}
