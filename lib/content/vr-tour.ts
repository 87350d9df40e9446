import { numbering } from './home/numbering';
import { roomHref, rooms, roomsSection } from './rooms';
import type { ComingSoonContent, PlayerContent, TranscriptContent } from '../schema/pages';
import type { IntroContent, PageContent } from '../schema/values';
import { plateWord } from './shared';
import { site } from './site';

export const page: PageContent = {
  link: 'VR Tour',
  title: `VR Tour: ${site.name}`,
  description: 'A walkthrough of the venue concept.',
};

export const intro: IntroContent = {
  heading: { title: 'Walkthrough', note: 'Concept film. Rooms and details will change.' },
  title: { text: 'VR Tour', width: 96 },
  lead: 'Less than a minute, ten stops, nothing built yet.',
};

export const player: PlayerContent = {
  controls: {
    title: 'Walkthrough film',
    play: 'Play the walkthrough',
    failed: 'The film did not load.',
    retry: 'Try again',
    /** Read before the name of a chapter that starts after a press, for screen readers. */
    playing: 'Playing:',
    /** Read when the film ends, for screen readers. */
    ended: 'The film has ended.',
    replay: 'Replay',
    captions: 'Captions',
    chapters: 'Chapters',
  },
  join: { text: 'Join Our Vision', href: '/contact' },
  look: { text: roomsSection.title.text, href: rooms[0] ? roomHref(rooms[0]) : '/vr-tour' },
  /** After the film, before the buttons. */
  closing: [
    { text: 'That was the idea.', width: 106 },
    { text: 'Help make it real.', width: 112 },
  ],
  trouble: 'Trouble with the player?',
  watchAt: 'Watch it at',
  plateLabel: `${plateWord} ${numbering.plates.size + 1}.`,
  caption: 'Walkthrough.',
  posterAlt:
    'Through a headset: two gloves with bands of light, and the dots of a sphere that burst, before a tunnel of rings. ' +
    'On both sides another player stands in a circle of light.',
  /** The poster of a tour at YouTube or Vimeo. Without it, that of the site's own film. */
  embedPoster: undefined,
};

/** The day of the film that `posterAlt` and the sound describe. check:launch reports a newer film. */
export const filmDate = '2026-11-29';

/** The film in words: its sound, then each chapter (generated/walkthrough.json). */
export const transcript: TranscriptContent = {
  title: 'What the film shows',
  sound: {
    title: 'Sound',
    text:
      'Nobody speaks. There are drums, a heartbeat and long tones, and what belongs to the picture: ticks, punches, ' +
      'wind, bells, a glass.',
  },
};

export const comingSoon: ComingSoonContent = {
  heading: {
    title: 'More interactive views and headset access coming soon!',
    note: 'Hear from us when they are ready, or help us build them.',
  },
  link: { text: 'Join Our Vision', width: 84, href: '/contact' },
};
