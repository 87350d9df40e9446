import { render, screen } from '@testing-library/react';
import { navigation } from '@/lib/content/navigation';
import { Header } from './Header';

it('links its mark to the home page', () => {
  render(<Header />);
  expect(screen.getByRole('link', { name: navigation.homeLink })).toHaveAttribute('href', '/');
});
