import { Poster } from '@/components/ui/Poster';
import type { TourVideo } from '@/lib/build/tour-video';
import type { player } from '@/lib/content/vr-tour';
import { videoSource, tourVideo, tourPoster, tourTracks } from '@/lib/media';
import { EmbedPlayer } from './EmbedPlayer';
import styles from './TourPlayer.module.css';
import { VideoPlayer } from './VideoPlayer';

type Props = { video: TourVideo | undefined; content: typeof player };

/** The walkthrough, from a video service or as a file of the site. */
export function TourPlayer({ video, content }: Props) {
  const { plate, caption } = content;
  return (
    <figure className={styles.player}>
      {video?.kind === 'service' ? (
        <EmbedPlayer video={video} poster={{ ...tourPoster, alt: content.posterAlt }} content={content} />
      ) : (
        <VideoPlayer
          sources={video ? [videoSource(video.path)] : tourVideo}
          tracks={video ? {} : tourTracks}
          width={tourPoster.width}
          height={tourPoster.height}
          title={content.title}
          play={content.play}
        >
          <Poster stills={[{ poster: tourPoster, sizes: '100vw' }]} alt={content.posterAlt} />
        </VideoPlayer>
      )}
      <figcaption className={styles.caption}>
        <b>{plate}</b> {caption}
        {video?.kind === 'service' && (
          <span className={styles.trouble}>
            {content.trouble}{' '}
            <a href={video.watchUrl}>
              {content.watchAt} {video.service}
            </a>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
