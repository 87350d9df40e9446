import { render } from '@testing-library/react';
import { SpeculationRules } from './SpeculationRules';

it('lets browsers prerender every page of the site, and no other, once a visitor seems to want it', () => {
  render(<SpeculationRules />);
  const script = document.querySelector('script[type="speculationrules"]')!;
  expect(JSON.parse(script.textContent!)).toEqual({
    prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
  });
});
