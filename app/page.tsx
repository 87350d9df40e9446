import type { ReactNode } from 'react';
import { ContactBand } from '@/components/home/ContactBand';
import { RoomsTeaser } from '@/components/rooms/RoomsTeaser';
import { Founder } from '@/components/home/Founder';
import { Hero } from '@/components/home/Hero';
import { HowItWorks } from '@/components/home/HowItWorks';
import { Problem } from '@/components/home/Problem';
import { Seam } from '@/components/seam/Seam';
import { TextSection } from '@/components/home/TextSection';
import { Traction } from '@/components/home/Traction';
import { Vision } from '@/components/home/Vision';
import { NavigationState } from '@/components/layout/NavigationState';
import { PageData } from '@/components/layout/PageData';
import { Boundary } from '@/components/ui/Boundary';
import { pageMetadata } from '@/lib/build/metadata';
import { hero, page, sections, type Section } from '@/lib/content/home';
import { roomsSection, rooms } from '@/lib/content/rooms';
import { roomPoster } from '@/lib/media';

export const metadata = pageMetadata('home', page);

const [room] = rooms;

const components: {
  [Kind in Section['kind']]: (props: { content: Extract<Section, { kind: Kind }> }) => ReactNode;
} = {
  problem: Problem,
  seam: Seam,
  'how-it-works': HowItWorks,
  rooms: () => room && <RoomsTeaser content={roomsSection} poster={roomPoster(room.id)} alt={room.alt} />,
  traction: Traction,
  vision: Vision,
  founder: Founder,
  contact: ContactBand,
  text: TextSection,
};

export default function HomePage() {
  return (
    <>
      <Boundary fallback={null}>
        <NavigationState />
      </Boundary>
      <Hero content={hero} />
      {sections.map((content, index) => {
        // TypeScript does not see that a kind's component takes the content of that kind.
        const Component = components[content.kind] as (props: { content: Section }) => ReactNode;
        return <Component key={index} content={content} />;
      })}
      <PageData path="/" />
    </>
  );
}
