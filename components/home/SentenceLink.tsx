import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { SentenceLink as LinkContent } from '@/lib/content/types';

/** A link within a sentence; a list of links, as screen readers make, tells where it leads as well. */
export function SentenceLink({ link }: { link: LinkContent }) {
  return (
    <a href={link.href}>
      {link.text}
      <VisuallyHidden>{`(${link.leadsTo})`}</VisuallyHidden>
    </a>
  );
}
