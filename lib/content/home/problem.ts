import type { ProblemContent } from '../../schema/home';
import { site } from '../site';
import { statuses } from './statuses';

export const problem: ProblemContent = {
  kind: 'problem',
  id: 'problem',
  menu: { text: 'Problem', width: 62 },
  heading: { title: 'Problem', note: 'What a night out leaves out.' },
  headline: [
    { text: 'Sport or art.', width: 62, softWord: 'or' },
    { text: 'Play or watch.', width: 100, softWord: 'or' },
    { text: 'Screen or sweat.', width: 118, weight: 850, softWord: 'or' },
    { text: 'Pick one.', width: 92 },
  ],
  /** The same lines, brought together. With these widths, they have the size of those above. */
  joined: [
    { text: 'Sport + art.', width: 65.7 },
    { text: 'Play + watch.', width: 107 },
    { text: 'Screen + sweat.', width: 124.6, weight: 850 },
    { text: 'Pick all.', width: 111.7 },
  ],
  labels: { join: 'Bring them together', part: 'Pull them apart' },
  lead: 'The gym works your body. The gallery works your eye. The arcade works your reflexes.',
  text: 'We plan one evening for all three.',
  comparison: {
    caption: 'Tale of the tape',
    aspect: 'Measure',
    today: 'A night out today',
    ours: `${site.name}, as planned`,
    rows: [
      {
        aspect: 'The wait',
        today: 'A line, and a guess',
        ours: 'A waitlist you track in real time',
      },
      {
        aspect: 'The footage',
        today: 'Whatever a friend caught',
        ours: 'Video and photos, captured automatically',
      },
      {
        aspect: 'The crowd',
        today: 'On its feet, at the back',
        ours: 'Seated, in theater-style viewing rooms',
      },
      {
        aspect: 'The room',
        today: 'Four walls',
        ours: 'Indoor landscaping and projection domes',
      },
      {
        aspect: 'The bar',
        today: 'Built around alcohol',
        ours: 'Alcohol-free food and drink',
      },
      {
        aspect: 'The game',
        today: 'On a couch',
        ours: 'In VR and on the beat',
        status: statuses.game,
      },
    ],
  },
  audience: {
    heading: { title: 'Who it is for', note: 'Five ways in.' },
    names: [
      {
        name: 'Families',
        note: 'Play a round, watch it back from good seats, eat together. No alcohol.',
      },
      { name: 'Groups', note: 'Some of you spar, some of you watch, all of you eat.' },
      { name: 'Creatives', note: 'Domes, screens, and walls to show your work on.' },
      { name: 'Athletes', note: 'Your round on film, to see what your hands did.' },
      { name: 'Gamers', note: 'Combat in VR, on the beat. In development.' },
    ],
    callToAction: {
      title: 'We are looking for',
      text: 'visitors who want a first look, investors for the pop-up, and collaborators to build it.',
      link: { text: 'Tell us which', leadsTo: 'contact us', href: '/contact#senders' },
    },
  },
};
