import { render, screen } from '@testing-library/react';
import { navigation } from '@/lib/content/shared';
import { Header } from './Header';

it('links its mark to the home page', () => {
  render(<Header />);
  expect(screen.getByRole('link', { name: navigation.homeLink })).toHaveAttribute('href', '/');
});
