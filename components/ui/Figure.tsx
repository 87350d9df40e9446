import type { ReactNode } from 'react';
import type { PlateContent } from '@/lib/schema/values';
import styles from './Figure.module.css';

export type FigureProps = {
  plate: PlateContent;
  /** Before the title: the plate's number. */
  label: string;
  /** On a sheet of paper, without a line around it. */
  isMounted?: boolean;
  className?: string;
  /** After the text. */
  more?: ReactNode;
  children?: ReactNode;
};

/**
 * A plate: a picture with its label and caption. Screen readers would read a `figcaption` twice, because it also names
 * the figure.
 */
export function Figure({ plate, label, isMounted = false, className, more, children }: FigureProps) {
  const { title, text, status, link, image } = plate;
  return (
    <figure className={className}>
      <div className={isMounted ? styles.mounted : styles.frame} data-theme={isMounted ? 'light' : undefined}>
        {children ?? <img {...image} alt={image.alt} loading="lazy" />}
      </div>
      <div className={styles.caption}>
        <p className={styles.title}>
          <b>{label}</b>
          {` ${title} `}
          {status && <span className={styles.status}>{status}</span>}
        </p>
        {text && (
          <p>
            {text}{' '}
            {link && (
              <a className={styles.link} href={link.href}>
                {link.text}
              </a>
            )}
          </p>
        )}
        {more}
      </div>
    </figure>
  );
}
