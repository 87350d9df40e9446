/** @jest-environment node */
import { brandName, placeholderText, workingName } from './placeholders';
import { origin, testExport } from './fixtures/export';

/** The test export with another text on one page. */
const exportWith = (text: string) =>
  testExport({
    'contact.html': (html) => html.replace('<h1>Words</h1>', `<p>Before</p>${text}<p>After</p>`),
  });

test.each([
  'Lorem ipsum',
  'dolor sit amet',
  'TODO',
  'TBD',
  'XXX',
  'example.com',
  'Your Name',
  'your text goes here',
  'Insert address here',
  'placeholder text',
])('"%s" is found, with the words around it', async (found) => {
  expect(placeholderText(await exportWith(`<p>${found}</p>`))).toMatchObject({
    status: 'blocked',
    detail: expect.stringMatching(`^contact.html: "${found}" in "… .*Before ${found} After.* …"$`),
  });
});

test('words that are split into elements are read together', async () => {
  const site = await exportWith('<p><span>Lorem </span><span>ipsum</span></p>');
  expect(placeholderText(site).detail).toContain('"Lorem ipsum"');
});

test.each([
  '<img alt="TODO">',
  '<button aria-label="TODO"></button>',
  '<input placeholder="TODO">',
  '<a href="https://example.com/TODO"></a>',
  '<script type="application/ld+json">{"name":"TODO"}</script>',
])('it is found in %s', async (element) => {
  expect(placeholderText(await exportWith(element)).detail).toContain('contact.html: "TODO"');
});

test.each(['robots.txt', 'captions.vtt', 'manifest.webmanifest'])('it is found in %s', async (file) => {
  const site = await testExport({ [file]: 'lorem ipsum' });
  expect(placeholderText(site).detail).toContain(`${file}: "lorem ipsum"`);
});

test.each([
  '<p>Tell us your name.</p>',
  '<p>All you want to do, for example, come here.</p>',
  '<script>"TODO"</script>',
  '<style>/* TODO */</style>',
  '<img src="data:image/png;base64,aa+XXX/aa" alt="">',
])('%s is no placeholder', async (element) => {
  expect(placeholderText(await exportWith(element)).status).toBe('done');
});

test("the site's address and e-mail are left to their own items", async () => {
  const change = (text: string) => text.replaceAll('ringandrack.com', 'example.com');
  const files = ['index.html', 'contact.html', 'vr-tour.html', '404.html', 'sitemap.xml', 'robots.txt'];
  const site = await testExport({
    ...Object.fromEntries(files.map((file) => [file, change])),
    '.well-known/security.txt': change,
  });
  expect(site.pages[0]?.html).not.toContain(origin);
  expect(placeholderText(site).status).toBe('done');
});

test('the name of the site is told', async () => {
  expect(brandName(await testExport())).toMatchObject({ status: 'done', detail: 'Ring and Rack' });
});

test('the working name does not block', async () => {
  const site = await testExport({ 'index.html': (html) => html.replaceAll('Ring and Rack', workingName) });
  expect(brandName(site)).toMatchObject({
    status: 'note',
    detail: '"Combat + Culture" is still the working name',
  });
});

test('words are read however deep they stand', async () => {
  const site = await exportWith(`${'<div>'.repeat(10_000)}TODO`);
  expect(placeholderText(site).detail).toContain('contact.html: "TODO"');
});
