'use client';

import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { useMayAutoplay, useSavesData } from '@/lib/browser/preferences';
import { useIsland } from '@/components/ui/Island';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import { useResumeAfterBack } from '@/lib/browser/use-resume-after-back';
import type { LoopAction, LoopContent } from '@/lib/schema/values';
import { Icon } from './Icon';
import { LiveRegion } from './LiveRegion';
import { sourcesFor, type VideoSource } from './video-sources';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './LoopVideo.module.css';

type Props = {
  sources: readonly VideoSource[];
  hasSound: boolean;
  content: LoopContent;
  className?: string;
  controlsClassName?: string;
};

/** An autoplaying loop. A live region says what a press did, because Orca ignores a button's new name. */
export function LoopVideo({ sources, hasSound, content, className = '', controlsClassName = '' }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const { marker } = useIsland();
  const mayAutoplay = useMayAutoplay();
  const lessData = useSavesData();
  const [attached, setAttached] = useState(false);
  const [state, setState] = useState({ playing: false, muted: true });
  const [asked, setAsked] = useState<LoopAction>();
  // Whether it played when the visitor asked for less motion or data.
  const interrupted = useRef(false);

  const read = ({ paused, muted, error }: HTMLVideoElement) =>
    setState({ playing: !paused && !error, muted });
  const follow = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => read(currentTarget);

  useResumeAfterBack(ref);

  useEffect(() => {
    if (!mayAutoplay) return;
    const video = ref.current!;
    const attach = () => setAttached(true);
    // If the page is still loading, `pageshow` comes later.
    if (document.readyState === 'complete') attach();
    if (interrupted.current) video.play().catch(() => {});
    const stopListening = subscribeTo(window, { pageshow: attach });
    return () => {
      stopListening();
      interrupted.current = !video.paused;
      video.pause();
    };
  }, [mayAutoplay]);

  const offered = attached ? sourcesFor(sources, lessData) : [];

  const playback = state.playing ? 'pause' : 'play';
  const sound = state.muted ? 'unmute' : 'mute';
  // If a button has the name again that was pressed, the browser has undone it.
  const isUndone = asked === playback || asked === sound;

  const togglePlay = () => {
    const video = ref.current!;
    interrupted.current = false;
    if (state.playing) {
      setAsked('pause');
      return video.pause();
    }
    const hasFailed = video.error !== null || video.networkState === video.NETWORK_NO_SOURCE;
    // Only `load` tries the sources again.
    if (attached && hasFailed) video.load();
    if (!attached) flushSync(() => setAttached(true));
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
        className={`${styles.video} ${className}`}
        autoPlay={mayAutoplay}
        loop
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        // Firefox 153 (2026-11) stops at a video at each press of Tab.
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
      <div
        className={`${styles.controls} ${controlsClassName}`}
        role="group"
        aria-label={content.ariaLabel}
        {...marker}
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
      <LiveRegion>{asked && !isUndone && content.announcement[asked]}</LiveRegion>
    </>
  );
}
