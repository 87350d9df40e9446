import type { ReactNode } from 'react';
import { TrimLines } from '@/components/ui/TrimLines';
import styles from './Page.module.css';

/** The only section of a page, between trim lines. Its id matches its navigation link. */
export function Page({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.page}>
      <TrimLines edge="bottom" />
      {children}
    </section>
  );
}
