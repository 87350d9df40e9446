/**
 * A site for the tests of the headers: every page has a policy that tells it from the others.
 * @type {import('./headers.mjs').Site}
 */
export const testSite = {
  pages: [
    { path: '/', file: 'index.html', policy: "script-src 'sha256-home'", grants: [] },
    { path: '/contact', file: 'contact.html', policy: "script-src 'sha256-contact'", grants: [] },
    {
      path: '/tour',
      file: 'tour.html',
      policy: "script-src 'sha256-tour'",
      grants: [
        { feature: 'autoplay', origin: 'https://player.example' },
        { feature: 'gyroscope', origin: 'https://player.example' },
        { feature: 'web-share', origin: 'https://player.example' },
      ],
    },
  ],
  notFound: { path: '', file: '404.html', policy: "script-src 'sha256-not-found'", grants: [] },
  sitePolicy: "script-src 'sha256-home' 'sha256-contact' 'sha256-tour' 'sha256-not-found'",
};
