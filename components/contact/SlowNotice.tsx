import type { FormContent } from '@/lib/content/types';
import { Notice } from './Notice';

/** Tells that the backend takes long, and lets the visitor stop. */
export function SlowNotice({ words, onStop }: { words: FormContent['slow']; onStop: () => void }) {
  return (
    <Notice>
      <p>
        {words.text}{' '}
        <button type="button" onClick={onStop}>
          {words.stop}
        </button>
      </p>
    </Notice>
  );
}
