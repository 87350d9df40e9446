import { site, type Site } from './site';

/** For tests: the brand while it has nothing but a name, a mark and an e-mail address. */
export const bareSite: Site = { ...site, social: [], press: [], legalName: undefined, address: undefined };

/** For tests: a brand that has said everything, with characters that HTML and JSON must escape. */
export const fullSite: Site = {
  ...site,
  name: 'Ring & Relic',
  social: [
    { name: 'Instagram', href: 'https://social.example/ring' },
    { name: 'YouTube', href: 'https://video.example/@ring' },
  ],
  press: [{ name: 'Press kit', href: 'https://press.example/kit?for=ring&lang=en' }],
  legalName: 'Ring & Relic <Holdings> LLC',
  address: {
    street: '12 Example Street',
    locality: 'Springfield',
    region: 'IL',
    postalCode: '62701',
    country: 'US',
  },
};
