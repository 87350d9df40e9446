import { FittedText } from '@/components/ui/FittedText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Poster } from '@/components/ui/Poster';
import { roomsSection, rooms } from '@/lib/content/rooms';
import { roomPictures } from '@/lib/media';
import { FollowPointer } from './FollowPointer';
import styles from './RoomsTeaser.module.css';

const { stageId, title, lead, enter } = roomsSection;

/** The first room of the tour from edge to edge, as a link that opens it there. */
export function RoomsTeaser() {
  const [room] = rooms;
  if (!room) return null;
  // A phone shows the middle of a picture as high as four thirds of its width.
  const image = { poster: roomPictures(room.id).poster, sizes: '(width < 40em) 240vw, 100vw' };
  return (
    <div className={styles.teaser} data-print="no">
      <FollowPointer>
        <Poster images={[image]} alt={room.alt} />
      </FollowPointer>
      <div className={styles.words}>
        <FittedText lines={[title]} />
        <p>
          {lead} <br />
          <b>{rooms.map(({ name }) => name).join(' + ')}</b>
        </p>
        <ButtonLink link={{ text: enter, href: `/vr-tour#${stageId}` }} isAction />
      </div>
    </div>
  );
}
