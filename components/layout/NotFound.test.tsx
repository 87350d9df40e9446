import { render, screen } from '@testing-library/react';
import { notFound } from '@/lib/content/not-found';
import { NotFound } from './NotFound';

beforeEach(() => {
  render(<NotFound content={notFound} />);
});

it('has a heading that says the page was not found', () => {
  expect(screen.getByRole('heading', { level: 1, name: notFound.heading })).toBeInTheDocument();
});

it('shows its bill', () => {
  const voice = notFound.bill.map(({ text }) => text).join(' ');
  expect(screen.getByText((_text, element) => element?.textContent === voice)).toBeVisible();
});

it.each([notFound.home, notFound.contact])('links back: $text', ({ text, href }) => {
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
});

it('shows an empty frame', () => {
  expect(screen.getByRole('img', { name: notFound.plate.image.alt })).toBeVisible();
});
