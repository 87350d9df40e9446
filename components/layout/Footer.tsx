import { Logo } from '@/components/ui/Logo';
import { Wrap } from '@/components/ui/Wrap';
import { footer } from '@/lib/content/shared';
import { site, type SiteLink } from '@/lib/content/site';
import { mailto } from '@/lib/mailto';
import styles from './Footer.module.css';

function Elsewhere({ kind, links }: { kind: 'social' | 'press'; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <div className={`${styles.elsewhere} ${styles[kind]}`}>
      <p>{footer[kind]}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Footer({ brand = site }) {
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <p>{brand.name}</p>
          </div>
          <p className={styles.mail}>
            <span>{footer.writeToUs}</span>
            <a href={mailto(brand.email)}>{brand.email}</a>
          </p>
          <ul className={styles.links} data-print="no">
            {footer.links.map(({ text, href }) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
          {brand.address && <address className={styles.address}>{brand.address.join('\n')}</address>}
          <Elsewhere kind="social" links={brand.social} />
          <Elsewhere kind="press" links={brand.press} />
          <div className={styles.note}>
            {brand.legalName && <p>{brand.legalName}</p>}
            <p>{footer.note}</p>
          </div>
        </div>
      </Wrap>
    </footer>
  );
}
