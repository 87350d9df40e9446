import type { ContactFailure } from '../browser/contact';
import type { NavigationItem, SectionId } from './shared';

/** One line of display type, scaled until its ink fills the measure. */
export type DisplayLine = {
  text: string;
  /** The font's width axis, 62 (condensed) to 125 (expanded). */
  width: number;
  /** The font's weight axis, 400 to 900; the heaviest unless told. */
  weight?: number;
  /** A word of the line that is set back in a softer color. */
  soft?: string;
};

/** A line that narrow screens set as two. */
export type SplitLine = DisplayLine & { split: readonly [DisplayLine, DisplayLine] };

/** What a search result and a shared link show of a page. */
export type PageDescription = { title: string; description: string };

/** A link and its text. */
export type TextLink = { text: string; href: string };

/** A link within a sentence, and where it leads, for those who hear it without the sentence. */
export type SentenceLink = TextLink & { leadsTo: string };

/** A few words and the sentence that they stand over. */
export type TitledText = { title: string; text: string };

/** The museum label that names a section. */
export type Label = TitledText & { number: number };

/** A drawing on the wall. */
export type PlateContent = {
  number: number;
  title: string;
  text?: string;
  /** How far the thing is, if it is not built. */
  status?: string;
  image: Image;
};

/** An image of a known size in pixels, and what it shows; `alt` is empty only where it shows nothing to know. */
export type Image = { src: string; width: number; height: number; alt: string };

/** How a page opens: its label, its heading and a first word. */
export type IntroContent = { label: Label; title: DisplayLine; lead: string };

/** A section of the home page: the id that the navigation leads to, and the label that names it. */
export type SectionContent = { id: SectionId; label: Label };

export type NavigationContent = {
  label: string;
  open: string;
  close: string;
  homeLink: string;
  items: readonly NavigationItem[];
};

/** `social` and `press` stand over the links that lib/content/site.ts has. */
export type FooterContent = {
  writeToUs: string;
  links: readonly TextLink[];
  social: string;
  press: string;
  note: string;
};

export type HeroContent = {
  label: string;
  title: readonly DisplayLine[];
  subtitle: string;
  walkthrough: TextLink;
  join: TextLink;
  video: { label: string; play: string; pause: string; mute: string; unmute: string };
};

export type ProblemContent = SectionContent & {
  bill: readonly DisplayLine[];
  lead: string;
  text: string;
  tape: {
    caption: string;
    measure: string;
    today: string;
    here: string;
    rows: readonly { measure: string; today: string; here: string }[];
  };
  audience: {
    label: TitledText;
    names: readonly { line: DisplayLine; note: string }[];
    corner: TitledText & { link: SentenceLink };
  };
};

export type HowItWorksContent = SectionContent & {
  bill: readonly DisplayLine[];
  plates: readonly PlateContent[];
  unique: { title: string; points: readonly TitledText[] };
};

/** A milestone, set as a bout between two names on the same side; `size` falls from main event to undercard. */
export type Bout = {
  billing: string;
  names: readonly [string, string];
  size: 'main' | 'second' | 'third' | 'under' | 'next';
  note: { before?: string; figure?: string; after: string };
  link?: SentenceLink;
};

export type TractionContent = SectionContent & {
  bill: readonly DisplayLine[];
  /** The word for the plus between two names. */
  joinedBy: string;
  bouts: readonly Bout[];
};

export type VisionContent = SectionContent & {
  lead: string;
  round: string;
  rounds: readonly { status: string; line: DisplayLine; text: string }[];
  plates: readonly PlateContent[];
};

export type FounderContent = SectionContent & {
  bill: readonly DisplayLine[];
  lead: string;
  paragraphs: readonly string[];
};

export type ContactBandContent = { id: SectionId; title: SplitLine; href: string; text: string };

export type FormContent = {
  label: string;
  fields: { name: string; email: string; subject: string; message: string };
  hint: string;
  send: string;
  sending: string;
  sent: string;
  /** Once a backend has let the visitor wait. */
  slow: { text: string; stop: string };
  failed: {
    /** Where it is certain. */
    title: string;
    /** Where it is not. */
    unsure: string;
    reasons: Record<ContactFailure, string>;
    kept: string;
    retry: string;
    or: string;
    instead: string;
    /** Of a message that is too long for the email link. */
    rest: string;
    copy: string;
    copied: string;
    /** Where the browser does not let the page copy. */
    selected: string;
  };
  withoutScript: { before: string; after: string };
};

export type PlayerContent = {
  title: string;
  play: string;
  trouble: string;
  watchAt: string;
  plate: string;
  caption: string;
  /** What the video's poster shows, for those who do not see it. */
  posterAlt: string;
};

export type NotFoundContent = {
  heading: string;
  bill: readonly DisplayLine[];
  lead: string;
  home: TextLink;
  contact: TextLink;
  plate: PlateContent;
};
