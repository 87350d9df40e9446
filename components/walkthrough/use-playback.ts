import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { onOtherSound } from '@/lib/browser/sounds';
import { chapterAt } from './chapter-times';
import type { Chapter } from './walkthrough-media';

type Phase = 'idle' | 'started' | 'ended' | 'failed';

type VideoEvent = SyntheticEvent<HTMLVideoElement>;

/** Starts a video, and follows what becomes of it. `video` and `events` go on its element. */
export function usePlayback(chapters: readonly Chapter[], isRunning: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [phase, setPhase] = useState<Phase>('idle');
  // -1 before the first chapter, undefined before the video has played.
  const [chapter, setChapter] = useState<number>();
  // Where the video starts, or goes on after a failure, in seconds.
  const startTime = useRef(0);
  const needsStart = phase === 'failed' || (phase === 'idle' && isRunning);

  useEffect(() => onOtherSound(() => video.current!.pause()), []);

  const seek = () => {
    if (startTime.current) video.current!.currentTime = startTime.current;
  };

  /** Without a time, it goes on where it broke off. After a failed load, the video's own time is 0. */
  const start = (time?: number) => {
    const { current } = video;
    const brokeOffAt = current!.currentTime || startTime.current;
    startTime.current = time ?? brokeOffAt;
    setPhase('started');
    // By now, the browser has chosen a source or given up.
    if (needsStart) current!.load();
    current!.play().catch(({ name }: DOMException) => {
      // Some browsers want a press first when the visitor comes back to the page.
      if (name === 'NotAllowedError') setPhase('idle');
    });
    if (current!.readyState > 0) seek();
  };

  const follow = ({ currentTarget: { currentTime } }: VideoEvent) => {
    setChapter(chapterAt(chapters, currentTime));
    if (phase === 'idle') setPhase('started');
  };

  const fail = () => {
    setPhase('failed');
    // A room may fill the screen instead.
    if (document.fullscreenElement === video.current) void document.exitFullscreen();
  };

  const events = {
    // WebKitGTK 2.50 (2026-11) ignores a seek before it knows the length of the video.
    onLoadedMetadata: seek,
    onPlay: () => setPhase('started'),
    onPlaying: follow,
    onTimeUpdate: follow,
    onSeeking: (event: VideoEvent) => {
      follow(event);
      if (phase === 'ended') setPhase('started');
    },
    onEnded: () => setPhase('ended'),
    onError: ({ target, currentTarget }: VideoEvent) => {
      const hasBroken = target === currentTarget;
      const wasLastSource = target === currentTarget.querySelector('source:last-of-type');
      if (hasBroken || wasLastSource) fail();
    },
  };

  return { video, phase, chapter, needsStart, start, events };
}
