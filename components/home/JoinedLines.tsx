import { FittedText } from '@/components/ui/FittedText';
import type { FittedLine } from '@/lib/schema/values';
import styles from './JoinedLines.module.css';

/** Lines whose words meet at a plus when they appear. */
export const JoinedLines = ({ lines }: { lines: readonly FittedLine[] }) => (
  <FittedText lines={lines} wordClasses={{ word: styles.word, plus: styles.plus }} />
);
