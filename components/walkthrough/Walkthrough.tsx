import { FittedText } from '@/components/ui/FittedText';
import { Island } from '@/components/ui/Island';
import { ButtonLink, ButtonPair } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Poster } from '@/components/ui/Poster';
import { SectionHeading } from '@/components/ui/SectionHeading';
import layouts from '@/components/layout/styles/layouts.module.css';
import type { VideoService } from '@/lib/build/video-service';
import { rooms } from '@/lib/content/rooms';
import type { IntroContent } from '@/lib/schema/values';
import type { PlayerContent, TranscriptContent } from '@/lib/schema/pages';
import { Caption } from './Caption';
import { EmbedPlayer } from './EmbedPlayer';
import { chapters, walkthroughPoster, walkthroughSources, tracks } from './walkthrough-media';
import { Transcript } from './Transcript';
import { VideoPlayer } from './VideoPlayer';
import styles from './Walkthrough.module.css';

type Props = {
  video: VideoService | undefined;
  intro: IntroContent;
  content: PlayerContent;
  transcript: TranscriptContent;
};

export function Walkthrough({ video, intro, content, transcript }: Props) {
  const caption = (
    <span>
      <b>{content.plateLabel}</b>
      {` ${content.caption}`}
    </span>
  );
  const { src: poster, width, height } = walkthroughPoster;
  const still = { poster, width, height };
  const plain = (
    <video controls playsInline preload="none" {...still} aria-label={content.controls.title}>
      {walkthroughSources.map(({ src, type, media }) => (
        <source key={src} src={src} type={type} media={media} />
      ))}
    </video>
  );
  return (
    <>
      {/* The row of chapters would move if it were painted in parts, as in components/home/Hero.tsx. */}
      <link rel="expect" href="#film-end" blocking="render" />
      <div className={layouts.page}>
        <div className={video ? styles.service : styles.stage}>
          <div className={styles.head}>
            <SectionHeading heading={intro.heading} />
            <FittedText as="h1" lines={[intro.title]} className={styles.title} />
          </div>
          {video ? (
            <EmbedPlayer video={video} content={content} caption={caption} />
          ) : (
            <Island fallback={plain}>
              <VideoPlayer
                sources={walkthroughSources}
                tracks={tracks}
                chapters={chapters}
                content={content.controls}
                caption={<Caption className={styles.caption}>{caption}</Caption>}
                endTitle={<FittedText lines={content.closing} />}
                endLinks={
                  rooms.length > 0 ? (
                    <ButtonPair action={content.join} other={content.look} />
                  ) : (
                    <ButtonLink link={content.join} isAction />
                  )
                }
              >
                <Poster
                  images={[{ poster: walkthroughPoster, sizes: '100vw' }]}
                  alt={content.posterAlt}
                  isUrgent
                  className={styles.poster}
                />
              </VideoPlayer>
            </Island>
          )}
        </div>
        <div id="film-end" className={styles.lead}>
          <Lead>{intro.lead}</Lead>
        </div>
      </div>
      {/* The transcript describes the site's own video. */}
      {!video && <Transcript content={transcript} />}
    </>
  );
}
