import { embedPoster } from '@/lib/build/embed-poster';
import type { TourVideo } from '@/lib/build/tour-video';
import type { Image } from '@/lib/content/types';
import type { player } from '@/lib/content/vr-tour';
import styles from './EmbedPlayer.module.css';

type Props = { video: TourVideo; poster: Image; content: typeof player };

/**
 * A video service's player behind our own poster. Nothing loads from the service before the visitor presses play,
 * and no script is needed: `srcdoc` replaces `src`, which only says what the frame is for. Until then the frame's
 * document is ours, so each permission names the service's origin; without one, it would apply only to ours
 * (https://w3c.github.io/webappsec-permissions-policy/#iframe-allow-attribute).
 */
export function EmbedPlayer({ video, poster, content }: Props) {
  const { origin } = new URL(video.playerUrl);
  return (
    <iframe
      className={styles.frame}
      title={content.title}
      src={video.playerUrl}
      srcDoc={embedPoster({ href: video.playerUrl, play: content.play, poster })}
      allow={video.allow.map((feature) => `${feature} ${origin}`).join('; ')}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
