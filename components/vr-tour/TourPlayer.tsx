import { Bill } from '@/components/ui/Bill';
import { Poster } from '@/components/ui/Poster';
import { Wrap } from '@/components/ui/Wrap';
import type { TourVideo } from '@/lib/build/tour-video';
import type { DisplayLine } from '@/lib/content/types';
import type { player } from '@/lib/content/vr-tour';
import { tourChapters, tourPoster, tourTracks, tourVideo, videoSource } from '@/lib/media';
import { EmbedPlayer } from './EmbedPlayer';
import styles from './TourPlayer.module.css';
import { VideoPlayer } from './VideoPlayer';

type Props = { video: TourVideo | undefined; heading: DisplayLine; content: typeof player };

/** The page's heading and the walkthrough, from a video service or as a file of the site. */
export function TourPlayer({ video, heading, content }: Props) {
  const title = <Bill as="h1" lines={[heading]} className={styles.title} />;
  const caption = (
    <span>
      <b>{content.plate}</b> {content.caption}
    </span>
  );
  if (video?.kind === 'service')
    return (
      <Wrap>
        <div className={styles.service}>
          {title}
          <figure>
            <EmbedPlayer
              video={video}
              poster={content.embedPoster ?? { ...tourPoster, alt: content.posterAlt }}
              content={content}
            />
            <figcaption className={styles.caption}>
              {caption}
              <span>
                {content.trouble}{' '}
                <a href={video.watchUrl}>
                  {content.watchAt} {video.service}
                </a>
              </span>
            </figcaption>
          </figure>
        </div>
      </Wrap>
    );
  return (
    <div className={styles.stage}>
      <Wrap>{title}</Wrap>
      <VideoPlayer
        sources={video ? [videoSource(video.path)] : tourVideo}
        tracks={video ? {} : tourTracks}
        chapters={video ? [] : tourChapters}
        content={content}
        caption={<p className={styles.caption}>{caption}</p>}
      >
        <Poster stills={[{ poster: tourPoster, sizes: '100vw' }]} alt={content.posterAlt} />
      </VideoPlayer>
    </div>
  );
}
