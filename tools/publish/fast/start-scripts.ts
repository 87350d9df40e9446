/**
 * Starts a page's scripts after the page has loaded and the browser has painted it, so that they never compete with what
 * the visitor sees. The page runs this as text (page.ts), so it uses nothing from outside.
 *
 * - Browsers that resist fingerprinting, such as Tor Browser, report no paint. There, the scripts start after a second.
 * - The scripts wait in a template: a copy of a script runs when it enters the document
 *   (https://html.spec.whatwg.org/#the-template-element) and keeps its integrity. Its URL comes from the parser. Trusted
 *   Types would refuse a URL that a script sets.
 * - In the template their type is `text/plain`. WebKitGTK 2.50 looks ahead into templates, and would request the scripts
 *   without their integrity and report that the policy blocks them.
 * - They run in their order, the runtime last. If a chunk failed before the runtime starts, the runtime waits for it
 *   forever. If it saw the failure, React would replace the page with an error.
 * - They become `async` again as soon as their order is settled, because React looks for async scripts.
 * - React requests each stylesheet that its data names, unless the document has a link to it. The styles are in the page
 *   already, so the links are disabled: browsers do not load those. A script must make them, since parsers may load
 *   them ahead.
 */
export default function startScripts() {
  const start = () => {
    const template = document.getElementById('scripts') as HTMLTemplateElement;
    for (const href of template.dataset.stylesheets!.split(' ')) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'stylesheet', disabled: true, href });
      document.head.append(link);
    }
    const { children } = document.importNode(template.content, true);
    for (const script of [...children] as HTMLScriptElement[]) {
      script.type = '';
      script.async = false;
      document.body.append(script);
      script.async = true;
    }
  };
  addEventListener('load', () => {
    const go = () => {
      observer.disconnect();
      clearTimeout(timer);
      start();
    };
    const timer = setTimeout(go, 1000);
    const observer = new PerformanceObserver(go);
    observer.observe({ type: 'paint', buffered: true });
  });
}
