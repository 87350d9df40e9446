import type { TractionContent } from '../../schema/home';
import { statuses } from './statuses';

export const traction: TractionContent = {
  kind: 'traction',
  id: 'traction',
  menu: { text: 'Traction', width: 110 },
  heading: { title: 'Traction', note: 'What exists, and what is only planned.' },
  headline: [{ text: 'The card so far.', width: 125 }],
  joinedBy: 'plus',
  milestones: [
    {
      label: 'Main event',
      names: ['VR', 'Rhythm'],
      size: 'main',
      note: { after: 'A rhythm-based VR combat game.' },
      status: statuses.game,
    },
    {
      label: 'Co-main',
      names: ['Pitch', 'Investors'],
      size: 'second',
      note: { before: 'Outreach to', figure: '40+', after: 'investors.' },
      status: statuses.popUp,
    },
    {
      label: 'Feature',
      names: ['Plan', 'Numbers'],
      size: 'third',
      note: { figure: '3-year', after: 'projections.' },
      status: 'Written',
    },
    {
      label: 'Undercard',
      names: ['Ring', 'Robe'],
      size: 'under',
      note: { after: 'A retail brand.' },
      status: statuses.retail,
    },
    {
      label: 'Undercard',
      names: ['Venue', 'Museum'],
      size: 'under',
      note: { after: 'A sister art museum.' },
      status: statuses.museum,
    },
    {
      label: 'Next bout',
      names: ['Pop-up', 'You'],
      size: 'next',
      note: { after: 'Wanted for the pop-up: supporters, investors, and collaborators.' },
      status: statuses.popUp,
    },
  ],
};
