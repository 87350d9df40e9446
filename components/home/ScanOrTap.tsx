import type { CodeContent } from '@/lib/schema/home';
import styles from './ScanOrTap.module.css';

/** What to do with the code in a drawing: scan it, or, on a phone, press the drawing. Screen readers read both. */
export const ScanOrTap = ({ content: { text, link } }: { content: CodeContent }) => (
  <>
    <p className={styles.text}>{text}</p>
    <a className={styles.link} href={link.href}>
      {link.text}
    </a>
  </>
);
