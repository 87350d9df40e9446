import { render, screen } from '@testing-library/react';
import { problem } from '@/lib/content/home/problem';
import { TaleOfTheTape } from './TaleOfTheTape';

const row = { measure: 'The sky', today: 'Gray', here: 'Blue', plate: 'none' };

it('has no link in a row whose plate is not on the page', () => {
  render(<TaleOfTheTape content={{ ...problem.tape, rows: [row] }} />);
  expect(screen.getByText('Blue')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Blue' })).toBeNull();
});
