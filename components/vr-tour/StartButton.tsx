import type { ReactNode, Ref } from 'react';
import styles from './StartButton.module.css';

type Props = { ref?: Ref<HTMLButtonElement>; onClick: () => void; children: ReactNode };

/** The large button in the corner of a poster that starts what the poster shows. */
export function StartButton({ ref, onClick, children }: Props) {
  return (
    <button ref={ref} className={styles.button} type="button" onClick={onClick}>
      {children}
    </button>
  );
}
