'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { savesData } from '@/lib/browser/prefers-no-autoplay';
import { useHydrated } from '@/lib/browser/use-hydrated';
import type { VideoSource, VideoTracks } from '@/lib/media';
import styles from './VideoPlayer.module.css';

type Props = {
  sources: readonly VideoSource[];
  tracks: VideoTracks;
  width: number;
  height: number;
  title: string;
  play: string;
  /** The poster, which shows until the video plays. */
  children: ReactNode;
};

/**
 * The browser's player. With script, a large button starts it; without, its own controls do. Script adds them when the
 * button goes. A style cannot: Firefox 153 and WebKitGTK 2.50 ignore it and show a second button.
 */
export function VideoPlayer({ sources, tracks, width, height, title, play, children }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const [started, setStarted] = useState(false);
  const waiting = hydrated && !started;
  const offered = started && savesData() ? sources.filter(({ sharp }) => !sharp) : sources;

  const start = () => {
    const video = ref.current!;
    // If the video cannot play, the browser's controls say so. With them, it can also take the focus.
    flushSync(() => setStarted(true));
    // The browser has chosen among the sources already.
    if (savesData()) video.load();
    video.focus();
    video.play().catch(() => {});
  };

  return (
    <div className={styles.screen} data-script={hydrated ? 'running' : 'needed'}>
      {children}
      <video
        ref={ref}
        className={styles.video}
        controls={!waiting}
        playsInline
        preload="none"
        width={width}
        height={height}
        aria-label={title}
        onPlay={() => setStarted(true)}
      >
        {offered.map(({ src, type, media }) => (
          <source key={src} src={src} type={type} media={media} />
        ))}
        {tracks.captions && <track kind="captions" src={tracks.captions} srcLang="en" label="English" />}
        {tracks.chapters && <track kind="chapters" src={tracks.chapters} srcLang="en" label="Chapters" />}
      </video>
      {waiting && (
        <button className={styles.play} type="button" onClick={start}>
          <Icon name="play" />
          {play}
        </button>
      )}
    </div>
  );
}
