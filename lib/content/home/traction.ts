import type { TractionContent } from '../../schema/home';
import { stages } from './stages';

export const traction: TractionContent = {
  kind: 'traction',
  id: 'traction',
  menu: { text: 'Traction', width: 110 },
  label: { title: 'Traction', text: 'What exists, and what is only planned.' },
  headline: [{ text: 'The card so far.', width: 125 }],
  joinedBy: 'plus',
  milestones: [
    {
      label: 'Main event',
      names: ['Pitch', 'Investors'],
      size: 'main',
      note: { before: 'Outreach to', figure: '40+', after: 'investors.' },
      status: stages.popUp,
    },
    {
      label: 'Co-main',
      names: ['Plan', 'Numbers'],
      size: 'second',
      note: { figure: '3-year', after: 'projections.' },
      status: 'On paper',
    },
    {
      label: 'Feature',
      names: ['Fist', 'Rhythm'],
      size: 'third',
      note: { after: 'A rhythm-based VR combat game.' },
      status: stages.game,
      drawing: 'game',
    },
    {
      label: 'Undercard',
      names: ['Ring', 'Robe'],
      size: 'under',
      note: { after: 'A planned retail brand: what you wear in the ring, to wear outside it.' },
      status: stages.retail,
      drawing: 'robe',
    },
    {
      label: 'Undercard',
      names: ['Venue', 'Museum'],
      size: 'under',
      note: { after: 'A sister art museum.' },
      status: stages.museum,
      drawing: 'gallery',
    },
    {
      label: 'Next bout',
      names: ['Pop-up', 'You'],
      size: 'next',
      note: { after: 'Wanted for the pop-up: supporters, investors, and collaborators.' },
      status: stages.popUp,
      drawing: 'popup',
      link: { text: 'Help open the pop-up', leadsTo: 'contact us', href: '/contact#senders' },
    },
  ],
};
