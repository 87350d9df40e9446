import { FittedText } from '@/components/ui/FittedText';
import { ButtonPair } from '@/components/ui/ButtonLink';
import { Island } from '@/components/ui/Island';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { Logo } from '@/components/ui/Logo';
import { Poster } from '@/components/ui/Poster';
import type { HeroContent } from '@/lib/schema/home';
import { StatusList } from './StatusList';
import { heroFocus, heroHasSound, heroIsBrightAtLogo, heroPoster, heroVideo, tallMedia } from './hero-media';
import styles from './Hero.module.css';

const { landscape, portrait } = heroPoster;

/** `sizes` of the wide poster, which covers the first screen. */
const cover = `max(100vw, ${((100 * landscape.width) / landscape.height).toFixed(0)}vh)`;

const images = [
  { poster: portrait, media: tallMedia, sizes: '100vw' },
  { poster: landscape, sizes: cover },
];

const focus = {
  '--focus-landscape': heroFocus.landscape,
  '--focus-portrait': heroFocus.portrait,
};

export function Hero({ content }: { content: HeroContent }) {
  const end = `${content.id}-end`;
  return (
    <section id={content.id} className={styles.hero} style={focus} aria-label={content.ariaLabel}>
      {/*
        The text is at the foot of the first screen, and would move if it were painted before the rest
        (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect).
      */}
      <link rel="expect" href={`#${end}`} blocking="render" />
      {/* First, because screen readers read on from the start of the section. */}
      <div className={styles.text}>
        <div className={`${styles.logo} ${heroIsBrightAtLogo ? styles.dark : ''}`}>
          <Logo name={content.logo} />
        </div>
        <FittedText as="h1" lines={content.title} whole="onUprightTablets" className={styles.title} />
        <p className={styles.subtitle}>{content.subtitle}</p>
        <div className={styles.buttons}>
          <ButtonPair action={content.walkthrough} other={content.join} />
        </div>
      </div>
      <StatusList statuses={content.statuses} className={styles.statuses} />
      <i id={end} hidden />
      <Poster images={images} alt="" isUrgent className={styles.picture} />
      <Island>
        <LoopVideo
          sources={heroVideo}
          hasSound={heroHasSound}
          content={content.video}
          className={styles.video}
          controlsClassName={styles.controls}
        />
      </Island>
    </section>
  );
}
