import { render, screen } from '@testing-library/react';
import { problem } from '@/lib/content/home';
import { Audience } from './Audience';

beforeEach(() => {
  render(<Audience content={problem.audience} />);
});

it('lists the names on the bill, each with what waits for them', () => {
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    problem.audience.names.map(({ line, note }) => line.text + note),
  );
});

it('leads whoever stands in the corner on', () => {
  const { text, leadsTo, href } = problem.audience.corner.link;
  expect(screen.getByRole('link', { name: `${text} (${leadsTo})` })).toHaveAttribute('href', href);
});
