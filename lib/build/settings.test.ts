/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/** The settings of a build with these environment variables. */
async function build(env: Record<string, string>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  jest.resetModules();
  return (await import('./settings')).settings;
}

afterEach(() => jest.restoreAllMocks());

it('reads the tour video', async () => {
  const settings = await build({ NEXT_PUBLIC_TOUR_VIDEO_URL: 'https://vimeo.com/76979871' });
  expect(settings.tourVideo).toMatchObject({ watchUrl: 'https://vimeo.com/76979871' });
});

it.each([
  ['NEXT_PUBLIC_SITE_URL', 'combat.example'],
  ['NEXT_PUBLIC_TOUR_VIDEO_URL', 'https://example.com/tour'],
])('stops the build if %s is %s', async (name, value) => {
  await expect(build({ [name]: value })).rejects.toThrow(name);
});

describe('the configuration of Next.js', () => {
  /** Loads it in a separate process, as Next.js does before it compiles anything. */
  const load = (apiBase: string) =>
    spawnSync(
      process.execPath,
      [
        '-e',
        "import('./next.config.mjs').then(({ default: config }) => console.log(JSON.stringify(config.env)))",
      ],
      { env: { ...process.env, NEXT_PUBLIC_API_BASE: apiBase }, encoding: 'utf8' },
    );

  it('passes the normalized URL of the backend to scripts in the browser', () => {
    const { stdout, stderr } = load(' https://API.combat.example/ ');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({ NEXT_PUBLIC_API_BASE: 'https://api.combat.example' });
  });

  it('prints only one sentence about an invalid setting', () => {
    const { status, stdout, stderr } = load('https:combat.example');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^NEXT_PUBLIC_API_BASE must be .+, but it is "https:combat\.example"\.\n$/);
  });
});
