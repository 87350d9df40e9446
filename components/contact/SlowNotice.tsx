import type { FormContent } from '@/lib/content/types';
import { Notice } from './Notice';

/** Says that the backend is slow, and lets the visitor stop. */
export function SlowNotice({ content, onStop }: { content: FormContent['slow']; onStop: () => void }) {
  return (
    <Notice>
      <p>
        {content.text}{' '}
        <button type="button" onClick={onStop}>
          {content.stop}
        </button>
      </p>
    </Notice>
  );
}
