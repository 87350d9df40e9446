import { render, screen } from '@testing-library/react';
import { ButtonLink, ButtonPair } from './ButtonLink';

const tour = { text: 'Watch the Walkthrough', href: '/vr-tour' };
const join = { text: 'Join Our Vision', href: '/contact' };

it('is a link named only by its text', () => {
  render(<ButtonLink link={tour} />);
  expect(screen.getByRole('link', { name: /^Watch the Walkthrough$/ })).toHaveAttribute('href', '/vr-tour');
});

it('has both links of a pair in order', () => {
  render(<ButtonPair first={tour} second={join} />);
  const [first, second] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName(tour.text);
  expect(second).toHaveAccessibleName(join.text);
});
