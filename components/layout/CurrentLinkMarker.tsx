'use client';

import { useEffect } from 'react';
import { Island, useIsland } from '@/components/ui/Island';
import { subscribeTo } from '@/lib/browser/subscribe-to';
import { currentSection } from './current-section';

const target = (link: HTMLAnchorElement) => document.getElementById(link.hash.slice(1));

function MarkedLinks() {
  const { marker } = useIsland();

  useEffect(() => {
    const header = document.querySelector('header');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')].filter(target);
    if (!header || links.length === 0) return;

    const mark = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      const scrollState = {
        scroll: scrollY,
        middle: (clientHeight - header.offsetHeight) / 2,
        end: scrollHeight - clientHeight,
      };
      const sections = links.map((link) => ({
        id: link.hash,
        stop: target(link)!.getBoundingClientRect().top + scrollY - header.offsetHeight,
      }));
      const current = currentSection(sections, scrollState, location.hash);
      for (const link of links) {
        if (link.hash === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    };

    mark();
    return subscribeTo(window, { scroll: mark, resize: mark, hashchange: mark });
  }, []);

  // Renders nothing, but tells the build that the page needs scripts.
  return <template {...marker} />;
}

/** Marks the navigation link of the section in view. */
export const CurrentLinkMarker = () => (
  <Island>
    <MarkedLinks />
  </Island>
);
