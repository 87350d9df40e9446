import { loadLater } from './load-later';

const scripts = () => [...document.body.querySelectorAll('script')];

beforeEach(() => {
  document.body.innerHTML =
    '<template id="later"><script src="/a.js" integrity="sha256-a" type="text/plain"></script></template>';
});

it('runs a copy of each script with its integrity, and waits for it', async () => {
  const loaded = loadLater();
  expect(scripts().map((script) => [script.type, script.getAttribute('integrity')])).toEqual([
    ['', 'sha256-a'],
  ]);
  scripts()[0]!.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

it('loads nothing twice', async () => {
  const loaded = loadLater();
  scripts()[0]!.dispatchEvent(new Event('load'));
  await loaded;
  await loadLater();
  expect(scripts()).toHaveLength(1);
});

it('fails when a script does not load, and tries it again at the next call', async () => {
  const failed = loadLater();
  scripts()[0]!.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow('/a.js did not load');
  void loadLater();
  expect(scripts()).toHaveLength(1);
});

it('has nothing to do on a page that keeps nothing', async () => {
  document.body.replaceChildren();
  await expect(loadLater()).resolves.toBeUndefined();
});
