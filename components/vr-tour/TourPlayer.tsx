import type { player } from '@/lib/content/vr-tour';
import { filmSource, tourFilm, tourPoster, tourTracks } from '@/lib/media';
import type { TourVideo } from '@/lib/tour-video';
import { EmbedPlayer } from './EmbedPlayer';
import { FilmPlayer } from './FilmPlayer';
import styles from './TourPlayer.module.css';

type Props = { video: TourVideo | undefined; words: typeof player };

/** The walkthrough: at a video service, or as a film of the site's own. */
export function TourPlayer({ video, words }: Props) {
  const { plate, caption } = words;
  const poster = { ...tourPoster, alt: words.posterAlt };
  return (
    <figure className={styles.player}>
      {video?.kind === 'service' ? (
        <EmbedPlayer video={video} poster={poster} words={words} />
      ) : (
        <FilmPlayer
          sources={video ? [filmSource(video.path)] : tourFilm}
          tracks={video ? {} : tourTracks}
          poster={poster}
          title={words.title}
          play={words.play}
        />
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
