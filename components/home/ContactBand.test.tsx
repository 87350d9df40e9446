import { render, screen } from '@testing-library/react';
import { contactBand } from '@/lib/content/home';
import { site } from '@/lib/site';
import { ContactBand } from './ContactBand';

beforeEach(() => {
  render(<ContactBand words={contactBand} />);
});

it('is the place that the navigation calls Contact', () => {
  expect(screen.getByRole('region', { name: 'Get In Touch' })).toHaveAttribute('id', 'contact');
});

it('calls to action with a link of exactly these words', () => {
  const link = screen.getByRole('link', { name: /^Get In Touch$/ });
  expect(link).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('heading', { level: 2 })).toContainElement(link);
});

it('offers the e-mail address beside it', () => {
  expect(screen.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
});

it('promises a reply within 1-2 business days', () => {
  expect(screen.getByRole('region')).toHaveTextContent('We reply within 1-2 business days.');
});
