import { render } from '@testing-library/react';
import { settings } from '@/lib/build/settings';
import { SiteAddress } from './SiteAddress';

it('hands the styles the host of the site', () => {
  render(<SiteAddress />);
  const style = document.querySelector('style[data-href="site-address"]')!;
  expect(style.textContent).toBe(`:root{--site-address:"${new URL(settings.siteUrl).host}"}`);
});
