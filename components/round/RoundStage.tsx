'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { useIsland } from '@/components/ui/Island';
import { LiveRegion } from '@/components/ui/LiveRegion';
import { StartButton, StartLink } from '@/components/ui/StartButton';
import type { OneRoundContent } from '@/lib/schema/pages';
import styles from './Round.module.css';

type Props = {
  content: Pick<OneRoundContent, 'id' | 'help' | 'start' | 'loading' | 'started' | 'failed' | 'retry'>;
  children: ReactNode;
};

/** A still with a button that loads the round. Without script, there is none of it. */
export function RoundStage({ content, children }: Props) {
  const { id, help, start, loading, started, failed, retry } = content;
  const { isRunning } = useIsland();
  const [phase, setPhase] = useState<'closed' | 'loading' | 'failed'>('closed');
  const [game, setGame] = useState<ReactNode>();
  const section = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isRunning && location.hash === `#${id}`) section.current!.scrollIntoView();
  }, [isRunning, id]);

  const open = async () => {
    if (phase === 'loading') return;
    setPhase('loading');
    // Browsers let only the press itself start sound.
    const context = new AudioContext();
    const leave = () => {
      void context.close();
      flushSync(() => setGame(undefined));
      button.current!.focus();
    };
    try {
      const [{ Game }, response] = await Promise.all([import('./Game'), fetch('/media/round.svg')]);
      if (!response.ok) throw new Error(response.statusText);
      const svg = await response.text();
      const play = (round: number, isMuted: boolean) => {
        const playAgain = (stillMuted: boolean) => play(round + 1, stillMuted);
        const events = { onAgain: playAgain, onLeave: leave };
        setGame(<Game key={round} context={context} svg={svg} startsMuted={isMuted} {...events} />);
      };
      play(1, false);
      setPhase('closed');
    } catch {
      void context.close();
      setPhase('failed');
    }
  };

  if (!isRunning) return null;
  return (
    <section ref={section} aria-labelledby={`${id}-title`} data-print="no">
      {children}
      <div className={styles.stage}>
        <i className={styles.tunnel} />
        {game ?? (
          <>
            <i className={styles.ball} />
            <p className={styles.help}>{help}</p>
            {phase === 'failed' ? (
              // A script that did not load once does not load again in this page.
              <StartLink href={`#${id}`} onClick={() => setTimeout(() => location.reload())}>
                {`${failed} ${retry}`}
                <Icon name="replay" />
              </StartLink>
            ) : (
              <StartButton ref={button} onClick={open}>
                {phase === 'loading' ? loading : start}
                <Icon name="arrow" />
              </StartButton>
            )}
          </>
        )}
      </div>
      {/* Orca 43 passes over the name of the game in Firefox 153 (2026-11). */}
      <LiveRegion>{phase === 'failed' ? failed : game && started}</LiveRegion>
    </section>
  );
}
