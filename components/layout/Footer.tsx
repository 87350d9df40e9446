import { Logo } from '@/components/ui/Logo';
import { Wrap } from '@/components/ui/Wrap';
import type { FooterContent } from '@/lib/content/shared';
import type { Site, SiteLink } from '@/lib/content/site';
import { mailto } from '@/lib/mailto';
import styles from './Footer.module.css';

type ElsewhereProps = { title: string; links: readonly SiteLink[]; className?: string };

function Elsewhere({ title, links, className }: ElsewhereProps) {
  if (links.length === 0) return null;
  return (
    <div className={`${styles.elsewhere} ${className}`}>
      <p>{title}</p>
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

type Props = {
  content: FooterContent;
  pages: readonly { path: string; link: string }[];
  brand: Site;
};

export function Footer({ content, pages, brand }: Props) {
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo />
            <p>{brand.name}</p>
          </div>
          <p className={styles.mail}>
            <span>{content.writeToUs}</span>
            <a href={mailto(brand.email)}>{brand.email}</a>
          </p>
          <ul className={styles.links} data-print="no">
            {pages.map(({ path, link }) => (
              <li key={path}>
                <a href={path}>{link}</a>
              </li>
            ))}
          </ul>
          {brand.address && <address className={styles.address}>{brand.address.join('\n')}</address>}
          <Elsewhere title={content.social} links={brand.social} className={styles.social} />
          <Elsewhere title={content.press} links={brand.press} className={styles.press} />
          <div className={styles.note}>
            {brand.legalName && <p>{brand.legalName}</p>}
            <p>{content.note}</p>
          </div>
        </div>
      </Wrap>
    </footer>
  );
}
