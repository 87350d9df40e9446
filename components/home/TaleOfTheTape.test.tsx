import { render, screen, within } from '@testing-library/react';
import { problem } from '@/lib/content/home';
import { TaleOfTheTape } from './TaleOfTheTape';

const words = problem.tape;

beforeEach(() => {
  render(<TaleOfTheTape words={words} />);
});

it('is a table named by its caption', () => {
  expect(screen.getByRole('table', { name: words.caption })).toBeVisible();
});

it('heads every column, the one of the measures too', () => {
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    words.measure,
    words.today,
    words.here,
  ]);
});

it.each(words.rows)('compares, under a header of its own, "$measure"', ({ measure, today, here }) => {
  const row = within(screen.getByRole('rowheader', { name: measure }).closest('tr')!);
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([today, here]);
});
