import { render, screen } from '@testing-library/react';
import { WallLabel } from './WallLabel';

const label = { title: 'How It Works', text: 'Six plates.' };

it('names a section by its title if it has an id', () => {
  render(<WallLabel label={label} number={2} headingId="how-title" />);
  expect(screen.getByRole('heading', { level: 2, name: 'How It Works' })).toHaveAttribute('id', 'how-title');
});

it('has no heading without an id', () => {
  render(<WallLabel label={label} number={2} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('hides its number, an ornament, from assistive technology', () => {
  render(<WallLabel label={label} number={2} />);
  expect(screen.getByText('2')).toHaveAttribute('aria-hidden', 'true');
});
