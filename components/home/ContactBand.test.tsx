import { render, screen } from '@testing-library/react';
import { contactBand } from '@/lib/content/home';
import { ContactBand } from './ContactBand';

beforeEach(() => {
  render(<ContactBand content={contactBand} />);
});

it('is the section that the navigation links to', () => {
  expect(screen.getByRole('region', { name: contactBand.title.text })).toHaveAttribute('id', contactBand.id);
});

it('links its title to the contact page', () => {
  const link = screen.getByRole('link', { name: contactBand.title.text });
  expect(link).toHaveAttribute('href', contactBand.href);
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(link);
});

it('says what to write about', () => {
  expect(screen.getByRole('region')).toHaveTextContent(contactBand.text);
});
