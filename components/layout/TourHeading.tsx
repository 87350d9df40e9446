import { FittedText } from '@/components/ui/FittedText';
import type { FittedLine } from '@/lib/schema/values';
import styles from './TourHeading.module.css';

type Props = { id: string; title: FittedLine; text: string };

/** The title of a part of the tour, and a line beside it. */
export const TourHeading = ({ id, title, text }: Props) => (
  <div className={styles.heading}>
    <FittedText as="h2" id={id} lines={[title]} className={styles.title} />
    <p className={styles.text}>{text}</p>
  </div>
);
