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

/** Where the style rule of a line stands, if it stands anywhere. */
const sheet = (name: string) => document.head.querySelector(`style[data-href="${name}"]`);

it('joins its lines to one sentence with single spaces', () => {
  render(<Bill as="h1" lines={lines} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The Future of Combat + Culture');
});

it('joins the halves of a split line with a single space', () => {
  render(<Bill as="h2" lines={[split]} />);
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Get In Touch');
});

it('is no heading unless told', () => {
  render(<Bill lines={lines} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it.each(lines)('gives the line "$text" its measures in a style sheet', (line) => {
  render(<Bill lines={[line]} />);
  expect(sheet(lineClass(line))).toHaveTextContent(lineRules(line));
  expect(document.body.querySelector(`.${lineClass(line)}`)).toHaveTextContent(line.text);
});

it('gives a split line and both of its halves their measures', () => {
  render(<Bill lines={[split]} />);
  for (const line of [split, ...split.split])
    expect(sheet(lineClass(line))).toHaveTextContent(lineRules(line));
});

it.each(lines)('sets each word of "$text" in a box of its own, for the room that its rule keeps', (line) => {
  render(<Bill lines={[line]} />);
  expect(document.querySelector(`.${lineClass(line)}`)!.children).toHaveLength(
    measureLine(line).wordAdvances.length,
  );
});

it('puts no style attribute on any line', () => {
  const { container } = render(<Bill lines={[...lines, split]} />);
  expect(container.querySelector('[style]')).toBeNull();
});

it('sets the plus in the accent color', () => {
  render(<Bill lines={lines} />);
  expect(screen.getByText('+')).toHaveClass('plus');
});

it('sets a soft word back, and no other', () => {
  render(<Bill lines={[{ text: 'Sport or art.', width: 62, soft: 'or' }]} />);
  expect([...document.querySelectorAll('.soft')].map((word) => word.textContent!.trim())).toEqual(['or']);
});
