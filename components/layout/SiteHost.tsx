import { settings } from '@/lib/build/settings';

const { host } = new URL(settings.siteUrl);

/** Passes the site's host to base.css, which prints it before the paths of links. */
export function SiteHost() {
  return (
    <style href="site-host" precedence="generated">
      {`:root{--site-host:"${host}"}`}
    </style>
  );
}
