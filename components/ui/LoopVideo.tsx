'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMayAutoplay, useSavesData } from '@/lib/browser/preferences';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { LoopAction, LoopContent } from '@/lib/content/schema/values';
import type { VideoSource } from '@/lib/media';
import { Icon } from './Icon';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './LoopVideo.module.css';

type Props = {
  /** Empty: no controls, only the live region. In Chromium, Orca misses the first change of a new live region. */
  sources: readonly VideoSource[];
  hasSound: boolean;
  content: LoopContent;
};

/** An autoplaying loop. A live region announces what a press did, because Orca ignores a button's new name. */
export function LoopVideo({ sources, hasSound, content }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const mayAutoplay = useMayAutoplay();
  const lessData = useSavesData();
  const [attached, setAttached] = useState(false);
  const [state, setState] = useState({ playing: false, muted: true });
  const [asked, setAsked] = useState<LoopAction>();
  // Whether it played when the visitor left the page, or asked for less motion or data.
  const interrupted = useRef(false);

  const read = ({ paused, muted, error }: HTMLVideoElement) =>
    setState({ playing: !paused && !error, muted });
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => read(currentTarget);

  useEffect(() => {
    // React sets `muted` only in HTML, and browsers autoplay only muted videos.
    ref.current!.muted = true;
  }, []);

  useEffect(() => {
    if (!mayAutoplay) return;
    const video = ref.current!;
    const interrupt = () => {
      interrupted.current = !video.paused;
    };
    const resume = () => {
      setAttached(true);
      if (!interrupted.current) return;
      if (video.paused) video.play().catch(() => {});
      // Firefox 153 may show a still frame after the back/forward cache, although the video plays. A seek helps.
      else video.currentTime += 0;
    };
    // If the page is still loading, `pageshow` comes later.
    if (document.readyState === 'complete') resume();
    addEventListener('pagehide', interrupt);
    addEventListener('pageshow', resume);
    return () => {
      removeEventListener('pagehide', interrupt);
      removeEventListener('pageshow', resume);
      interrupt();
      if (interrupted.current) video.pause();
    };
  }, [mayAutoplay]);

  const offered = attached ? sources.filter(({ hd }) => !hd || !lessData) : [];

  const playback = state.playing ? 'pause' : 'play';
  const sound = state.muted ? 'unmute' : 'mute';
  const isDone = asked && asked !== playback && asked !== sound;

  const togglePlay = () => {
    const video = ref.current!;
    interrupted.current = false;
    if (state.playing) {
      setAsked('pause');
      return video.pause();
    }
    if (!attached) flushSync(() => setAttached(true));
    // After a failure, only `load` tries the sources again.
    else if (video.error || video.networkState === video.NETWORK_NO_SOURCE) video.load();
    video.play().then(
      () => setAsked('play'),
      () => read(video),
    );
  };

  const toggleSound = () => {
    setAsked(sound);
    ref.current!.muted = !ref.current!.muted;
  };

  return (
    <>
      <video
        ref={ref}
        className={styles.video}
        autoPlay={mayAutoplay}
        loop
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        // Firefox stops at a video at each press of Tab.
        tabIndex={-1}
        onPlay={follow}
        onPlaying={follow}
        onPause={follow}
        onVolumeChange={follow}
        onError={follow}
      >
        {offered.map(({ src, type, media }, index) => (
          <source
            key={src}
            src={src}
            type={type}
            media={media}
            // Otherwise, the browser would wait forever after the last source fails.
            onError={index === offered.length - 1 ? () => ref.current?.pause() : undefined}
          />
        ))}
      </video>
      {sources.length > 0 && (
        <div
          className={styles.controls}
          role="group"
          aria-label={content.label}
          data-script={hydrated ? 'running' : 'needed'}
        >
          <button type="button" onClick={togglePlay}>
            <Icon name={playback} />
            <VisuallyHidden>{content[playback]}</VisuallyHidden>
          </button>
          {hasSound && (
            <button type="button" onClick={toggleSound}>
              <Icon name={state.muted ? 'muted' : 'sound'} />
              <VisuallyHidden>{content[sound]}</VisuallyHidden>
            </button>
          )}
        </div>
      )}
      <VisuallyHidden>
        {/* Not the role `status`: Orca would announce an empty status bar. */}
        <span aria-live="polite">{isDone && content.announcement[asked]}</span>
      </VisuallyHidden>
    </>
  );
}
