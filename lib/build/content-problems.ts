import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { allContent, contentSchema } from '../content/all-content';
import { measureContent, partsOf } from './measure-content';
import { nearest } from './nearest';
import { iconProblems } from './own-icon';

type Path = readonly PropertyKey[];

const schema = contentSchema.superRefine(measureContent, { when: ({ issues }) => issues.length === 0 });

/** One sentence for each mistake: its place, what is there, and what is allowed. */
export function contentProblems(content: Readonly<Record<string, unknown>> = allContent): string[] {
  const { error } = schema.safeParse(content, { error: allowed });
  const sentences = error?.issues.map((issue) => {
    const { place, value } = find(content, issue.path);
    return `lib/content/${place}${issue.code === 'unrecognized_keys' ? ':' : found(value)} ${issue.message}`;
  });
  return [...new Set(sentences), ...iconProblems()];
}

/** All texts of the content, with their places. */
export const contentTexts = (): { place: string; value: string }[] =>
  partsOf(allContent).flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ place: `lib/content/${find(allContent, path).place}`, value }] : [],
  );

/** What is allowed where the schema does not say it. */
function allowed(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const known = Object.keys((issue.inst as z.ZodObject).shape);
    const sentences = issue.keys.map((key) => {
      return `"${key}" is not known here: use ${nearest(key, known) ?? known.join(', ')}.`;
    });
    return sentences.join(' ');
  }
  if (issue.code === 'invalid_union') return `Use ${(issue.options as string[]).join(', ')}.`;
  return issue.code === 'invalid_type' && issue.expected === 'object' ? 'Write { }.' : 'Write a list of two.';
}

function found(value: unknown): string {
  if (value === undefined) return ' is missing.';
  return typeof value === 'object' ? ':' : ` is ${JSON.stringify(value)}.`;
}

/** The place has a file, and names. Items of a list have their id there, or their number from 1. */
function find(content: Readonly<Record<string, unknown>>, [file, ...inner]: Path) {
  const names: PropertyKey[] = [];
  let value = content[String(file)];
  let place = String(file);
  for (const [depth, key] of inner.entries()) {
    const item = (value as Record<PropertyKey, unknown>)[key];
    const isInList = file === 'home/sections.ts' && names[0] === 'sections';
    if (isInList && names.length === 1 && hasOwnFile(item)) {
      place = `home/${item.kind}.ts`;
      names.length = 0;
    } else if (Array.isArray(value) && inner[depth + 1] !== 'id') names.push(nameIn(value, Number(key)));
    else names.push(Array.isArray(value) ? Number(key) + 1 : key);
    value = item;
  }
  if (place.endsWith('.json')) place += `, line ${lineOf(place, inner)}`;
  return { place: names.length > 0 ? `${place}: ${names.map(String).join('.')}` : place, value };
}

/** Most sections are in a file that has the name of their kind. */
function hasOwnFile(section: unknown): section is { kind: string } {
  const kind = typeof section === 'object' && section !== null && 'kind' in section && section.kind;
  return typeof kind === 'string' && existsSync(path.join(process.cwd(), `lib/content/home/${kind}.ts`));
}

function nameIn(list: readonly { id?: unknown }[], index: number): PropertyKey {
  const id = list[index]?.id;
  const isUnique = list.filter((item) => item?.id === id).length === 1;
  return typeof id === 'string' && isUnique ? id : index + 1;
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
