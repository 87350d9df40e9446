import { useState, type MouseEvent } from 'react';
import type { FormContent } from '@/lib/content/types';

type Content = Pick<FormContent['failed'], 'copy' | 'copied' | 'selected'>;

/**
 * Copies the message of its form. If the browser refuses
 * (https://w3c.github.io/clipboard-apis/#dom-clipboard-writetext), it selects the message instead.
 */
export function CopyButton({ content }: { content: Content }) {
  const [label, setLabel] = useState<keyof Content>('copy');

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
      {content[label]}
    </button>
  );
}
