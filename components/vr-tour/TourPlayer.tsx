import { Poster } from '@/components/ui/Poster';
import type { player } from '@/lib/content/vr-tour';
import { videoSource, tourVideo, tourPoster, tourTracks } from '@/lib/media';
import type { TourVideo } from '@/lib/build/tour-video';
import { EmbedPlayer } from './EmbedPlayer';
import { VideoPlayer } from './VideoPlayer';
import styles from './TourPlayer.module.css';

type Props = { video: TourVideo | undefined; words: typeof player };

/** The walkthrough: at a video service, or as a video of the site's own. */
export function TourPlayer({ video, words }: Props) {
  const { plate, caption } = words;
  return (
    <figure className={styles.player}>
      {video?.kind === 'service' ? (
        <EmbedPlayer video={video} poster={{ ...tourPoster, alt: words.posterAlt }} words={words} />
      ) : (
        <VideoPlayer
          sources={video ? [videoSource(video.path)] : tourVideo}
          tracks={video ? {} : tourTracks}
          width={tourPoster.width}
          height={tourPoster.height}
          title={words.title}
          play={words.play}
        >
          <Poster stills={[{ poster: tourPoster, sizes: '100vw' }]} alt={words.posterAlt} />
        </VideoPlayer>
      )}
      <figcaption className={styles.caption}>
        <b>{plate}</b> {caption}
        {video?.kind === 'service' && (
          <span className={styles.trouble}>
            {words.trouble}{' '}
            <a href={video.watchUrl}>
              {words.watchAt} {video.service}
            </a>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
