import type { PostalAddress } from './content/site';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** Countries that write the postal code after the town, and those that give it a line. Most write it before. */
const after = ['AU', 'CA', 'IN', 'JP', 'KR', 'NZ', 'SG', 'TW', 'US'];
const below = ['GB', 'IE'];

/**
 * The lines of an address as its country writes them, and the country's name in English.
 * Source: https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions
 */
export function addressLines({ street, locality, region, postalCode, country }: PostalAddress) {
  const place = [locality, region].filter(Boolean);
  const town = after.includes(country)
    ? [`${place.join(country === 'US' ? ', ' : ' ')} ${postalCode}`]
    : below.includes(country)
      ? [...place, postalCode]
      : [[postalCode, ...place].join(' ')];
  return [street, ...town, names.of(country)];
}
