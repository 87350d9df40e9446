import type { TextLink } from '@/lib/schema/values';
import { Icon } from './Icon';
import styles from './ButtonLink.module.css';

type Props = { link: TextLink; isAction?: boolean; className?: string };

/** A link that looks like a button. `isAction` marks the main one. */
export function ButtonLink({ link, isAction = false, className = '' }: Props) {
  return (
    <a className={`${styles.button} ${isAction ? styles.action : ''} ${className}`} href={link.href}>
      {link.text}
      <Icon name="arrow" className={styles.arrow} />
    </a>
  );
}

export function ButtonPair({ action, other }: { action: TextLink; other: TextLink }) {
  return (
    <p className={styles.pair}>
      <ButtonLink link={action} isAction />
      <ButtonLink link={other} />
    </p>
  );
}
