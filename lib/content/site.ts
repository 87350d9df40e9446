import type { Site } from '../schema/pages';
import type { FittedLine } from '../schema/values';

const nameLines: readonly FittedLine[] = [
  { text: 'Combat +', width: 62 },
  { text: 'Culture', width: 66 },
];

export const site: Site = {
  /** A working name; the owner will set the real one. */
  name: nameLines.map((line) => line.text).join(' '),
  nameLines,
  /** The letters on both sides of the plus, or one text for a logo without a plus. Icons have them, too. */
  logo: ['C', 'C'],
  /** A placeholder; the owner will set the real address. */
  email: 'hello@example.com',
  /** The brand's own profiles, such as { name: 'Instagram', href: 'https://www.instagram.com/…' }. */
  social: [],
  /** A press kit or articles by others, such as { name: 'Press kit', href: 'https://…' }. */
  press: [],
  /** The registered name; undefined until the company is registered. */
  legalName: undefined,
  /** The lines of an address that visitors can come to. Undefined until then. */
  address: undefined,
};

/** The language of the words, for browsers, search engines and screen readers: en, or another of Western Europe. */
export const language = 'en';

/** When security.txt expires: at most a year ahead. First check that the e-mail address works (RFC 9116, 2.5.5). */
export const securityUntil = '2027-11-26';
