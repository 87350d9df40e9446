import { Boundary } from '@/components/ui/Boundary';
import { Poster } from '@/components/ui/Poster';
import { TornEdges } from '@/components/ui/TornEdges';
import type { SeamContent } from '@/lib/content/home/seam';
import { blows, portraitMedia, posters, sources } from './seam-media';
import { LiveSeam } from './LiveSeam';
import styles from './Seam.module.css';

const imagesOf = ({ portrait, landscape }: (typeof posters)['light']) => [
  { poster: portrait, media: portraitMedia, sizes: '116vw' },
  { poster: landscape, sizes: '116vw' },
];

/** One picture as light and as ink. The seam between them moves as the visitor scrolls. */
export function Seam({ content }: { content: SeamContent }) {
  return (
    <div className={styles.seam} data-theme="light" data-print="no">
      <div className={styles.edge} data-theme="dark">
        <TornEdges />
      </div>
      <div className={styles.stage}>
        <div className={styles.light}>
          <Poster images={imagesOf(posters.light)} alt={content.alt} />
        </div>
        <div className={styles.ink}>
          <Poster images={imagesOf(posters.ink)} alt="" />
        </div>
        <Boundary fallback={null}>
          <LiveSeam sources={sources} blows={blows} content={content} />
        </Boundary>
      </div>
    </div>
  );
}
