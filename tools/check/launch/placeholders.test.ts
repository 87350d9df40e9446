/** @jest-environment node */
import { exportWith, origin, testExport } from './fixtures/export';
import { brandName, placeholderText, workingName } from './placeholders';

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
])('reports "%s" with the text around it', async (found) => {
  expect(placeholderText(await exportWith(`<p>Before</p><p>${found}</p><p>After</p>`))).toMatchObject({
    status: 'problem',
    detail: expect.stringMatching(`^contact.html: "${found}" in "… .*Before ${found} After.* …"$`),
  });
});

test.each([
  '<p><span>Lorem </span><span>ipsum</span></p>',
  '<img alt="Lorem ipsum">',
  '<button aria-label="Lorem ipsum"></button>',
  '<input placeholder="Lorem ipsum">',
  '<a href="https://example.org/Lorem ipsum"></a>',
  '<script type="application/ld+json">{"name":"Lorem ipsum"}</script>',
])('reports the placeholder in %s', async (element) => {
  expect(placeholderText(await exportWith(element)).detail).toContain('contact.html: "Lorem ipsum"');
});

test.each(['robots.txt', 'captions.vtt', 'manifest.webmanifest'])(
  'reports a placeholder in %s',
  async (file) => {
    const { detail } = placeholderText(await testExport({ [file]: 'lorem ipsum' }));
    expect(detail).toContain(`${file}: "lorem ipsum"`);
  },
);

test.each([
  '<p>Tell us your name.</p>',
  '<p>All you want to do, for example, come here.</p>',
  '<script>"TODO"</script>',
  '<style>/* TODO */</style>',
  '<img src="data:image/png;base64,aa+XXX/aa" alt="">',
])('accepts %s', async (element) => {
  expect(placeholderText(await exportWith(element)).status).toBe('ok');
});

test("ignores the site's URL and email address, which other checks report", async () => {
  const { pages, files } = await testExport();
  const names = [...pages.map(({ file }) => file), ...[...files.keys()].map((url) => url.slice(1))];
  const texts = names.filter((name) => /\.(html|txt|xml)$/.test(name));
  const change: [string, string] = ['ringandrack.com', 'example.com'];
  const site = await testExport(Object.fromEntries(texts.map((name) => [name, change])));
  expect(site.pages[0]?.html).not.toContain(origin);
  expect(placeholderText(site).status).toBe('ok');
});

test('prints the name of the site, and notes the working name', async () => {
  expect(brandName(await testExport())).toMatchObject({ status: 'ok', detail: 'Ring and Rack' });
  expect(brandName(await testExport({ 'index.html': ['Ring and Rack', workingName] }))).toMatchObject({
    status: 'note',
    detail: '"Combat + Culture" is still the working name',
  });
});
