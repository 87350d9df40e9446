import { settings } from '@/lib/build/settings';

const { host } = new URL(settings.siteUrl);

/** Hands the site's address to the styles, which print it with its links (base.css). */
export function SiteAddress() {
  return (
    <style href="site-address" precedence="bill">
      {`:root{--site-address:"${host}"}`}
    </style>
  );
}
