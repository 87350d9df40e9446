import type { ReactNode } from 'react';
import type { DisplayLine, Label } from '@/lib/content/types';
import { Bill } from './Bill';
import { Columns } from './Columns';
import styles from './Intro.module.css';
import { Text } from './Text';
import { WallLabel } from './WallLabel';

type Props = { words: { label: Label; title: DisplayLine; lead: string }; children?: ReactNode };

/** How a page opens: its label, its heading and a first word. */
export function Intro({ words, children }: Props) {
  return (
    <Columns aside={<WallLabel label={words.label} />}>
      <Bill as="h1" lines={[words.title]} />
      <p className={styles.lead}>
        <Text>{words.lead}</Text>
      </p>
      {children}
    </Columns>
  );
}
