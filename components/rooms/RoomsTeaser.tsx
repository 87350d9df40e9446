import { FittedText } from '@/components/ui/FittedText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Poster } from '@/components/ui/Poster';
import layouts from '@/components/layout/styles/layouts.module.css';
import { breakpoint } from '@/lib/build/breakpoints';
import { roomsSection, rooms, roomHref } from '@/lib/content/rooms';
import { stillsOf } from './stills';
import { RoomThumbnail } from './RoomThumbnail';
import styles from './RoomsTeaser.module.css';

const { title, lead, start } = roomsSection;

/** The first room of the tour from edge to edge, and the others in a row below it. Each is a link that opens it there. */
export function RoomsTeaser() {
  const [firstRoom, ...otherRooms] = rooms;
  if (!firstRoom) return null;
  // A phone shows the middle of a square of it.
  const image = { poster: stillsOf(firstRoom.id).poster, sizes: `${breakpoint('phone')} 178vw, 100vw` };
  return (
    <div data-print="no">
      <div className={styles.view}>
        <div className={styles.picture}>
          <Poster images={[image]} alt={firstRoom.alt} className={styles.turning} />
        </div>
        <div className={styles.words}>
          <FittedText lines={[title]} />
          <p>{lead}</p>
          <ButtonLink link={{ text: start, href: roomHref(firstRoom) }} isAction className={styles.start} />
        </div>
      </div>
      <div className={layouts.page}>
        <ul className={styles.rooms}>
          {otherRooms.map((room) => (
            <li key={room.id}>
              <a href={roomHref(room)}>
                <RoomThumbnail thumbnail={stillsOf(room.id).thumbnail} alt="" />
                {room.name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
