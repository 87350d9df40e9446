import { render, screen, within } from '@testing-library/react';
import { site } from '@/lib/site';
import { Footer } from './Footer';

const foot = () => within(screen.getByRole('contentinfo'));

it('offers the e-mail address as a link that writes to it', () => {
  render(<Footer />);
  expect(foot().getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
});

it('says whose site it is', () => {
  render(<Footer />);
  expect(foot().getByText(site.name)).toBeVisible();
});

it.each([
  ['Home', '/'],
  ['VR Tour', '/vr-tour'],
  ['Contact', '/contact'],
])('leads to %s', (name, href) => {
  render(<Footer />);
  expect(foot().getByRole('link', { name })).toHaveAttribute('href', href);
});

it('says that the drawings are no finished rooms', () => {
  render(<Footer />);
  expect(foot().getByText(/Drawings show concepts, not finished rooms\./)).toBeVisible();
});
