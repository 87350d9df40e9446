import type { ReactNode } from 'react';
import { Registration } from '@/components/ui/Section';
import styles from './Page.module.css';

/** The one section of a page that has no more, between trim lines. The id is that of its navigation link. */
export function Page({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <section id={id} className={styles.page}>
      <Registration edge="bottom" />
      {children}
    </section>
  );
}
