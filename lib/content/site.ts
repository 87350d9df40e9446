import type { DisplayLine } from './types';

/** The brand elsewhere: the name of the place as visitors know it, and its address. */
export type SiteLink = { name: string; href: `https://${string}` };

/** Where the venue stands, as on an envelope. */
export type PostalAddress = {
  street: string;
  locality: string;
  /** A state or province, where addresses have one. */
  region?: string;
  postalCode: string;
  /** Two letters, such as US (https://www.iso.org/iso-3166-country-codes.html). */
  country: string;
};

/** What the brand says about itself. */
export type Site = {
  name: string;
  nameLines: readonly DisplayLine[];
  mark: readonly [string, string];
  email: `${string}@${string}.${string}`;
  social: readonly SiteLink[];
  press: readonly SiteLink[];
  legalName: string | undefined;
  address: PostalAddress | undefined;
};

/** The name as the hero sets it, a line each; README.md tells how to break another name. */
const nameLines: readonly DisplayLine[] = [
  { text: 'Combat +', width: 62 },
  { text: 'Culture', width: 66 },
];

/** The brand: the one place to change its name, its mark and where it is found. */
export const site: Site = {
  /** A working name; the owner will set the real one. */
  name: nameLines.map((line) => line.text).join(' '),
  nameLines,
  /** The letters on either side of the plus. */
  mark: ['C', 'C'],
  /** A placeholder; the owner will set the real address. */
  email: 'hello@example.com',
  /** The brand's own profiles, such as { name: 'Instagram', href: 'https://www.instagram.com/…' }. */
  social: [],
  /** A press kit, or what others wrote, such as { name: 'Press kit', href: 'https://…' }. */
  press: [],
  /** As it is registered; undefined until it is. */
  legalName: undefined,
  /** Only of a place that visitors can come to: search engines will show it on maps. Undefined until there is one. */
  address: undefined,
};
