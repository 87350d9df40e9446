import { structuredData } from '@/lib/build/structured-data';

/**
 * Lets browsers prerender a page of the site once a pointer is on its link
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). That costs little more than its HTML: pages share
 * their fonts, and start no script before they are shown. Links within the page and to files are left out.
 */
const speculationRules = (path: string) => {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: [path, '/*.*'] } }] };
  return { prerender: [{ where, eagerness: 'eager' }] };
};

/** A script of data. `<` is escaped, so that no text can end the element. */
function Data({ type, value }: { type: string; value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** What a page tells search engines and browsers: its structured data, and which pages may be prerendered. */
export function PageData({ path }: { path: string }) {
  return (
    <>
      {structuredData(path).map((data, index) => (
        <Data key={index} type="application/ld+json" value={data} />
      ))}
      <Data type="speculationrules" value={speculationRules(path)} />
    </>
  );
}
