import type { FounderContent } from '../../schema/home';
import { site } from '../site';

export const founder: FounderContent = {
  kind: 'founder',
  id: 'founder',
  menu: { text: 'Founder', width: 70 },
  heading: { title: 'Why we started', note: 'From the founders.' },
  headline: [
    { text: 'Not versus.', width: 76 },
    { text: 'Plus.', width: 125 },
  ],
  lead: 'Every fight bill puts one word between two names: versus. Ours puts a plus.',
  paragraphs: [
    'We started from a plain irritation. The places that move the body and the places that move the mind are ' +
      'almost never the same place. We wanted to throw a punch and stand in front of something beautiful in a ' +
      'single evening, with every age in the room and no drink required.',
    'So we began to draw one. Gear that checks you in. A ' +
      'garden underfoot, a dome overhead, and a good seat for whoever would rather watch.',
    'It is early. We would rather show you unfinished work than finished promises. If you want a hand in what ' +
      'comes next, we want to hear from you.',
  ],
  drawing: {
    src: '/media/plates/hands.svg',
    width: 1000,
    height: 1250,
    alt: 'Stippled drawing of two taped hands; one holds a pencil and has drawn a plus.',
  },
  // { name: 'Ada Example', portrait: { src: '/media/portrait.jpg', width: 800, height: 1000 } }
  signature: { name: `The founders of ${site.name}` },
};
