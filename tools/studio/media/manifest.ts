import type { BandVideos, HeroVideos, RoomImages, WalkthroughVideo } from '../../../lib/content/media/types';

/** As in .prettierrc.json. */
const lineWidth = 110;

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value | undefined };

const isList = (value: object): value is readonly Value[] => Array.isArray(value);

/** A value as TypeScript, formatted as Prettier does: one line per property and per item. */
function literal(value: Value, indent: string): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object') return String(value);
  const inner = `${indent}  `;
  const lines = isList(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : property(key, literal(item, inner), inner),
      );
  const [open, close] = isList(value) ? '[]' : '{}';
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`;
}

/** A property. A value that is too long for its line goes on the next one. */
function property(key: string, text: string, indent: string): string {
  const line = `${key}: ${text}`;
  const isTooLong = text.startsWith("'") && indent.length + line.length + 1 > lineWidth;
  return isTooLong ? `${key}:\n${indent}  ${text}` : line;
}

/** The module that describes a kind's files to the site. */
const moduleOf = (name: string, type: string, value: Value, shape = type): string =>
  '// Written by `npm run studio` and `npm run media`: do not edit.\n' +
  `import type { ${type} } from './types';\n\n` +
  `export const ${name}: ${shape} = ${literal(value, '')};\n`;

export const heroModule = (videos: HeroVideos): string => moduleOf('hero', 'HeroVideos', videos);

export const bandModule = (videos: BandVideos): string => moduleOf('band', 'BandVideos', videos);

export const walkthroughModule = (video: WalkthroughVideo): string =>
  moduleOf('walkthrough', 'WalkthroughVideo', video);

export const roomsModule = (rooms: readonly RoomImages[]): string =>
  moduleOf('rooms', 'RoomImages', rooms, 'readonly RoomImages[]');
