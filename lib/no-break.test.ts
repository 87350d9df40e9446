import { site } from './content/site';
import { noBreak } from './no-break';

it('does not break a line within the brand’s name', () => {
  const kept = site.name.replaceAll(' ', '\u00a0');
  expect(noBreak(`Write to ${site.name} today`)).toBe(`Write to ${kept} today`);
});
