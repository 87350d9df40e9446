import type { ContactBandContent } from '../../schema/home';
import { replyTime } from '../shared';

export const contactBand: ContactBandContent = {
  kind: 'contact',
  id: 'contact',
  menu: { text: 'Contact', width: 100 },
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
