import { render, screen } from '@testing-library/react';
import { measureLine } from '@/lib/build/display-line';
import { problem } from '@/lib/content/home';
import type { DisplayLine } from '@/lib/content/types';
import { Problem } from './Problem';

beforeEach(() => {
  render(<Problem content={problem} />);
});

it('is the section that the navigation links to', () => {
  expect(screen.getByRole('region', { name: problem.label.title })).toHaveAttribute('id', problem.id);
});

it('says why the venue is needed', () => {
  expect(screen.getByRole('region')).toHaveTextContent(problem.lead);
  expect(screen.getByRole('region')).toHaveTextContent(problem.text);
});

it('compares two evenings', () => {
  expect(screen.getByRole('table', { name: problem.tape.caption })).toBeVisible();
});

it('says who it is for', () => {
  expect(screen.getByRole('heading', { level: 3, name: problem.audience.label.title })).toBeVisible();
});

it('keeps the height of each line of its bill in balance', () => {
  const ink = (line: DisplayLine) => measureLine(line).ink;
  const ratios = problem.clinch.balanced.map((line, index) => ink(line) / ink(problem.bill[index]!));
  for (const ratio of ratios) expect(ratio).toBeCloseTo(1, 2);
});
