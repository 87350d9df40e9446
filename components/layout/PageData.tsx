import { structuredData } from '@/lib/build/structured-data';
import { pageOf, type PageName } from '@/lib/content/pages';

/** Prerenders links on hover, on phones in view: https://developer.chrome.com/docs/web-platform/prerender-pages */
const speculationRules = (path: string) => {
  const where = { and: [{ href_matches: '/*' }, { not: { href_matches: [path, '/*.*'] } }] };
  return { prerender: [{ where, eagerness: 'eager' }] };
};

/** Escapes `<`, so that no text can end the element. */
function Data({ type, value }: { type: string; value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return <script type={type} dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Search engines need the brand on one page. */
export function PageData({ name }: { name: PageName }) {
  return (
    <>
      {name === 'home' && <Data type="application/ld+json" value={structuredData()} />}
      <Data type="speculationrules" value={speculationRules(pageOf(name).path)} />
    </>
  );
}
