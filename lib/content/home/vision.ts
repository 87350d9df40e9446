import type { VisionContent } from '../../schema/home';
import { notSet } from '../shared';
import { statuses } from './statuses';

export const vision: VisionContent = {
  kind: 'vision',
  id: 'vision',
  menu: { text: 'Vision', width: 125 },
  heading: { title: 'Vision', note: 'The roadmap, in four rounds.' },
  lead: 'A place to spar, to look at art, and to eat with your children. Four rounds to get there.',
  round: 'Round',
  phases: [
    {
      status: statuses.game,
      line: { text: 'Prototype', width: 104 },
      text: 'First the rhythm-based VR combat game, then the wearable gear with its check-in and waitlist.',
    },
    {
      status: statuses.popUp,
      line: { text: 'Pop-up', width: 100 },
      text: 'The first to walk into: gear, cameras, seats, and a table without alcohol, under one temporary roof.',
      link: { text: 'Help open the pop-up', leadsTo: 'contact us', href: '/contact#senders' },
      statuses: [
        { name: 'City', status: notSet },
        { name: 'Date', status: notSet },
      ],
      plate: {
        id: 'popup',
        title: 'Pop-up',
        image: {
          src: '/media/plates/popup.svg',
          width: 1400,
          height: 775,
          alt: 'Stippled drawing of a striped tent: two people spar, others watch a screen, a table has drinks and fruit.',
        },
      },
    },
    {
      status: statuses.venue,
      line: { text: 'Permanent venue', width: 66 },
      text: 'A building of its own, with the garden, the dome, and the viewing rooms.',
    },
    {
      status: statuses.museum,
      line: { text: 'Museum', width: 112 },
      text: 'A sister art museum.',
      plate: {
        id: 'gallery',
        title: 'Museum',
        text: 'A heavy bag hung as sculpture.',
        image: {
          src: '/media/plates/gallery.svg',
          width: 1400,
          height: 1000,
          alt: 'Stippled drawing of a gallery: visitors look at a heavy bag between two framed works.',
        },
      },
    },
  ],
};
