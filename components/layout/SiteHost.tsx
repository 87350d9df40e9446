import { settings } from '@/lib/build/settings';

const { host } = new URL(settings.siteUrl);

/** Hands the site's address to the styles, which print it with its links (base.css). */
export function SiteHost() {
  return (
    <style href="site-host" precedence="generated">
      {`:root{--site-host:"${host}"}`}
    </style>
  );
}
