import { Bill } from '@/components/ui/Bill';
import { ButtonPair } from '@/components/ui/ButtonLink';
import { Mark } from '@/components/ui/Mark';
import { Registration } from '@/components/ui/Section';
import type { hero } from '@/lib/content/home';
import { heroFilm, heroHasSound } from '@/lib/media';
import { site } from '@/lib/site';
import styles from './Hero.module.css';
import { HeroPoster } from './HeroPoster';
import { HeroVideo } from './HeroVideo';

/** The first screen: film, mark, title, and the two ways on. */
export function Hero({ words }: { words: typeof hero }) {
  return (
    <section id="home" className={styles.hero} aria-label={words.label}>
      <HeroPoster />
      <HeroVideo sources={heroFilm} hasSound={heroHasSound} words={words.film} />
      <div className={styles.grid} aria-hidden="true" />
      <Registration edge="bottom" />
      <p className={styles.logo}>
        <Mark name={site.name} />
      </p>
      <div className={styles.text}>
        <Bill as="h1" lines={words.title} className={styles.title} />
        <p className={styles.subtitle}>{words.subtitle}</p>
        <ButtonPair first={words.walkthrough} second={words.join} />
      </div>
    </section>
  );
}
