import { render, screen } from '@testing-library/react';
import { FilmText } from './FilmText';

it('tells each part after its title, if it has one, in one text', () => {
  render(<FilmText title="In words" parts={[{ text: 'Dark.' }, { title: 'Door', text: 'A door opens.' }]} />);
  const parts = screen.getAllByRole('listitem', { hidden: true });
  expect(parts.map((part) => [...part.childNodes].map(({ textContent }) => textContent))).toEqual([
    [' Dark.'],
    ['Door.', ' A door opens.'],
  ]);
});
