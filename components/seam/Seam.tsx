import { Island } from '@/components/ui/Island';
import { posterOf } from '@/components/ui/poster-image';
import { sourcesOf } from '@/components/ui/video-sources';
import { Poster } from '@/components/ui/Poster';
import { TornEdges } from '@/components/ui/TornEdges';
import { seamVideos } from '@/lib/content/media/seam';
import type { SeamContent } from '@/lib/schema/home';
import { LiveSeam } from './LiveSeam';
import styles from './Seam.module.css';

const portraitMedia = '(orientation: portrait)';

/** The loop: the files for tall screens come first. Each frame has the light above, and the ink below. */
const sources = [...sourcesOf(seamVideos.portrait, portraitMedia), ...sourcesOf(seamVideos.landscape)];

/** The stills. The ink is on white paper. */
const imagesOf = (material: 'light' | 'ink') =>
  (['portrait', 'landscape'] as const).map((shape) => ({
    poster: posterOf({ ...seamVideos[shape], poster: seamVideos[shape][material] }),
    media: shape === 'portrait' ? portraitMedia : undefined,
    sizes: '116vw',
  }));

/** One scene as light and as ink. The seam between them moves as the visitor scrolls. */
export function Seam({ content }: { content: SeamContent }) {
  return (
    <div className={styles.seam} data-theme="light" data-print="no">
      <div className={styles.edge} data-theme="dark">
        <TornEdges />
      </div>
      <div className={styles.stage} style={{ '--seam-start': seamVideos.start }}>
        <div className={styles.light}>
          <Poster images={imagesOf('light')} alt={content.alt} className={styles.still} />
        </div>
        <div className={styles.ink}>
          <Poster images={imagesOf('ink')} alt="" className={styles.still} />
        </div>
        <Island>
          <LiveSeam sources={sources} blows={seamVideos.blows} content={content} />
        </Island>
      </div>
    </div>
  );
}
