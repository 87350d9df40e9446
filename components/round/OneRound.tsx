import { TourHeading } from '@/components/layout/TourHeading';
import { Island } from '@/components/ui/Island';
import layouts from '@/components/layout/styles/layouts.module.css';
import { oneRound } from '@/lib/content/round';
import { RoundStage } from './RoundStage';
import styles from './OneRound.module.css';

/** The target of links is always there. */
export function OneRound() {
  const { title, note, withoutScript, ...content } = oneRound;
  return (
    <div id={content.id} className={styles.place}>
      <Island>
        <RoundStage content={content}>
          <div className={layouts.page}>
            <TourHeading id={`${content.id}-title`} title={title} text={note} />
          </div>
        </RoundStage>
      </Island>
      <noscript>
        <p className={styles.instead}>{withoutScript}</p>
      </noscript>
    </div>
  );
}
