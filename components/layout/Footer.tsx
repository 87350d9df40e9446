import { Mark } from '@/components/ui/Mark';
import { Wrap } from '@/components/ui/Wrap';
import { footer } from '@/lib/content/shared';
import { mailto } from '@/lib/mailto';
import { site } from '@/lib/site';
import styles from './Footer.module.css';

/** The foot of every page: who this is, where to write, where else to go. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Mark />
            <p>{site.name}</p>
          </div>
          <p className={styles.mail}>
            <span>{footer.writeToUs}</span>
            <a href={mailto(site.email)}>{site.email}</a>
          </p>
          <ul className={styles.links}>
            {footer.links.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          <p className={styles.note}>{footer.note}</p>
        </div>
      </Wrap>
    </footer>
  );
}
