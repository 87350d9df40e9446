import { FittedText } from '@/components/ui/FittedText';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Poster } from '@/components/ui/Poster';
import type { roomsSection } from '@/lib/content/rooms';
import type { Poster as Image } from '@/lib/media';
import styles from './RoomsTeaser.module.css';
import { FollowPointer } from './FollowPointer';

type Props = {
  content: Pick<typeof roomsSection, 'stageId' | 'title' | 'lead' | 'enter'>;
  poster: Image;
  alt: string;
};

/** A room of the tour from edge to edge. All of it is a link that opens the room there. */
export function RoomsTeaser({ content: { stageId, title, lead, enter }, poster, alt }: Props) {
  // A phone shows the middle of the picture.
  const image = { poster, sizes: '(max-width: 39.99em) 130vw, 100vw' };
  return (
    <div className={styles.teaser} data-print="no">
      <FollowPointer>
        <Poster images={[image]} alt={alt} />
      </FollowPointer>
      <div className={styles.words}>
        <FittedText lines={[title]} />
        <p>{lead}</p>
        <ButtonLink link={{ text: enter, href: `/vr-tour#${stageId}` }} isAction />
      </div>
    </div>
  );
}
