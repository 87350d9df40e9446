import type { ReactNode } from 'react';
import type { VideoService } from '@/lib/build/video-service';
import type { PlayerContent } from '@/lib/schema/pages';
import { Caption } from './Caption';
import { embedPoster } from './embed-poster';
import { walkthroughPoster } from './walkthrough-media';
import styles from './EmbedPlayer.module.css';

const permissions =
  'accelerometer autoplay clipboard-write encrypted-media fullscreen gyroscope picture-in-picture';

type Props = { video: VideoService; content: PlayerContent; caption: ReactNode };

/**
 * Nothing loads from the video service before the visitor presses play: `srcdoc` replaces `src`. Without the service's
 * origin, `allow` would be for ours (https://w3c.github.io/webappsec-permissions-policy/#iframe-allow-attribute).
 */
export function EmbedPlayer({ video: { playerUrl, watchUrl, service }, content, caption }: Props) {
  const poster = content.embedPoster ?? { ...walkthroughPoster, alt: content.posterAlt };
  const { origin } = new URL(playerUrl);
  return (
    <figure>
      <iframe
        className={styles.frame}
        title={content.controls.title}
        src={playerUrl}
        srcDoc={embedPoster({ href: playerUrl, play: content.controls.play, poster })}
        allow={permissions
          .split(' ')
          .map((feature) => `${feature} ${origin}`)
          .join('; ')}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <Caption>
        {caption}
        <span>
          {`${content.trouble} `}
          <a href={watchUrl}>{`${content.watchAt} ${service}`}</a>
        </span>
      </Caption>
    </figure>
  );
}
