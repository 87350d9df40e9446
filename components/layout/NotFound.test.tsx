import { render, screen } from '@testing-library/react';
import { notFound } from '@/lib/content/not-found';
import { NotFound } from './NotFound';

beforeEach(() => {
  render(<NotFound words={notFound} />);
});

it('says in its heading that the page is not there', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
});

it('says it in the voice of the site', () => {
  expect(screen.getByText((_text, element) => element?.textContent === '404 No contest.')).toBeVisible();
});

it.each([
  ['Back to Home', '/'],
  ['Contact us', '/contact'],
])('offers a way back: %s', (name, href) => {
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('hangs an empty frame', () => {
  expect(screen.getByRole('img', { name: /^Stippled drawing of an empty picture frame/ })).toBeVisible();
});
