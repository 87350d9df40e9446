import { render } from '@testing-library/react';
import { settings } from '@/lib/build/settings';
import { SiteHost } from './SiteHost';

it('sets the host as a custom property', () => {
  render(<SiteHost />);
  const style = document.querySelector('style[data-href="site-host"]')!;
  expect(style.textContent).toBe(`:root{--site-host:"${new URL(settings.siteUrl).host}"}`);
});
