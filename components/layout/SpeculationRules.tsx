const rules = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] };

/**
 * Lets browsers prepare the page behind a link of the site once the pointer rests on it or a press begins, so that
 * it is there when it is asked for (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API).
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
