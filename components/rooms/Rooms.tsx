import { TourHeading } from '@/components/layout/TourHeading';
import { Island } from '@/components/ui/Island';
import { Poster } from '@/components/ui/Poster';
import layouts from '@/components/layout/styles/layouts.module.css';
import { breakpoint } from '@/lib/build/breakpoints';
import { roomsSection, rooms } from '@/lib/content/rooms';
import type { Room } from '@/lib/schema/pages';
import { RoomList } from './RoomList';
import { stillsOf } from './stills';
import { RoomStage } from './RoomStage';
import styles from './Rooms.module.css';

const byId = <Value,>(valueOf: (room: Room) => Value): Record<string, Value> =>
  Object.fromEntries(rooms.map((room) => [room.id, valueOf(room)]));

/** On a phone, the picture is 125vw high, and its ratio is 16 to 9. */
const sizes = `${breakpoint('phone')} 222vw, 100vw`;

export function Rooms() {
  const [firstRoom] = rooms;
  if (!firstRoom) return null;
  const { id, title, lead, start, loading, failed, reload } = roomsSection;
  const content = { ariaLabel: title.text, start, loading, failed, reload };
  const thumbnails = byId((room) => stillsOf(room.id).thumbnail);
  const posters = byId((room) => (
    // One key for all: a picture stays until the next one has loaded.
    <Poster key="poster" images={[{ poster: stillsOf(room.id).poster, sizes }]} alt={room.alt} />
  ));
  const plain = (
    <div className={layouts.page}>
      <RoomList thumbnails={thumbnails} openRoom={firstRoom.id} />
    </div>
  );
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div className={layouts.page}>
        <TourHeading id={id} title={title} text={lead} />
        <noscript>
          <p className={styles.instead}>{failed.unsupported}</p>
        </noscript>
      </div>
      <Island fallback={plain}>
        <RoomStage content={content} firstRoom={firstRoom.id} posters={posters} thumbnails={thumbnails} />
      </Island>
    </section>
  );
}
