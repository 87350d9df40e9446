import { replyTime, type SectionId } from '../shared';
import type { SplitLine } from '../types';

type ContactBandContent = { id: SectionId; title: SplitLine; href: string; text: string };

export const contactBand: ContactBandContent = {
  id: 'contact',
  title: {
    text: 'Get In Touch',
    width: 72,
    split: [
      { text: 'Get In', width: 100 },
      { text: 'Touch', width: 92 },
    ],
  },
  href: '/contact',
  text: `To back it, build it, or be first through the door, write to us. We reply within ${replyTime}.`,
};
