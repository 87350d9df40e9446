import { Bill } from '@/components/ui/Bill';
import { Boundary } from '@/components/ui/Boundary';
import { Poster } from '@/components/ui/Poster';
import { Wrap } from '@/components/ui/Wrap';
import type { DisplayLine } from '@/lib/content/types';
import type { Poster as Image, RoomThumbnail } from '@/lib/media';
import styles from './LookAround.module.css';
import { RoomList } from './RoomList';
import { RoomStage } from './RoomStage';

type Props = {
  content: { id: string; title: DisplayLine; lead: string; listFailed: string };
  /** At least one. */
  rooms: readonly { id: string; alt: string; poster: Image }[];
  /** By the ids of the rooms. */
  thumbnails: Readonly<Record<string, RoomThumbnail>>;
};

/** The section with the rooms to look around in. */
export function LookAround({ content: { id: titleId, title, lead, listFailed }, rooms, thumbnails }: Props) {
  const posters = rooms.map(({ id, alt, poster }) => [
    id,
    // The same key for all: a picture stays until the next one is there.
    <Poster key="poster" images={[{ poster, sizes: '100vw' }]} alt={alt} placeholder={false} />,
  ]);
  const { alt, poster } = rooms[0]!;
  const list = (
    <Wrap>
      <Boundary fallback={<p>{listFailed}</p>}>
        <RoomList thumbnails={thumbnails} />
      </Boundary>
    </Wrap>
  );
  const plain = (
    <>
      <img src={poster.src} width={poster.width} height={poster.height} alt={alt} loading="lazy" />
      {list}
    </>
  );
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Wrap>
        <div className={styles.head}>
          <Bill as="h2" id={titleId} lines={[title]} className={styles.title} />
          <p>{lead}</p>
        </div>
      </Wrap>
      <Boundary fallback={plain}>
        <RoomStage posters={Object.fromEntries(posters)}>{list}</RoomStage>
      </Boundary>
    </section>
  );
}
