'use client';

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { savesData } from '@/lib/browser/connection';
import { pressPlayerKey } from '@/lib/browser/player-keys';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { chapterAt } from '@/lib/chapters';
import type { Chapter, VideoSource, VideoTracks } from '@/lib/media';
import { CaptionsButton } from './CaptionsButton';
import { Chapters } from './Chapters';
import { StartButton } from './StartButton';
import styles from './VideoPlayer.module.css';

type Props = {
  sources: readonly VideoSource[];
  tracks: VideoTracks;
  chapters: readonly Chapter[];
  content: { title: string; play: string; captions: string; chapters: string };
  caption: ReactNode;
  /** The poster, which shows until the video plays. */
  children: ReactNode;
};

/**
 * The browser's player. With script, a large button starts it; without, its own controls do. Script adds them when the
 * button goes. A style cannot: Firefox 153 and WebKitGTK 2.50 ignore it and show a second button.
 */
export function VideoPlayer({ sources, tracks, chapters, content, caption, children }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const [started, setStarted] = useState(false);
  // The index of the chapter, -1 before the first one, or undefined before the video has played.
  const [running, setRunning] = useState<number>();
  // It may play before the script runs.
  const played = running !== undefined;
  const waiting = hydrated && !started && !played;
  const offered = started && savesData() ? sources.filter(({ sharp }) => !sharp) : sources;

  const start = (): HTMLVideoElement => {
    const video = ref.current!;
    // If the video cannot play, the browser's controls say so. With them, it can also take the focus.
    flushSync(() => setStarted(true));
    // The browser has chosen among the sources already.
    if (waiting && savesData()) video.load();
    video.play().catch(() => {});
    return video;
  };

  const startAt = (chapter: Chapter) => {
    const video = start();
    // A millisecond later, because Chromium 156 keeps a caption that ends at the moment of the seek.
    const seek = () => (video.currentTime = chapter.start + 0.001);
    // WebKitGTK 2.50 stands still after a seek in a video whose length it does not know yet.
    if (video.readyState > 0) seek();
    else video.addEventListener('loadedmetadata', seek, { once: true });
    video.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <div className={styles.player}>
        <div
          className={styles.screen}
          data-script={hydrated ? 'running' : 'needed'}
          data-played={played || undefined}
        >
          {children}
          <video
            ref={ref}
            className={styles.video}
            controls={!waiting}
            playsInline
            preload="none"
            aria-label={content.title}
            onPlay={() => setStarted(true)}
            onTimeUpdate={({ currentTarget }) => setRunning(chapterAt(chapters, currentTarget.currentTime))}
            onKeyDown={(event) => {
              if (pressPlayerKey(event.currentTarget, event)) event.preventDefault();
            }}
          >
            {offered.map(({ src, type, media }) => (
              <source key={src} src={src} type={type} media={media} />
            ))}
            {tracks.captions && <track kind="captions" src={tracks.captions} srcLang="en" label="English" />}
            {tracks.chapters && <track kind="chapters" src={tracks.chapters} srcLang="en" label="Chapters" />}
          </video>
          {waiting && (
            <StartButton onClick={() => start().focus()}>
              <Icon name="play" />
              {content.play}
            </StartButton>
          )}
        </div>
        <div className={styles.below} data-script={hydrated ? 'running' : 'needed'}>
          {caption}
          {tracks.captions && <CaptionsButton video={ref} label={content.captions} />}
        </div>
      </div>
      {chapters.length > 0 && (
        <Chapters chapters={chapters} label={content.chapters} running={running ?? -1} onPick={startAt} />
      )}
    </>
  );
}
