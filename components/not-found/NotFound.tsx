import { PageSection } from '@/components/layout/PageSection';
import { FittedText } from '@/components/ui/FittedText';
import { ButtonPair } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Figure } from '@/components/ui/Figure';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { NotFoundContent } from '@/lib/schema/pages';
import styles from './NotFound.module.css';

export function NotFound({ content }: { content: NotFoundContent }) {
  return (
    <PageSection theme="light">
      <div className={styles.columns}>
        <div className={styles.text}>
          <VisuallyHidden as="h1">{content.hiddenTitle}</VisuallyHidden>
          <FittedText lines={content.headline} className={styles.title} />
          <Lead>{content.lead}</Lead>
          <ButtonPair action={content.home} other={content.contact} />
        </div>
        <Figure plate={content.plate} label={content.plateLabel} />
      </div>
    </PageSection>
  );
}
