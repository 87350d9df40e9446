import { FittedText } from '@/components/ui/FittedText';
import { Columns } from '@/components/ui/Columns';
import { Icon } from '@/components/ui/Icon';
import { SectionLabel } from '@/components/ui/SectionLabel';
import type { comingSoon } from '@/lib/content/vr-tour';
import styles from './ComingSoon.module.css';

export function ComingSoon({ content: { label, link } }: { content: typeof comingSoon }) {
  return (
    <Columns aside={<SectionLabel label={label} />}>
      <a className={styles.link} href={link.href}>
        <FittedText as="span" lines={[link]} />
        <Icon name="arrow" />
      </a>
    </Columns>
  );
}
