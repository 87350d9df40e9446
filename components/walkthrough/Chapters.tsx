import { useEffect, useRef, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Chapter } from './walkthrough-media';
import styles from './Chapters.module.css';

type Props = {
  chapters: readonly Chapter[];
  ariaLabel: string;
  current: number;
  onPick: (chapter: Chapter) => void;
};

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  // Browsers go back and forward with these keys.
  if (!step || event.altKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  links[links.indexOf(document.activeElement as HTMLAnchorElement) + step]?.focus();
  event.preventDefault();
}

/** The row follows the video until the visitor scrolls to other chapters. */
export function Chapters({ chapters, ariaLabel, current, onPick }: Props) {
  const row = useRef<HTMLOListElement>(null);
  const lastShown = useRef(0);

  useEffect(() => {
    const list = row.current!;
    const leftOf = (index: number) => (list.children[index] as HTMLElement).offsetLeft - list.offsetLeft;
    const scrolledAway = Math.abs(leftOf(lastShown.current) - list.scrollLeft);
    const shown = Math.max(0, current);
    if (scrolledAway < list.clientWidth) list.scrollTo({ left: leftOf(shown) });
    lastShown.current = shown;
  }, [current]);

  return (
    <ol ref={row} className={styles.chapters} aria-label={ariaLabel} onKeyDown={moveFocus} data-print="no">
      {chapters.map((chapter, index) => (
        <li key={chapter.href}>
          <a
            className={styles.chapter}
            href={chapter.href}
            aria-current={index === current || undefined}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              onPick(chapter);
            }}
          >
            <picture>
              <source type="image/avif" srcSet={chapter.avif} sizes={`${chapter.width / 2}px`} />
              <img src={chapter.jpeg} alt="" width={chapter.width} height={chapter.height} loading="lazy" />
            </picture>
            <b>
              {chapter.title}
              <VisuallyHidden>{` ${chapter.spoken}`}</VisuallyHidden>
            </b>
            <span aria-hidden="true">{chapter.time}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
