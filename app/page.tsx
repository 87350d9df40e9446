import type { ReactNode } from 'react';
import { Hero } from '@/components/home/Hero';
import { CurrentLinkMarker } from '@/components/layout/CurrentLinkMarker';
import { PageData } from '@/components/layout/PageData';
import { pageMetadata } from '@/lib/build/metadata';
import { hero } from '@/lib/content/home/hero';
import { sections } from '@/lib/content/home/sections';
import type { Section } from '@/lib/schema/home';
import * as sectionComponents from './section-components';

export const metadata = pageMetadata('home');

const components: {
  [Kind in Section['kind']]: (props: { content: Extract<Section, { kind: Kind }> }) => ReactNode;
} = sectionComponents;

export default function HomePage() {
  return (
    <>
      <CurrentLinkMarker />
      <Hero content={hero} />
      {sections.map((content, index) => {
        // TypeScript cannot tell that each component takes the content of its own kind.
        const Component = components[content.kind] as (props: { content: Section }) => ReactNode;
        return <Component key={index} content={content} />;
      })}
      <PageData name="home" />
    </>
  );
}
