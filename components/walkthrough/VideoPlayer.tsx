'use client';

import {
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { useIsland } from '@/components/ui/Island';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { sourcesFor, type VideoSource } from '@/components/ui/media';
import { TornEdges } from '@/components/ui/TornEdges';
import { StartButton } from '@/components/ui/StartButton';
import { useSavesData } from '@/lib/browser/preferences';
import { useFullScreen } from '@/lib/browser/use-full-screen';
import { usePlayOn } from '@/lib/browser/use-play-on';
import type { PlayerContent } from '@/lib/schema/pages';
import { chapterAt } from './chapter-times';
import { Chapters } from './Chapters';
import { useVideoMemory } from './use-video-memory';
import type { Chapter, Tracks } from './walkthrough-media';
import styles from './VideoPlayer.module.css';

type Props = {
  sources: readonly VideoSource[];
  tracks: Tracks;
  chapters: readonly Chapter[];
  content: PlayerContent;
  caption: ReactNode;
  /** What the visitor can do next, after the video. */
  end: ReactNode;
  children: ReactNode;
};

/**
 * The large button is back after a failure: browsers say nothing and do not try again. While it shows, the video has
 * no controls: Firefox 153 and WebKitGTK 2.50 (2026-11) would show a second button in spite of a style.
 */
export function VideoPlayer({ sources, tracks, chapters, content, caption, end, children }: Props) {
  const ref = useRef<HTMLVideoElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const replay = useRef<HTMLButtonElement>(null);
  // Where the video starts, or goes on after a failure, in seconds.
  const startTime = useRef(0);
  const { isRunning, marker } = useIsland();
  const lessData = useSavesData();
  const isFull = useFullScreen();
  const [phase, setPhase] = useState<'idle' | 'started' | 'ended' | 'failed'>('idle');
  // -1 before the first chapter, undefined before the video has played.
  const [running, setRunning] = useState<number>();
  const [reached, setReached] = useState<Chapter>();
  const [controlsWait, setControlsWait] = useState(false);
  const isIdle = isRunning && phase === 'idle';
  const hasFailed = phase === 'failed';
  // In full screen, the end would be out of sight.
  const hasEnded = phase === 'ended' && !isFull;
  const needsButton = isIdle || hasFailed;
  const hasReached = reached !== undefined && reached === chapters[running ?? -1];
  const news = hasReached && `${content.playing} ${reached.title}`;
  const announcement = (hasFailed && content.failed) || (hasEnded && content.ended) || news;
  const offeredSources = sourcesFor(sources, lessData);

  const seek = () => {
    if (startTime.current) ref.current!.currentTime = startTime.current;
  };

  const start = (time: number) => {
    const video = ref.current!;
    startTime.current = time;
    setPhase('started');
    // By now, the browser has chosen a source or given up.
    if (needsButton) video.load();
    video.play().catch(() => {});
    if (video.readyState > 0) seek();
  };

  usePlayOn(ref);
  useVideoMemory(ref, start);

  /** After a press with a pointer, the controls would lie over the video’s first label: they wait for the next move. */
  const startByButton = (event: MouseEvent, time: number) => {
    setControlsWait(event.detail > 0);
    flushSync(() => start(time));
    ref.current!.focus();
  };

  /** After a failed load, the video's own time is 0. */
  const goOn = (event: MouseEvent) => startByButton(event, ref.current!.currentTime || startTime.current);

  const showControls = () => setControlsWait(false);

  const follow = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) => {
    setRunning(chapterAt(chapters, currentTime));
    if (phase === 'idle') setPhase('started');
  };

  const startAt = (chapter: Chapter) => {
    setReached(undefined);
    // One millisecond later: Chromium 156 (2026-11) keeps a caption that ends at the time of a seek.
    start(chapter.start + 0.001);
    ref.current!.addEventListener('seeked', () => setReached(chapter), { once: true });
    ref.current!.scrollIntoView({ block: 'nearest' });
  };

  const fail = () => {
    setPhase('failed');
    if (document.fullscreenElement) void document.exitFullscreen();
  };

  // The focus goes from the video to what takes its place.
  useLayoutEffect(() => {
    if (document.activeElement !== ref.current) return;
    if (hasFailed) button.current!.focus();
    if (hasEnded) replay.current!.focus({ preventScroll: true });
  }, [hasFailed, hasEnded]);

  return (
    <>
      <div className={styles.screen} {...marker} data-played={running !== undefined || undefined}>
        {children}
        <video
          ref={ref}
          className={styles.video}
          data-ended={hasEnded || undefined}
          controls={!needsButton && !hasEnded && !controlsWait}
          tabIndex={controlsWait ? 0 : undefined}
          playsInline
          preload="none"
          aria-label={content.title}
          onPointerMove={showControls}
          onPointerDown={showControls}
          // Before the key reaches the video, so that its controls take the first one, too.
          onKeyDownCapture={showControls}
          onPause={showControls}
          onPlay={() => setPhase('started')}
          // WebKitGTK 2.50 (2026-11) ignores a seek before it knows the length of the video.
          onLoadedMetadata={seek}
          onSeeking={(event) => {
            follow(event);
            if (phase === 'ended') setPhase('started');
          }}
          onEnded={() => setPhase('ended')}
          onTimeUpdate={follow}
          onError={({ target, currentTarget }) => {
            if (target === currentTarget || target === currentTarget.querySelector('source:last-of-type'))
              fail();
          }}
        >
          {offeredSources.map(({ src, type, media }) => (
            <source key={src} src={src} type={type} media={media} />
          ))}
          {tracks.captions && <track kind="captions" src={tracks.captions} label={content.captions} />}
          {tracks.chapters && <track kind="chapters" src={tracks.chapters} label={content.chapters} />}
        </video>
        {/* Always rendered, because the build keeps only the styles of what a page has. */}
        <div className={styles.end} data-theme="light" data-print="no" hidden={!hasEnded}>
          <TornEdges />
          {end}
          <button
            ref={replay}
            className={styles.replay}
            type="button"
            onClick={(event) => startByButton(event, 0)}
          >
            {content.replay}
            <Icon name="replay" />
          </button>
        </div>
        {needsButton && (
          <StartButton ref={button} onClick={goOn}>
            <Icon name="play" />
            <span>{hasFailed ? `${content.failed} ${content.retry}` : content.play}</span>
          </StartButton>
        )}
        <LiveRegion>{announcement}</LiveRegion>
      </div>
      {caption}
      {chapters.length > 0 && (
        <Chapters chapters={chapters} label={content.chapters} running={running ?? -1} onPick={startAt} />
      )}
    </>
  );
}
