import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'zod';
import type { Content } from '../content/all-content';
import type { FittedLine, Image } from '../content/schema/values';
import { labelWeight, lineMetrics, nameType } from './fitted-line';
import { sizeOf } from './picture-size';
import { layOutText } from './typeface';

type Path = readonly PropertyKey[];
type Found<Value> = { value: Value; path: Path };
type Add = (path: Path, input: unknown, message: string) => void;

/** All parts of the content, once. The first of several places that share a part names it. */
export function partsOf(value: unknown, path: Path = [], seen = new Set<unknown>()): Found<unknown>[] {
  if (typeof value !== 'object' || value === null) return [{ value, path }];
  if (seen.has(value)) return [];
  seen.add(value);
  const inner = Object.entries(value).flatMap(([key, item]) =>
    partsOf(item, [...path, Array.isArray(value) ? Number(key) : key], seen),
  );
  return [{ value, path }, ...inner];
}

/** The rules of the schema that need the font or the files. */
export function measureContent(content: Content, { addIssue }: z.RefinementCtx): void {
  const add: Add = (path, input, message) => addIssue({ code: 'custom', path: [...path], input, message });
  const parts = partsOf(content);
  const having = <Value extends object>(...keys: (keyof Value & string)[]) =>
    parts.filter((found): found is Found<Value> =>
      keys.every((key) => typeof found.value === 'object' && found.value !== null && key in found.value),
    );
  const lines = having<FittedLine>('text', 'width');
  for (const image of having<Image>('src', 'width', 'height')) checkPicture(image, add);
  const logo = content['site.ts'].site.logo.map((value, index) => ({
    value,
    path: ['site.ts', 'site', 'logo', index],
  }));
  const inLines = lines.map(({ value, path }) => ({ value: value.text, path: [...path, 'text'] }));
  const unknown = [...logo, ...inLines].filter(({ value }) => !hasGlyphs(value));
  for (const { value, path } of unknown)
    add(path, value, 'The font lacks a character of it: use letters and signs of Western Europe.');
  // A character that the font lacks cannot be measured.
  if (unknown.length > 0) return;
  for (const line of lines) checkLine(line, add);
  checkLayout(content, lines, add);
}

function hasGlyphs(text: string): boolean {
  try {
    return Boolean(layOutText(text, 100, 900));
  } catch {
    return false;
  }
}

/** In pixels: a line at 320 pixels, and in its menu (FittedText.module.css, Navigation.module.css). */
const [phone, menu] = [288, 280];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function fit(line: FittedLine, width: number) {
  const { ink, height, below } = lineMetrics(line);
  return { size: width / ink, height: (width / ink) * (height + below) };
}

const heightOf = (lines: readonly FittedLine[], width: number, gap: number) =>
  Math.ceil(sum(lines.map((line) => fit(line, width).height)) + gap * (lines.length - 1));

function checkLine({ value, path }: Found<FittedLine>, add: Add) {
  const { size, height } = fit(value, phone);
  const at = [...path, 'text'];
  // A lead has 20 pixels there. 150 pixels are about half of the width.
  if (size < 22) {
    const split = typeof path.at(-1) === 'number' ? ', or make two lines of it' : '';
    const found = `It is ${Math.floor(size)} pixels high on a phone, at least 22`;
    add(at, value.text, `${found}: condense or shorten it${split}.`);
  }
  if (height > 150)
    add(
      at,
      value.text,
      `It is ${Math.ceil(height)} pixels high on a phone, at most 150: expand it, or write more.`,
    );
}

function checkLayout(content: Content, lines: readonly Found<FittedLine>[], add: Add) {
  const { title } = content['home/hero.ts'].hero;
  const titleHeight = heightOf(title, phone, 8);
  // With a subtitle of three lines and two links below it.
  if (titleHeight > 245)
    add(
      ['home/hero.ts', 'hero', 'title'],
      title,
      `Its lines are ${titleHeight} pixels high on a phone, at most 245: expand them, or write fewer.`,
    );

  const { width, weight, size, maxWidth } = nameType;
  const { name, nameLines } = content['site.ts'].site;
  const nameWidth = Math.ceil(size * lengthOf(name, width, weight));
  if (nameWidth > maxWidth)
    add(
      ['site.ts', 'site', 'nameLines'],
      nameLines,
      `They are ${nameWidth} pixels wide on the cards, at most ${maxWidth}: shorten them.`,
    );

  const items = content['navigation.ts'].navigation.items.map(({ line }) => line);
  const labelOf = ({ text }: FittedLine) => lengthOf(text, 100, labelWeight);
  const [longest] = items.toSorted((a, b) => labelOf(b) - labelOf(a));
  const inMenu = lines.find(({ value }) => value.text === longest?.text)!.path;
  const length = Math.ceil(sum(items.map(labelOf)));
  // The narrowest header without a menu, minus margins, logo and spaces.
  if (length > 33)
    add(inMenu, longest, `All texts of the menu are ${length} em long, at most 33: shorten this one.`);
  const menuHeight = heightOf(items, menu, 16);
  // A screen 640 pixels high, minus its bar.
  if (menuHeight > 524)
    add(
      inMenu,
      longest,
      `The menu is ${menuHeight} pixels high on a phone, at most 524: remove \`menu\` from a section.`,
    );
}

const lengthOf = (text: string, width: number, weight: number) =>
  sum(layOutText(text, width, weight).wordAdvances);

function checkPicture({ value: { src, width, height }, path: place }: Found<Image>, add: Add) {
  const drawing = src.replace('/media/plates', 'components/drawings/files');
  const file = [`public${src}`, drawing].find((name) => existsSync(path.join(process.cwd(), name)));
  const complain = (message: string) => add([...place, 'src'], src, message);
  if (!file) return complain(`public${src} does not exist: add it, or correct src.`);
  const kilobytes = Math.ceil(statSync(path.join(process.cwd(), file)).size / 1000);
  if (kilobytes > 500) return complain(`${file} has ${kilobytes} kB, at most 500: save it smaller.`);
  const size = sizeOf(file);
  if (!size) return complain(`${file} is no picture that browsers show: save it as JPEG, PNG or SVG.`);
  if (size.width !== width || size.height !== height)
    complain(
      `${file} is ${size.width} x ${size.height}: write width: ${size.width}, height: ${size.height}.`,
    );
}
