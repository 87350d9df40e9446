import { numbers } from './home/numbers';
import { plateWord } from './shared';
import { site } from './site';
import type { Image, IntroContent, PageDescription, TextLink } from './types';

export const page: PageDescription = {
  title: `VR Tour: ${site.name}`,
  description: 'A walkthrough of the venue concept.',
};

export const intro: IntroContent = {
  number: numbers.labels.size + 2,
  label: { title: 'Walkthrough', text: 'Concept film. Rooms and details will change.' },
  title: { text: 'VR Tour', width: 96 },
  lead:
    'Step inside before there is an inside. This walkthrough shows the idea as it stands: a floor for combat ' +
    'sport and VR, rooms for watching, planting below, and domes above.',
};

type PlayerContent = {
  title: string;
  play: string;
  /** What the button says when the video did not load or breaks off. */
  failed: string;
  retry: string;
  /** What screen readers say before the name of the chapter that a press leads to. */
  playing: string;
  /** The button that switches the captions, and the name of the list of chapters. */
  captions: string;
  chapters: string;
  trouble: string;
  watchAt: string;
  plate: string;
  caption: string;
  /** The alt text of the video's poster. */
  posterAlt: string;
  /** The poster of a tour at YouTube or Vimeo. Without it, that is the poster of the site's own film. */
  embedPoster?: Image;
};

export const player: PlayerContent = {
  title: 'Walkthrough film',
  play: 'Play the walkthrough',
  failed: 'The film did not load.',
  retry: 'Try again',
  playing: 'Playing:',
  captions: 'Captions',
  chapters: 'Chapters',
  trouble: 'Trouble with the player?',
  watchAt: 'Watch it at',
  plate: `${plateWord} ${numbers.plates.size + 1}.`,
  caption: 'Walkthrough. Concept film.',
  posterAlt:
    'Through a headset: two gloves with bands of light, and the dots of a sphere that burst, before a tunnel of rings. ' +
    'On both sides another player stands in a circle of light.',
};

/** The film in words, for those who cannot see or hear it: its sound, then each chapter. */
export const filmText = {
  title: 'What the film shows',
  parts: {
    Sound:
      'Nobody speaks. There are drums, a heartbeat and long tones, and what belongs to the picture: ticks, ' +
      'punches, wind, bells, a glass.',
    Walkthrough:
      'A low drum. An orange line and a blue line meet in the dark and become a plus. Written in the picture: ' +
      'Concept film. Rooms and details will change.',
    Waitlist:
      'Through a door, to guests in front of a board: rows of light move up one place, and a child points at ' +
      'them. Ticks on the beat. Written in the picture: Your place on the waitlist is tracked in real time.',
    'Check-in':
      'A cut, to guests in line. A guest lowers a gloved hand until its wristband meets a reader, and a ring ' +
      'of light spreads. A soft chime. Written in the picture: Smart wearable gear, with QR check-in.',
    Dome:
      'Down from under the dome, then low along the ring: guests stand around a floor where two fighters of ' +
      'light spar, and turn at a blow. Each punch sends a ring up the dome. A short silence, then drums, and ' +
      'glass in the distance. Written in the picture: Indoor landscaping below, projection domes above.',
    Capture:
      'A punch stops in mid-air. The view circles the frozen strike; frames line up around it, one after the ' +
      'other. A held breath of sound. Written in the picture: Video and photos are captured automatically.',
    'Viewing room':
      'A frame becomes a screen, where the same strike plays. The view moves back over rows of guests, whose ' +
      'heads turn from one fighter to the other. The drums are muffled. Written in the picture: Theater-style ' +
      'rooms, so watching means a seat.',
    Garden:
      'A couple and a child stand on a path between palms and broad leaves. Rings of light pass over the ' +
      'dome, and the child points up. Wind, and soft bells. Written in the picture: The room is part of the ' +
      'show.',
    'The game':
      'Through a headset: spheres arrive on the beat, and two gloves meet them. On both sides other players ' +
      'box, each in a circle of light. A note for each hit. Written in the picture: A rhythm-based VR combat ' +
      'game. In development.',
    'Food and drink':
      'A sphere of the game becomes an orange in a bowl of fruit. Guests on both sides of a counter lift two ' +
      'glasses, which touch and ring. Written in the picture: Alcohol-free, so every age can share the table.',
    Retail:
      'Between gloves and bands, a guest takes the sleeve of a robe on a rail, and the robe turns. A brushed ' +
      'rhythm. Written in the picture: The part of the evening you can wear home. Planned.',
    Museum:
      'Guests look at framed works. Between these hangs a heavy bag; a guest touches it with a hand, and it ' +
      'sways. One long tone. Written in the picture: A heavy bag hung as sculpture. Concept.',
    'This is a preview':
      'The shadow of the bag becomes a plus of light, and fades. The drum stops. Written in the picture: Help ' +
      'us build it.',
  },
};

export const comingSoon = 'More interactive views and headset access coming soon!';

export const after: { text: string; link: TextLink } = {
  text: 'Want to be told when that happens, or to help make it happen?',
  link: { text: 'Join Our Vision', href: '/contact' },
};
