import type { ReactNode } from 'react';
import { CropMarks } from '@/components/ui/CropMarks';
import { TornEdges } from '@/components/ui/TornEdges';
import styles from './PageSection.module.css';

type Props = { id?: string; theme?: 'light'; children: ReactNode };

/** A section of a page other than the home page. `id` is the target of its navigation link. */
export function PageSection({ id, theme, children }: Props) {
  return (
    <section id={id} className={styles.section} data-theme={theme}>
      {theme && <TornEdges />}
      <CropMarks atBottom />
      <div className={styles.content}>{children}</div>
    </section>
  );
}
