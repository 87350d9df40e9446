import { Bill } from '@/components/ui/Bill';
import { Poster } from '@/components/ui/Poster';
import type { lookAround } from '@/lib/content/rooms';
import type { Poster as Image } from '@/lib/media';
import styles from './Doorway.module.css';
import { Plus } from './Plus';

type Props = { content: Pick<typeof lookAround, 'id' | 'title' | 'lead'>; poster: Image; alt: string };

/** A full-width picture of a room, which links to the rooms of the tour. */
export function Doorway({ content: { id, title, lead }, poster, alt }: Props) {
  const image = { poster, sizes: '(max-width: 39.99em) 130vw, 100vw' };
  return (
    <div className={styles.doorway} data-print="no">
      <Poster images={[image]} alt={alt} />
      <div className={styles.words}>
        <a className={styles.link} href={`/vr-tour#${id}`}>
          <Bill as="span" lines={[title]} />
        </a>
        <p>{lead}</p>
      </div>
      <Plus className={styles.plus} />
    </div>
  );
}
