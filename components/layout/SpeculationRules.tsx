const rules = { prerender: [{ where: { href_matches: '/*' }, eagerness: 'eager' }] };

/**
 * Lets browsers prepare the page behind a link of the site at the first sign that it is wanted, such as a pointer
 * on it, so that it is there when it is asked for
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Pages share their scripts and fonts, and start
 * no script before they are seen, so one more costs little beyond its document.
 */
export function SpeculationRules() {
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }} />;
}
