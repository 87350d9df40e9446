import { render, screen } from '@testing-library/react';
import { bareSite, fullSite } from '@/lib/fixtures/sites';
import { pages } from '@/lib/content/pages';
import { footer } from '@/lib/content/shared';
import { Footer } from './Footer';

it('has the address of the brand, and links to its other sites', () => {
  render(<Footer content={footer} pages={pages} brand={fullSite} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(
    '12 Example Street Springfield, IL 62701 United States',
  );
  for (const { name, href } of [...fullSite.social, ...fullSite.press])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('has neither an address nor titles without links if the brand has none', () => {
  render(<Footer content={footer} pages={pages} brand={bareSite} />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  for (const title of [footer.social, footer.press]) expect(screen.queryByText(title)).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});
