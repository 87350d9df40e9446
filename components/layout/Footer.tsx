import { Logo } from '@/components/ui/Logo';
import layouts from '@/components/layout/styles/layouts.module.css';
import type { FooterContent, Site, SiteLink } from '@/lib/schema/pages';
import { mailto } from '@/lib/mailto';
import styles from './Footer.module.css';

function Links({ title, links }: { title: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = { content: FooterContent; pages: readonly { path: string; link: string }[]; brand: Site };

export function Footer({ content, pages, brand }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={layouts.page}>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>{brand.name}</p>
            {brand.address && <address className={styles.address}>{brand.address.join('\n')}</address>}
          </div>
          <div>
            <p>{content.writeToUs}</p>
            <a className={styles.mail} href={mailto(brand.email)}>
              {brand.email}
            </a>
            <Links title={content.social} links={brand.social} />
          </div>
          <div>
            <ul data-print="no">
              {pages.map(({ path, link }) => (
                <li key={path}>
                  <a href={path}>{link}</a>
                </li>
              ))}
            </ul>
            <Links title={content.press} links={brand.press} />
          </div>
        </div>
        <div className={styles.note}>
          {brand.legalName && <p>{brand.legalName}</p>}
          <p>{content.note}</p>
        </div>
        <div className={styles.logo} data-print="no">
          <Logo />
        </div>
      </div>
    </footer>
  );
}
