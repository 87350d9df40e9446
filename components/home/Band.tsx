import { Boundary } from '@/components/ui/Boundary';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { Poster } from '@/components/ui/Poster';
import { WhenNear } from '@/components/ui/WhenNear';
import type { band } from '@/lib/content/home/band';
import { bandPoster, bandVideo, phoneMedia } from '@/lib/media';
import styles from './Band.module.css';

const images = [
  { poster: bandPoster.portrait, media: phoneMedia, sizes: '100vw' },
  { poster: bandPoster.landscape, sizes: '100vw' },
];

/** A silent loop across the page, in which the film's light becomes the ink of the drawings. It is decoration. */
export function Band({ content }: { content: typeof band }) {
  return (
    <div className={styles.band}>
      <Poster images={images} alt="" placeholder={false} />
      <Boundary fallback={null}>
        <WhenNear>
          <LoopVideo sources={bandVideo} content={content.video} />
        </WhenNear>
      </Boundary>
    </div>
  );
}
