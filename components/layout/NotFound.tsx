import { Bill } from '@/components/ui/Bill';
import { ButtonPair } from '@/components/ui/ButtonLink';
import { Plate } from '@/components/ui/Plate';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { Wrap } from '@/components/ui/Wrap';
import type { notFound } from '@/lib/content/not-found';
import styles from './NotFound.module.css';
import { Page } from './Page';

/** What an address without a page shows, and the ways back. */
export function NotFound({ words }: { words: typeof notFound }) {
  return (
    <Page>
      <Wrap>
        <div className={styles.columns}>
          <div>
            <VisuallyHidden as="h1">{words.heading}</VisuallyHidden>
            <Bill lines={words.bill} />
            <p className={styles.lead}>{words.lead}</p>
            <ButtonPair first={words.home} second={words.contact} />
          </div>
          <Plate plate={words.plate} hanging="dark" />
        </div>
      </Wrap>
    </Page>
  );
}
