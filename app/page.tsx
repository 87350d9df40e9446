import { Band } from '@/components/home/Band';
import { ContactBand } from '@/components/home/ContactBand';
import { Founder } from '@/components/home/Founder';
import { Hero } from '@/components/home/Hero';
import { HowItWorks } from '@/components/home/HowItWorks';
import { Problem } from '@/components/home/Problem';
import { Traction } from '@/components/home/Traction';
import { Vision } from '@/components/home/Vision';
import { NavigationState } from '@/components/layout/NavigationState';
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

export const metadata = pageMetadata('home', page);

export default function HomePage() {
  return (
    <>
      <NavigationState />
      <Hero content={hero} />
      <Problem content={problem} />
      <Band content={band} />
      <HowItWorks content={howItWorks} />
      <Traction content={traction} />
      <Vision content={vision} />
      <Founder content={founder} />
      <ContactBand content={contactBand} />
    </>
  );
}
