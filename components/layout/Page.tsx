import type { ReactNode } from 'react';
import { EdgeMarks } from '@/components/ui/EdgeMarks';
import styles from './Page.module.css';

/** The only section of a page, between edge marks. Its id is that of its navigation link. */
export function Page({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.page}>
      <EdgeMarks edge="bottom" />
      {children}
    </section>
  );
}
