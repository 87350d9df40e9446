import { render, screen, within } from '@testing-library/react';
import { bareSite, fullSite } from '@/lib/content/fixtures/sites';
import { footer } from '@/lib/content/shared';
import type { Site } from '@/lib/content/site';
import { Footer } from './Footer';

/** Renders the footer of a brand and returns its queries. */
function show(brand: Site) {
  render(<Footer brand={brand} />);
  return within(screen.getByRole('contentinfo'));
}

it.each([
  [footer.social, fullSite.social],
  [footer.press, fullSite.press],
])('links to other sites under "%s"', (title, links) => {
  const foot = show(fullSite);
  expect(foot.getByText(title)).toBeInTheDocument();
  for (const { name, href } of links) expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('shows no title without links', () => {
  const foot = show(bareSite);
  expect(foot.getAllByRole('list')).toHaveLength(1);
  for (const title of [footer.social, footer.press]) expect(foot.queryByText(title)).not.toBeInTheDocument();
});

it('shows the address', () => {
  show(fullSite);
  expect(document.querySelector('address')).toHaveTextContent(
    '12 Example Street Springfield, IL 62701 United States',
  );
});

it('shows no address if there is none', () => {
  show(bareSite);
  expect(document.querySelector('address')).toBeNull();
});
