import { render, screen } from '@testing-library/react';
import { notFound } from '@/lib/content/not-found';
import { NotFound } from './NotFound';

beforeEach(() => {
  render(<NotFound content={notFound} />);
});

it('says in its heading that the page is not there', () => {
  expect(screen.getByRole('heading', { level: 1, name: notFound.heading })).toBeInTheDocument();
});

it('says it in the voice of the site', () => {
  const voice = notFound.bill.map(({ text }) => text).join(' ');
  expect(screen.getByText((_text, element) => element?.textContent === voice)).toBeVisible();
});

it.each([notFound.home, notFound.contact])('offers a way back: $text', ({ text, href }) => {
  expect(screen.getByRole('link', { name: text })).toHaveAttribute('href', href);
});

it('hangs an empty frame', () => {
  expect(screen.getByRole('img', { name: notFound.plate.image.alt })).toBeVisible();
});
