import { render, screen } from '@testing-library/react';
import { problem } from '@/lib/content/home';
import { Audience } from './Audience';

beforeEach(() => {
  render(<Audience content={problem.audience} />);
});

it('lists each name with its note', () => {
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    problem.audience.names.map(({ name, note }) => `${name} ${note}`),
  );
});

it('names those in the corner, and links them to the contact page', () => {
  expect(screen.getByText(problem.audience.corner.text, { exact: false })).toBeVisible();
  const { text, leadsTo, href } = problem.audience.corner.link;
  expect(screen.getByRole('link', { name: `${text} (${leadsTo})` })).toHaveAttribute('href', href);
});
