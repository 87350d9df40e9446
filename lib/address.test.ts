import { addressLines } from './address';

it.each([
  ['US', 'IL', ['Town, IL 62701', 'United States']],
  ['AU', 'VIC', ['Town VIC 62701', 'Australia']],
  ['DE', undefined, ['62701 Town', 'Germany']],
  ['IE', 'Co. Cork', ['Town', 'Co. Cork', '62701', 'Ireland']],
])('writes an address in %s as the country does', (country, region, lines) => {
  const address = { street: '1 Street', locality: 'Town', region, postalCode: '62701', country };
  expect(addressLines(address)).toEqual(['1 Street', ...lines]);
});
