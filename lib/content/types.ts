/** What a search result and a shared link show of a page. */
export type PageDescription = { title: string; description: string };

/** A link and its text. */
export type TextLink = { text: string; href: string };

/** The museum label that names a section. */
export type Label = { number: number; title: string; text: string };

/** A drawing on the wall. */
export type PlateContent = {
  number: number;
  title: string;
  text?: string;
  /** How far the thing is, if it is not built. */
  status?: string;
  image: Picture;
};

/** A picture of a known size in pixels, and what it shows. */
export type Picture = { src: string; width: number; height: number; alt: string };
