import { Bill } from '@/components/ui/FittedText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Poster } from '@/components/ui/Poster';
import type { lookAround } from '@/lib/content/rooms';
import type { Poster as Image } from '@/lib/media';
import styles from './RoomsTeaser.module.css';
import { FollowPointer } from './FollowPointer';

type Props = {
  content: Pick<typeof lookAround, 'stageId' | 'title' | 'lead' | 'enter'>;
  poster: Image;
  alt: string;
};

/** A room of the tour from edge to edge. All of it is a link that opens the room there. */
export function Doorway({ content: { stageId, title, lead, enter }, poster, alt }: Props) {
  // A phone shows the middle of the picture.
  const image = { poster, sizes: '(max-width: 39.99em) 130vw, 100vw' };
  return (
    <div className={styles.doorway} data-print="no">
      <FollowPointer>
        <Poster images={[image]} alt={alt} />
      </FollowPointer>
      <div className={styles.words}>
        <Bill lines={[title]} />
        <p>{lead}</p>
        <ButtonLink link={{ text: enter, href: `/vr-tour#${stageId}` }} isAction />
      </div>
    </div>
  );
}
