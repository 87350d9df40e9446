import { render, screen, within } from '@testing-library/react';
import { problem } from '@/lib/content/home/problem';
import { TaleOfTheTape } from './TaleOfTheTape';

const content = problem.tape;

const row = { measure: 'The sky', today: 'Gray', here: 'Blue', plate: 'none' };

beforeEach(() => {
  render(<TaleOfTheTape content={{ ...content, rows: [...content.rows, row] }} />);
});

it('has no link in a row whose plate is not on the page', () => {
  expect(screen.getByText('Blue')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Blue' })).toBeNull();
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
