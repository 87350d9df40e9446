import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '@/components/ui/Icon';
import { TornEdges } from '@/components/ui/TornEdges';
import styles from './EndCard.module.css';

type Props = {
  hidden: boolean;
  replay: string;
  onReplay: (event: MouseEvent) => void;
  /** Of the button. */
  ref: Ref<HTMLButtonElement>;
  title: ReactNode;
  /** What the visitor can do instead of watching again. */
  children: ReactNode;
};

/**
 * What the visitor can do after the video. Always rendered, because the build leaves out the styles of elements that the page
 * does not have.
 */
export const EndCard = ({ hidden, replay, onReplay, ref, title, children }: Props) => (
  <div className={styles.end} data-theme="light" data-print="no" hidden={hidden}>
    <TornEdges />
    <div className={styles.title}>{title}</div>
    {children}
    <button ref={ref} className={styles.replay} type="button" onClick={onReplay}>
      {replay}
      <Icon name="replay" />
    </button>
  </div>
);
