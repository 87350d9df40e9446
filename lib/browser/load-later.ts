/**
 * Loads the scripts and stylesheets that the page keeps for later in a template (tools/publish/keep-for-later.ts). Then
 * `import()` finds them in the document. It could not load them itself: Trusted Types refuse the URL of a script that a
 * script sets, and the page's policy has no stylesheets. The development server has no such template, and needs none.
 *
 * @throws {Error} when a file does not load. The next call tries again.
 */
export async function loadLater(): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#later');
  const files = template ? [...document.importNode(template.content, true).children] : [];
  await Promise.all(
    files.map((file) => (file instanceof HTMLScriptElement ? run(file) : adopt(file as HTMLLinkElement))),
  );
  template?.remove();
}

/** A copy of a script that enters the document runs, and keeps its integrity. */
function run(script: HTMLScriptElement): Promise<void> {
  script.type = '';
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${script.src} did not load`));
    });
    document.body.append(script);
  });
}

/** Adds the rules of a stylesheet, and a disabled link to it, so that nobody else loads it. */
async function adopt(link: HTMLLinkElement): Promise<void> {
  const response = await fetch(link.href, { integrity: link.integrity });
  if (!response.ok) throw new Error(`${link.href} did not load`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(await response.text());
  document.adoptedStyleSheets.push(sheet);
  Object.assign(link, { rel: 'stylesheet', disabled: true });
  document.head.append(link);
}
