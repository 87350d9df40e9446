import type { ContactFailure } from '../browser/contact';
import type { SectionId } from './shared';

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
