import { Boundary } from '@/components/ui/Boundary';
import { Poster } from '@/components/ui/Poster';
import type { seam } from '@/lib/content/home/seam';
import { portraitMedia, seamBlows, seamPosters, seamVideo } from '@/lib/media';
import { LiveSeam } from './LiveSeam';
import styles from './Seam.module.css';

const imagesOf = ({ portrait, landscape }: (typeof seamPosters)['light']) => [
  { poster: portrait, media: portraitMedia, sizes: '116vw' },
  { poster: landscape, sizes: '116vw' },
];

/** The same picture as light and as ink, and a seam between them that moves as the visitor scrolls. */
export function Seam({ content }: { content: typeof seam }) {
  return (
    <div className={styles.seam} data-theme="light" data-print="no">
      <div className={styles.stage}>
        <div className={styles.light}>
          <Poster images={imagesOf(seamPosters.light)} alt={content.alt} />
        </div>
        <div className={styles.ink}>
          <Poster images={imagesOf(seamPosters.ink)} alt="" />
        </div>
        <Boundary fallback={null}>
          <LiveSeam sources={seamVideo} blows={seamBlows} content={content} />
        </Boundary>
      </div>
    </div>
  );
}
