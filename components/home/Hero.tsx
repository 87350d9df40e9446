import { Bill } from '@/components/ui/Bill';
import { ButtonPair } from '@/components/ui/ButtonLink';
import { EdgeMarks } from '@/components/ui/EdgeMarks';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { Mark } from '@/components/ui/Mark';
import { Poster } from '@/components/ui/Poster';
import type { hero } from '@/lib/content/home';
import { site } from '@/lib/content/site';
import { heroVideo, heroHasSound, heroPoster, portraitMedia } from '@/lib/media';
import { ExplainAbbreviations } from './ExplainAbbreviations';
import styles from './Hero.module.css';

const { landscape, portrait } = heroPoster;

/** As wide as Hero.module.css shows them: on a wide screen, the video covers the window, also a low one. */
const stills = [
  { poster: portrait, media: portraitMedia, sizes: '58vh' },
  { poster: landscape, sizes: `max(100vw, ${((100 * landscape.width) / landscape.height).toFixed(0)}vh)` },
];

/** The first screen: video, mark, title and two links. */
export function Hero({ content }: { content: typeof hero }) {
  return (
    <section id="home" className={styles.hero} aria-label={content.label}>
      <Poster stills={stills} alt="" />
      <LoopVideo sources={heroVideo} loads="after the page" hasSound={heroHasSound} content={content.video} />
      <div className={styles.grid} aria-hidden="true" />
      <EdgeMarks edge="bottom" />
      <p className={styles.logo}>
        <Mark name={site.name} />
      </p>
      <div className={styles.text}>
        <Bill as="h1" lines={content.title} className={styles.title} />
        <p className={styles.subtitle}>
          <ExplainAbbreviations>{content.subtitle}</ExplainAbbreviations>
        </p>
        <ButtonPair first={content.walkthrough} second={content.join} />
      </div>
    </section>
  );
}
