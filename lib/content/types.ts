/** A line of large type, scaled to fill the width of its container. */
export type FittedLine = {
  text: string;
  /** The font's width axis, 62 (condensed) to 125 (expanded). */
  width: number;
  /** The font's weight axis, 400 to 900; 900 by default. */
  weight?: number;
  softWord?: string;
};

/** A line that narrow screens show as two. */
export type SplitLine = FittedLine & { split: readonly [FittedLine, FittedLine] };

export type PageDescription = { title: string; description: string };

/** `link` is the text of the page's link in the footer. */
export type PageContent = PageDescription & { link: string };

export type TextLink = { text: string; href: string };

/** A link within a sentence. `leadsTo` names its target for screen readers, which list links without context. */
export type SentenceLink = TextLink & { leadsTo: string };

export type LoopAction = 'play' | 'pause' | 'unmute' | 'mute';

/** The names of a loop's buttons, and what screen readers say after a press. */
export type LoopContent = Record<LoopAction, string> & {
  label: string;
  announcement: Record<LoopAction, string>;
};

export type TitledText = { title: string; text: string };

/** A drawing with its caption. The page numbers the drawings. Texts name them by their id. */
export type DrawingContent = {
  id: string;
  title: string;
  text?: string;
  /** The stage of development, if the thing does not exist yet. */
  status?: string;
  image: Image;
  /** The middle of its thumbnails, in percent from the top left; by default, that of the drawing. */
  middle?: { x: number; y: number };
};

export type GridDrawing = DrawingContent & { size: 'small' | 'medium' | 'large' };

export type Image = { src: string; width: number; height: number; alt: string };

export type IntroContent = { label: TitledText; title: FittedLine; lead: string };

export type SectionContent<Kind extends string> = {
  kind: Kind;
  id: string;
  menu?: FittedLine;
  /** The section label, with the heading. The page numbers the labels. */
  label: TitledText;
};

export type TextContent = SectionContent<'text'> & {
  headline?: readonly FittedLine[];
  lead: string;
  paragraphs?: readonly string[];
  links?: readonly TextLink[];
  questions?: readonly { question: string; answer: string }[];
};
