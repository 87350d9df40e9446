import { render, screen, within } from '@testing-library/react';
import { problem } from '@/lib/content/home';
import { TaleOfTheTape } from './TaleOfTheTape';

const content = problem.tape;

beforeEach(() => {
  render(<TaleOfTheTape content={content} />);
});

it('has its caption as its name, and a header for every column, including the measures', () => {
  const table = within(screen.getByRole('table', { name: content.caption }));
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    content.measure,
    content.today,
    content.here,
  ]);
});

it.each(content.rows)('compares "$measure" in a row with a header', ({ measure, today, here }) => {
  const row = within(screen.getByRole('rowheader', { name: measure }).closest('tr')!);
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([today, here]);
});
