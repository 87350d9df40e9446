import { Band } from '@/components/home/Band';
import { ContactBand } from '@/components/home/ContactBand';
import { Doorway } from '@/components/home/Doorway';
import { Founder } from '@/components/home/Founder';
import { Hero } from '@/components/home/Hero';
import { HowItWorks } from '@/components/home/HowItWorks';
import { Problem } from '@/components/home/Problem';
import { Traction } from '@/components/home/Traction';
import { Vision } from '@/components/home/Vision';
import { NavigationState } from '@/components/layout/NavigationState';
import { Boundary } from '@/components/ui/Boundary';
import { pageMetadata } from '@/lib/build/metadata';
import {
  band,
  contactBand,
  founder,
  hero,
  howItWorks,
  page,
  problem,
  traction,
  vision,
} from '@/lib/content/home';
import { lookAround } from '@/lib/content/rooms';
import { roomPoster } from '@/lib/media';
import { shownRooms } from '@/lib/shown-rooms';

export const metadata = pageMetadata('home', page);

const [room] = shownRooms;

export default function HomePage() {
  return (
    <>
      <Boundary fallback={null}>
        <NavigationState />
      </Boundary>
      <Hero content={hero} />
      <Problem content={problem} />
      <Band content={band} />
      <HowItWorks content={howItWorks} />
      {room && <Doorway content={lookAround} poster={roomPoster(room.id)} alt={room.alt} />}
      <Traction content={traction} />
      <Vision content={vision} />
      <Founder content={founder} />
      <ContactBand content={contactBand} />
    </>
  );
}
