'use client';

import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { useIsland } from '@/components/ui/Island';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { sourcesFor, type VideoSource } from '@/components/ui/video-sources';
import { StartButton } from '@/components/ui/StartButton';
import { useSavesData } from '@/lib/browser/preferences';
import { useFullScreen } from '@/lib/browser/use-full-screen';
import { useResumeAfterBack } from '@/lib/browser/use-resume-after-back';
import type { PlayerContent } from '@/lib/schema/pages';
import { Chapters } from './Chapters';
import { EndCard } from './EndCard';
import { usePlayback } from './use-playback';
import { useVideoMemory } from './use-video-memory';
import type { Chapter, Tracks } from './walkthrough-media';
import styles from './VideoPlayer.module.css';

type Props = {
  sources: readonly VideoSource[];
  tracks: Tracks;
  chapters: readonly Chapter[];
  content: PlayerContent['controls'];
  caption: ReactNode;
  /** After the video, and what the visitor can do next. */
  endTitle: ReactNode;
  endLinks: ReactNode;
  /** The poster. */
  children: ReactNode;
};

/**
 * The large button is back after a failure: browsers say nothing and do not try again. While it shows, the video has
 * no controls: Firefox 153 and WebKitGTK 2.50 (2026-11) would show a second button in spite of a style.
 */
export function VideoPlayer(props: Props) {
  const { sources, tracks, chapters, content, caption, endTitle, endLinks, children } = props;
  const startButton = useRef<HTMLButtonElement>(null);
  const replayButton = useRef<HTMLButtonElement>(null);
  const { isRunning, marker } = useIsland();
  const lessData = useSavesData();
  const isFull = useFullScreen();
  const { video, phase, chapter, needsStart, start, events } = usePlayback(chapters, isRunning);
  const [reached, setReached] = useState<Chapter>();
  const [controlsWait, setControlsWait] = useState(false);
  const hasFailed = phase === 'failed';
  // In full screen, the end would be out of sight.
  const hasEnded = phase === 'ended' && !isFull;
  const current = chapter ?? -1;
  /** The chapter that was picked, while it plays. */
  const reachedNow = chapters[current] === reached ? reached : undefined;
  const offeredSources = sourcesFor(sources, lessData);

  useResumeAfterBack(video);
  useVideoMemory(video, start);

  /** After a press with a pointer, the controls would lie over the video’s first label: they wait for the next move. */
  const startByButton = (event: MouseEvent, time?: number) => {
    setControlsWait(event.detail > 0);
    flushSync(() => start(time));
    video.current!.focus();
  };

  const showControls = () => setControlsWait(false);

  const announcement = () => {
    if (hasFailed) return content.failed;
    if (hasEnded) return content.ended;
    return reachedNow && `${content.playing} ${reachedNow.title}`;
  };

  const startAt = (picked: Chapter) => {
    setReached(undefined);
    // One millisecond later: Chromium 156 (2026-11) keeps a caption that ends at the time of a seek.
    start(picked.start + 0.001);
    video.current!.addEventListener('seeked', () => setReached(picked), { once: true });
    video.current!.scrollIntoView({ block: 'nearest' });
  };

  // The focus goes from the video to what takes its place.
  useLayoutEffect(() => {
    if (document.activeElement !== video.current) return;
    if (hasFailed) startButton.current!.focus();
    if (hasEnded) replayButton.current!.focus({ preventScroll: true });
  }, [video, hasFailed, hasEnded]);

  return (
    <>
      <div className={styles.screen} {...marker} data-played={chapter !== undefined || undefined}>
        <div className={styles.poster}>{children}</div>
        <video
          ref={video}
          className={styles.video}
          data-ended={hasEnded || undefined}
          controls={!needsStart && !hasEnded && !controlsWait}
          tabIndex={controlsWait ? 0 : undefined}
          playsInline
          preload="none"
          aria-label={content.title}
          {...events}
          onPointerMove={showControls}
          onPointerDown={showControls}
          // Before the key reaches the video, so that its controls take the first one, too.
          onKeyDownCapture={showControls}
          onPause={showControls}
        >
          {offeredSources.map(({ src, type, media }) => (
            <source key={src} src={src} type={type} media={media} />
          ))}
          {tracks.captions && <track kind="captions" src={tracks.captions} label={content.captions} />}
          {tracks.chapters && <track kind="chapters" src={tracks.chapters} label={content.chapters} />}
        </video>
        <EndCard
          ref={replayButton}
          hidden={!hasEnded}
          replay={content.replay}
          onReplay={(event) => startByButton(event, 0)}
          title={endTitle}
        >
          {endLinks}
        </EndCard>
        {needsStart && (
          <StartButton ref={startButton} className={styles.start} onClick={(event) => startByButton(event)}>
            <Icon name="play" />
            <span>{hasFailed ? `${content.failed} ${content.retry}` : content.play}</span>
          </StartButton>
        )}
        <LiveRegion>{announcement()}</LiveRegion>
      </div>
      {caption}
      {chapters.length > 0 && (
        <Chapters chapters={chapters} ariaLabel={content.chapters} current={current} onPick={startAt} />
      )}
    </>
  );
}
