import { render, screen } from '@testing-library/react';
import { lineClass, lineRules } from '@/lib/build/display-line';
import type { SplitLine } from '@/lib/content/types';
import { Bill } from './Bill';

const lines = [
  { text: 'The Future of', width: 125, weight: 800 },
  { text: 'Combat +', width: 62 },
  { text: 'Culture', width: 66 },
];
const split: SplitLine = {
  text: 'Get In Touch',
  width: 72,
  split: [
    { text: 'Get In', width: 100 },
    { text: 'Touch', width: 92 },
  ],
};

/** A line's style element, if the page has it. */
const sheet = (name: string) => document.head.querySelector(`style[data-href="${name}"]`);

it('joins its lines with single spaces', () => {
  render(<Bill as="h1" lines={lines} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Future of Combat + Culture');
});

it('is a heading only if asked', () => {
  render(<Bill lines={lines} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it.each([...lines, split])('puts the measures of "$text" in a stylesheet', (line) => {
  render(<Bill lines={[line]} />);
  expect(sheet(lineClass(line))).toHaveTextContent(lineRules(line));
  expect(document.body.querySelector(`.${lineClass(line)}`)).toHaveTextContent(line.text);
});

it.each([
  ['no word if none has a color', lines[0]!, []],
  ['no word of a line that splits', split, []],
  ['each word of a line with a plus', lines[1]!, ['Combat ', '+']],
  [
    'each word of a line with a soft word',
    { text: 'Sport or art.', width: 62, soft: 'or' },
    ['Sport ', 'or ', 'art.'],
  ],
])('makes an element of %s, so that its rule can reserve the width', (_which, line, words) => {
  render(<Bill lines={[line]} />);
  const elements = document.querySelector(`.${lineClass(line)}`)!.children;
  expect([...elements].map(({ textContent }) => textContent)).toEqual(words);
});

it('uses no style attribute', () => {
  const { container } = render(<Bill lines={[...lines, split]} />);
  expect(container.querySelector('[style]')).toBeNull();
});
