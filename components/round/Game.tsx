'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { StartButton } from '@/components/ui/StartButton';
import { Tool, Tools } from '@/components/ui/Tools';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import { useStayInView } from '@/lib/browser/use-stay-in-view';
import { oneRoundGame as content } from '@/lib/content/round';
import { site } from '@/lib/content/site';
import { readSheet } from './sheet';
import { Ending } from './Ending';
import { countOnBeat, targets, type Hit, type Side } from './judge';
import { playRound } from './play-round';
import { resultFile } from './result-file';
import styles from './Game.module.css';

export type GameProps = {
  context: AudioContext;
  svg: string;
  startsMuted: boolean;
  onAgain: (isMuted: boolean) => void;
  onLeave: () => void;
};

const sides: Record<string, Side> = { KeyF: 'left', ArrowLeft: 'left', KeyJ: 'right', ArrowRight: 'right' };

const keys = () =>
  matchMedia('(pointer: coarse)').matches
    ? { left: content.tap, right: content.tap }
    : { left: 'F', right: 'J' };

/** A round, and what it has drawn. */
export function Game({ context, svg, startsMuted, onAgain, onLeave }: GameProps) {
  const [phase, setPhase] = useState<'playing' | 'paused' | 'over'>('playing');
  const [isMuted, setMuted] = useState(startsMuted);
  const [hits, setHits] = useState<readonly Hit[]>([]);
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const round = useRef<ReturnType<typeof playRound>>(undefined);
  const [sheet] = useState(() => readSheet(svg));
  const isPlaying = phase === 'playing';
  const isOver = phase === 'over';
  const count = String(countOnBeat(hits));
  const score = isOver ? `${count} ${content.of} ${targets.length}` : count;

  useEffect(() => {
    const events = { onHit: setHits, onEnd: () => setPhase('over') };
    round.current = playRound(context, canvas.current!, sheet, keys(), events);
    field.current!.scrollIntoView({ block: 'nearest' });
    field.current!.focus();
    return () => round.current!.stop();
  }, [context, sheet]);

  useStayInView(field, 'nearest');

  useEffect(() => {
    round.current!.setVolume(isMuted ? 0 : 1);
  }, [isMuted]);

  useEffect(() => {
    round.current!.setPlaying(isPlaying);
  }, [isPlaying]);

  useEffect(() => {
    if (!isPlaying) return;
    return subscribeTo(document, { visibilitychange: () => setPhase('paused') });
  }, [isPlaying]);

  const press = (side: Side, { timeStamp }: Event) => {
    if (isPlaying) round.current!.press(side, timeStamp);
  };

  const pressKey = ({ nativeEvent: event }: KeyboardEvent) => {
    if (event.key === 'Escape') return onLeave();
    const side = sides[event.code];
    if (!side || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    press(side, event);
  };

  const tap = ({ nativeEvent, currentTarget }: PointerEvent) =>
    press(nativeEvent.offsetX < currentTarget.clientWidth / 2 ? 'left' : 'right', nativeEvent);

  const playOn = () => {
    setPhase('playing');
    field.current!.focus();
  };

  const draw = () =>
    resultFile(sheet, hits, {
      name: site.name,
      lines: [score, content.onBeat],
      foot: `${content.yourTurn} ${location.host}`,
    });

  return (
    <div
      className={styles.game}
      data-phase={phase}
      data-theme={isOver ? 'light' : undefined}
      onKeyDown={pressKey}
    >
      <div
        ref={field}
        className={styles.field}
        role={isOver ? 'img' : 'application'}
        aria-label={isOver ? content.resultAlt : content.ariaLabel}
        tabIndex={isOver ? undefined : 0}
        onPointerDown={tap}
      >
        <canvas ref={canvas} />
      </div>
      <p className={styles.score} aria-hidden={!isOver}>
        <b>{score}</b>
        {` ${content.onBeat}`}
        {isOver && <span>{`${site.name}\n${location.host}`}</span>}
      </p>
      <Tools className={styles.tools}>
        {isPlaying && <Tool icon="pause" label={content.pause} onPress={() => setPhase('paused')} />}
        {!isOver && (
          <Tool
            icon={isMuted ? 'muted' : 'sound'}
            label={isMuted ? content.unmute : content.mute}
            onPress={() => setMuted(!isMuted)}
          />
        )}
        <Tool icon="close" label={content.leave} onPress={onLeave} />
      </Tools>
      {phase === 'paused' && (
        <StartButton autoFocus className={styles.playOn} onClick={playOn}>
          <Icon name="play" />
          {content.playOn}
        </StartButton>
      )}
      {isOver && <Ending draw={draw} onAgain={() => onAgain(isMuted)} />}
      <LiveRegion>{isOver && `${score} ${content.onBeat}.`}</LiveRegion>
    </div>
  );
}
