import { FittedText } from '@/components/ui/FittedText';
import { Boundary } from '@/components/ui/Boundary';
import { Poster } from '@/components/ui/Poster';
import { Wrap } from '@/components/ui/Wrap';
import { roomsSection as content, rooms } from '@/lib/content/rooms';
import { roomPoster, roomThumbnails as thumbnails } from '@/lib/media';
import styles from './Rooms.module.css';
import { RoomList } from './RoomList';
import { RoomStage } from './RoomStage';

export function Rooms() {
  if (rooms.length === 0) return null;
  const posters = rooms.map(({ id, alt }) => [
    id,
    // The same key for all: a picture stays until the next one has loaded.
    <Poster
      key="poster"
      images={[{ poster: roomPoster(id), sizes: '(width < 40em) 222vw, 100vw' }]}
      alt={alt}
    />,
  ]);
  const plain = (
    <Wrap>
      <RoomList thumbnails={thumbnails} />
    </Wrap>
  );
  return (
    <section aria-labelledby={content.id} className={styles.section}>
      <Wrap>
        <div className={styles.head}>
          <FittedText as="h2" id={content.id} lines={[content.title]} className={styles.title} />
          <p>{content.lead}</p>
        </div>
      </Wrap>
      <Boundary fallback={plain}>
        <RoomStage posters={Object.fromEntries(posters)} thumbnails={thumbnails} />
      </Boundary>
    </section>
  );
}
