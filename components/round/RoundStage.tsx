'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { useIsland } from '@/components/ui/Island';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { ReloadLink, StartButton } from '@/components/ui/StartButton';
import { announceSound } from '@/lib/browser/sounds';
import { withTimeout } from '@/lib/browser/with-timeout';
import type { OneRoundContent } from '@/lib/schema/pages';
import type { GameProps } from './Game';
import styles from './RoundStage.module.css';

type Props = {
  content: Pick<OneRoundContent, 'id' | 'help' | 'start' | 'loading' | 'started' | 'failed' | 'retry'>;
  children: ReactNode;
};

/** Of the rounds that are played until the visitor leaves. */
type Session = Pick<GameProps, 'context' | 'svg' | 'startsMuted'> & {
  Game: ComponentType<GameProps>;
  round: number;
};

async function loadDrawing(): Promise<string> {
  const response = await fetch('/media/round.svg');
  if (!response.ok) throw new Error(response.statusText);
  return response.text();
}

/** A still with a button that loads the round. Without script, there is none of it. */
export function RoundStage({ content, children }: Props) {
  const { id, help, start, loading, started, failed, retry } = content;
  const { isRunning } = useIsland();
  const [phase, setPhase] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [session, setSession] = useState<Session>();
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isRunning && location.hash === `#${id}`) section.current!.scrollIntoView({ block: 'end' });
  }, [isRunning, id]);

  const open = async () => {
    if (phase === 'loading') return;
    setPhase('loading');
    announceSound();
    let context: AudioContext | undefined;
    try {
      // Browsers let only the press itself start sound. Those of an iPhone in Lockdown Mode have none.
      context = new AudioContext();
      const [{ Game }, svg] = await withTimeout(Promise.all([import('./Game'), loadDrawing()]));
      setSession({ Game, context, svg, round: 1, startsMuted: false });
      setPhase('closed');
    } catch {
      void context?.close();
      setPhase('failed');
    }
  };

  const playAgain = (isMuted: boolean) => {
    setSession({ ...session!, round: session!.round + 1, startsMuted: isMuted });
  };

  const leave = () => {
    void session!.context.close();
    flushSync(() => setSession(undefined));
    button.current!.focus();
  };

  if (!isRunning) return null;
  return (
    <section ref={section} className={styles.section} aria-labelledby={`${id}-title`} data-print="no">
      {children}
      <div className={styles.stage}>
        <i className={styles.tunnel} />
        {session ? (
          <session.Game
            key={session.round}
            context={session.context}
            svg={session.svg}
            startsMuted={session.startsMuted}
            onAgain={playAgain}
            onLeave={leave}
          />
        ) : (
          <>
            <i className={styles.ball} />
            <p className={styles.help}>{help}</p>
            {phase === 'failed' ? (
              <ReloadLink targetId={id} className={styles.start}>{`${failed} ${retry}`}</ReloadLink>
            ) : (
              <StartButton ref={button} className={styles.start} onClick={open}>
                {phase === 'loading' ? loading : start}
                <Icon name="arrow" />
              </StartButton>
            )}
          </>
        )}
      </div>
      {/* Orca 43 passes over the name of the game in Firefox 153 (2026-11). */}
      <LiveRegion>{phase === 'failed' ? failed : session && started}</LiveRegion>
    </section>
  );
}
