import { Bill } from '@/components/ui/Bill';
import { Poster } from '@/components/ui/Poster';
import { Wrap } from '@/components/ui/Wrap';
import type { DisplayLine } from '@/lib/content/types';
import type { Poster as Image, RoomStill } from '@/lib/media';
import styles from './LookAround.module.css';
import { RoomList } from './RoomList';
import { RoomStage } from './RoomStage';

const titleId = 'look-around';

type Props = {
  content: { title: DisplayLine; lead: string };
  /** The first room. */
  poster: Image;
  posterAlt: string;
  /** By the ids of the rooms. */
  stills: Readonly<Record<string, RoomStill>>;
};

/** The section with the rooms to look around in. */
export function LookAround({ content: { title, lead }, poster, posterAlt, stills }: Props) {
  const still = { poster, sizes: '(max-width: 56.24em) 100vw, 75vw' };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <Wrap>
        <div className={styles.head}>
          <Bill as="h2" id={titleId} lines={[title]} className={styles.title} />
          <p>{lead}</p>
        </div>
        <RoomStage still={<Poster stills={[still]} alt={posterAlt} preview={false} />}>
          <RoomList stills={stills} />
        </RoomStage>
      </Wrap>
    </section>
  );
}
