import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { SentenceLink as LinkContent } from '@/lib/content/types';
import styles from './SentenceLink.module.css';

/** A link within a sentence. Hidden text names its target, for screen readers that list the links. */
export function SentenceLink({ link }: { link: LinkContent }) {
  return (
    <a className={styles.link} href={link.href}>
      {link.text}
      <VisuallyHidden>{` (${link.leadsTo})`}</VisuallyHidden>
    </a>
  );
}
