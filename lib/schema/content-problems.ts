import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { allContent, contentSchema } from './all-content';
import { nearest } from '../build/nearest-name';
import { iconProblems } from './icon-problems';

type Path = readonly PropertyKey[];
type Content = Readonly<Record<string, unknown>>;

/** One sentence for each problem: its place, what is there, and what is allowed. */
export function contentProblems(content: Content = allContent): string[] {
  const { error } = contentSchema.safeParse(content, { error: allowed });
  const issues = (error?.issues ?? []).map((issue) => ({ ...issue, ...find(content, issue.path) }));
  type Issue = (typeof issues)[number];
  const isSame = (one: Issue, other: Issue) =>
    one.part === other.part && one.key === other.key && one.message === other.message;
  // Several modules can share a part. The first names it.
  const isFirst = (issue: Issue) => issue === issues.find((other) => isSame(other, issue));
  const sentences = issues.filter(isFirst).map(({ code, place, value, message }) => {
    const what = code === 'unrecognized_keys' ? ':' : found(value);
    return `lib/content/${place}${what} ${message}.`;
  });
  return [...sentences, ...iconProblems()];
}

/** What is allowed where the schema does not say it. Undefined leaves the message to zod. */
function allowed(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject).shape);
    const advice = issue.keys.map(
      (key) => `"${key}" is not known here: use ${nearest(key, known) ?? known.join(', ')}`,
    );
    return advice.join('. ');
  }
  if (issue.code === 'invalid_union') return `Use ${(issue.options as string[]).join(', ')}`;
  return issue.code === 'invalid_type' ? `Write ${forms[issue.expected]}` : undefined;
}

const forms: Partial<Record<string, string>> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  array: 'a list: [ ]',
  tuple: 'a list of two: [ ]',
  object: 'an object: { }',
};

function found(value: unknown): string {
  if (value === undefined) return ' is missing.';
  return typeof value === 'object' ? ':' : ` is ${JSON.stringify(value)}.`;
}

/** All texts of the content, with their places. */
export const contentTexts = (): { place: string; value: string }[] =>
  textsIn(allContent).map(({ path, value }) => ({
    place: `lib/content/${find(allContent, path).place}`,
    value,
  }));

/** The first of several places that share a part names its texts. */
function textsIn(
  value: unknown,
  path: Path = [],
  seen = new Set<unknown>(),
): { value: string; path: Path }[] {
  if (typeof value === 'string') return [{ value, path }];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key], seen));
}

/** The place has a file, and names. Items of a list have their id there, or their number from 1. */
function find(content: Content, [file, ...keys]: Path) {
  let place = String(file);
  let names: PropertyKey[] = [];
  let part: unknown = content;
  let value = content[place];
  for (const [depth, key] of keys.entries()) {
    part = value;
    value = (part as Record<PropertyKey, unknown>)[key];
    names.push(Array.isArray(part) ? nameOf(value, Number(key), keys[depth + 1]) : key);
    const ownFile = fileOfSection(value);
    if (ownFile) {
      place = ownFile;
      names = [];
    }
  }
  if (place.endsWith('.json')) place += `, line ${lineOf(place, keys)}`;
  if (names.length > 0) place += `: ${names.map(String).join('.')}`;
  return { place, value, part, key: keys.at(-1) };
}

function nameOf(item: unknown, index: number, next?: PropertyKey): string {
  const { id } = Object(item) as { id?: unknown };
  return typeof id === 'string' && next !== 'id' ? id : String(index + 1);
}

/** Most sections are in a file that has the name of their kind. */
function fileOfSection(value: unknown): string | undefined {
  const { kind } = Object(value) as { kind?: unknown };
  const file = `home/${String(kind)}.ts`;
  return existsSync(path.join(process.cwd(), 'lib/content', file)) ? file : undefined;
}

/** JSON is YAML. A missing value has the line of what it is missing in. */
function lineOf(file: string, keys: Path): number {
  const lineCounter = new LineCounter();
  const text = readFileSync(path.join(process.cwd(), 'lib/content', file), 'utf8');
  const document = parseDocument(text, { lineCounter });
  const nodes = keys.map((_, depth) => document.getIn(keys.slice(0, keys.length - depth), true));
  const node = [...nodes, document.contents].find(isNode);
  return lineCounter.linePos(node?.range?.[0] ?? 0).line;
}
