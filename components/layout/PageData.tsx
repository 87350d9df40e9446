import { structuredData } from '@/lib/build/structured-data';
import { pageOf, type PageName } from '@/lib/content/pages';

/**
 * Lets browsers prerender another page of the site: Chrome on computers when a pointer is on its link, Chrome
 * on phones when the link is in view (https://developer.chrome.com/docs/web-platform/prerender-pages).
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

/** A page's structured data, and the pages that browsers may prerender. */
export function PageData({ name }: { name: PageName }) {
  return (
    <>
      {structuredData(name).map((data, index) => (
        <Data key={index} type="application/ld+json" value={data} />
      ))}
      <Data type="speculationrules" value={speculationRules(pageOf(name).path)} />
    </>
  );
}
