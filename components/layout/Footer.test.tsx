import { render, screen } from '@testing-library/react';
import { footer } from '@/lib/content/shared';
import { site } from '@/lib/content/site';
import { Footer } from './Footer';

it('has the address of the brand, and links to its other sites', () => {
  const social = { name: 'Instagram', href: 'https://social.example/ring' } as const;
  const press = { name: 'Press kit', href: 'https://press.example/kit' } as const;
  const address = ['12 Example Street', 'Springfield, IL 62701'];
  render(<Footer brand={{ ...site, social: [social], press: [press], address }} />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('12 Example Street Springfield, IL 62701');
  for (const { name, href } of [social, press])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

it('has neither an address nor titles without links if the brand has none', () => {
  render(<Footer brand={{ ...site, social: [], press: [], address: undefined }} />);
  for (const title of [footer.social, footer.press]) expect(screen.queryByText(title)).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});
