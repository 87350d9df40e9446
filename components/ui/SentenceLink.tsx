import type { SentenceLink as LinkWords } from '@/lib/content/types';
import { VisuallyHidden } from './VisuallyHidden';

/** A link within a sentence; a list of links, as screen readers make, tells where it leads as well. */
export function SentenceLink({ link }: { link: LinkWords }) {
  return (
    <a href={link.href}>
      {link.text}
      <VisuallyHidden>{`(${link.leadsTo})`}</VisuallyHidden>
    </a>
  );
}
