import { render, screen } from '@testing-library/react';
import { lineClass, lineRules, measureLine } from '@/lib/build/display-line';
import { Bill } from './Bill';

const lines = [
  { text: 'The Future of', width: 125, weight: 800 },
  { text: 'Combat +', width: 62 },
  { text: 'Culture', width: 66 },
];
const split = {
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

it('joins the parts of a split line with a single space', () => {
  render(<Bill as="h2" lines={[split]} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Get In Touch');
});

it('is a heading only if asked', () => {
  render(<Bill lines={lines} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it.each(lines)('puts the measures of "$text" in a stylesheet', (line) => {
  render(<Bill lines={[line]} />);
  expect(sheet(lineClass(line))).toHaveTextContent(lineRules(line));
  expect(document.body.querySelector(`.${lineClass(line)}`)).toHaveTextContent(line.text);
});

it('puts the measures of a split line and of its parts in stylesheets', () => {
  render(<Bill lines={[split]} />);
  for (const line of [split, ...split.split])
    expect(sheet(lineClass(line))).toHaveTextContent(lineRules(line));
});

it.each(lines)('wraps each word of "$text", so that its rule can reserve the width', (line) => {
  render(<Bill lines={[line]} />);
  expect(document.querySelector(`.${lineClass(line)}`)!.children).toHaveLength(
    measureLine(line).wordAdvances.length,
  );
});

it('uses no style attribute', () => {
  const { container } = render(<Bill lines={[...lines, split]} />);
  expect(container.querySelector('[style]')).toBeNull();
});

it('gives the plus the accent color', () => {
  render(<Bill lines={lines} />);
  expect(screen.getByText('+')).toHaveClass('plus');
});

it('softens only the soft word', () => {
  render(<Bill lines={[{ text: 'Sport or art.', width: 62, soft: 'or' }]} />);
  expect([...document.querySelectorAll('.soft')].map((word) => word.textContent!.trim())).toEqual(['or']);
});
