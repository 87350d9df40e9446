import { site } from './site';
import type { DisplayLine, Label, TextLink } from './types';

/** How long a reply takes. */
export const replyTime = '1-2 business days';

/** A link to a section of the home page. The menu of small screens shows it as a display line. */
const item = <Id extends string>(id: Id, line: DisplayLine) => ({ id, href: `/#${id}`, line });

export const navigation = {
  label: 'Main',
  open: 'Menu',
  close: 'Close',
  /** The name of the link of the mark. It begins with what is seen, so that voice control finds it. */
  homeLink: `${site.mark.join('+')}, ${site.name}, home`,
  items: [
    item('home', { text: 'Home', width: 125, weight: 800 }),
    item('problem', { text: 'Problem', width: 62 }),
    item('how-it-works', { text: 'How It Works', width: 88 }),
    item('traction', { text: 'Traction', width: 110 }),
    item('vision', { text: 'Vision', width: 125, weight: 700 }),
    item('founder', { text: 'Founder', width: 70 }),
    item('contact', { text: 'Contact', width: 100 }),
  ],
};

/** The id of a section of the home page. */
export type SectionId = (typeof navigation.items)[number]['id'];

/** A section of the home page. The navigation links to its id. */
export type SectionContent = { id: SectionId; label: Label };

/** What abbreviations in running text stand for. */
export const abbreviations: Readonly<Record<string, string>> = { VR: 'virtual reality' };

export const skipLink = 'Skip to content';

export const preview: { label: string; text: string } = {
  label: 'Preview notice',
  text: 'Preview in development. Not all features are active.',
};

/** `social` and `press` are the headings of the links in lib/content/site.ts. */
type FooterContent = {
  writeToUs: string;
  links: readonly TextLink[];
  social: string;
  press: string;
  note: string;
};

export const footer: FooterContent = {
  writeToUs: 'Write to us',
  links: [
    { text: 'Home', href: '/' },
    { text: 'VR Tour', href: '/vr-tour' },
    { text: 'Contact', href: '/contact' },
  ],
  social: 'Follow us',
  press: 'Press',
  note: 'This site is a preview in development. Drawings show concepts, not finished rooms.',
};

/** The word before the number of a drawing. */
export const plateWord = 'Plate';

/** What the button over a drawing does. The drawing's number and title follow. */
export const strikePlate = 'Scatter the dots, for show, in plate';
