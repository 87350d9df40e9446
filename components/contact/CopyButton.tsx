import { useState, type MouseEvent } from 'react';
import type { FormContent } from '@/lib/content/types';

type Words = Pick<FormContent['failed'], 'copy' | 'copied' | 'selected'>;

/**
 * Copies the message of the form that it is in. Where the browser refuses
 * (https://w3c.github.io/clipboard-apis/#dom-clipboard-writetext), it selects the message instead.
 */
export function CopyButton({ words }: { words: Words }) {
  const [label, setLabel] = useState<keyof Words>('copy');

  const copy = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const area = currentTarget.form!.querySelector('textarea')!;
    try {
      await navigator.clipboard.writeText(area.value);
      setLabel('copied');
    } catch {
      area.focus();
      area.select();
      setLabel('selected');
    }
  };

  return (
    <button type="button" onClick={copy}>
      {words[label]}
    </button>
  );
}
