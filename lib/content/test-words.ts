import type { BillLine, SplitLine } from '../bill';
import { site } from '../site';
import * as contact from './contact';
import * as home from './home';
import * as notFound from './not-found';
import * as shared from './shared';
import type { Picture, TextLink } from './types';
import * as vrTour from './vr-tour';

/** For tests: a part of the site's words and its place; `words.home.hero.title.0` is the first line of the title. */
export type Found<Value> = { place: string; value: Value };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A value and every value in it, however deep. */
function walk(value: unknown, place: string): Found<unknown>[] {
  const inner = isObject(value) ? Object.entries(value) : [];
  return [{ place, value }, ...inner.flatMap(([key, item]) => walk(item, `${place}.${key}`))];
}

const everything = walk({ site, shared, home, contact, vrTour, notFound }, 'words');

const all = <Value>(isKind: (value: unknown) => value is Value): Found<Value>[] =>
  everything.filter((found): found is Found<Value> => isKind(found.value));

// What the tests ask for, all of a kind; texts include addresses.
export const texts = all((value) => typeof value === 'string');
export const lines = all(
  (value): value is BillLine => isObject(value) && 'text' in value && 'width' in value,
);
export const splitLines = all((value): value is SplitLine => isObject(value) && 'split' in value);
/** Words that are a link: all but the band, whose title is one. */
export const links = all(
  (value): value is TextLink => isObject(value) && 'href' in value && 'text' in value && !('title' in value),
);
export const pictures = all((value): value is Picture => isObject(value) && 'src' in value && 'alt' in value);

/** The modules that are a page, each with its title and description. */
export const pages = { home, contact, vrTour, notFound };
