import { renderToStaticMarkup } from 'react-dom/server';
import { SpeculationRules } from './SpeculationRules';

it('lets browsers prerender every page of the site, and no other, once a visitor seems to want it', () => {
  document.body.innerHTML = renderToStaticMarkup(<SpeculationRules />);
  const script = document.querySelector('script[type="speculationrules"]')!;
  expect(JSON.parse(script.textContent!)).toEqual({
    prerender: [{ where: { href_matches: '/*' }, eagerness: 'eager' }],
  });
});
