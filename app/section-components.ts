/** The component of each kind of section below the hero of the home page. */
export { ContactBand as contact } from '@/components/home/ContactBand';
export { Founder as founder } from '@/components/home/Founder';
export { HowItWorks as 'how-it-works' } from '@/components/home/HowItWorks';
export { Problem as problem } from '@/components/home/Problem';
export { TextSection as text } from '@/components/home/TextSection';
export { Traction as traction } from '@/components/home/Traction';
export { Vision as vision } from '@/components/home/Vision';
export { RoomsTeaser as rooms } from '@/components/rooms/RoomsTeaser';
export { Seam as seam } from '@/components/seam/Seam';
