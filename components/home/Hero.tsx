import type { CSSProperties } from 'react';
import { FittedText } from '@/components/ui/FittedText';
import { Boundary } from '@/components/ui/Boundary';
import { ButtonPair } from '@/components/ui/ButtonLink';
import { CropMarks } from '@/components/ui/CropMarks';
import { FirstScreenEnd } from '@/components/ui/FirstScreenEnd';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { Logo } from '@/components/ui/Logo';
import { Poster } from '@/components/ui/Poster';
import { firstScreenEnd } from '@/lib/build/first-screen';
import type { HeroContent } from '@/lib/content/home/hero';
import { heroFocus, heroPoster, heroVideo, phoneMedia } from '@/lib/media';
import styles from './Hero.module.css';

const { landscape, portrait } = heroPoster;

/** The width of the wide video, which covers the first screen. */
const cover = `max(100vw, ${((100 * landscape.width) / landscape.height).toFixed(0)}vh)`;

const images = [
  { poster: portrait, media: phoneMedia, sizes: '100vw' },
  { poster: landscape, sizes: cover },
];

const focus = {
  '--focus-landscape': heroFocus.landscape,
  '--focus-portrait': heroFocus.portrait,
} as CSSProperties;

/**
 * The first screen. Its text is aligned to the bottom, so the browser waits with its first paint for the
 * whole section: otherwise the first lines would move
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect).
 */
export function Hero({ content }: { content: HeroContent }) {
  return (
    <section id={content.id} className={styles.hero} style={focus} aria-label={content.label}>
      <link rel="expect" href={`#${firstScreenEnd}`} blocking="render" />
      {/* First, since screen readers read on from the start of the section. */}
      <div className={styles.text}>
        <div className={styles.logo}>
          <Logo name={content.logo} />
        </div>
        <FittedText as="h1" lines={content.title} className={styles.title} />
        <p className={styles.subtitle}>{content.subtitle}</p>
        <ButtonPair first={content.walkthrough} second={content.join} />
      </div>
      <dl className={styles.stages}>
        {content.stages.map(({ name, stage }) => (
          <div key={name}>
            <dt>{name}</dt> <dd>{stage}</dd>
          </div>
        ))}
      </dl>
      <Poster images={images} alt="" isFirst />
      <Boundary fallback={null}>
        <LoopVideo sources={heroVideo} content={content.video} />
      </Boundary>
      <CropMarks edge="bottom" />
      <FirstScreenEnd />
    </section>
  );
}
