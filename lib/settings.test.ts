/** @jest-environment node */

/** The settings as a build with this environment would read them. */
async function build(env: Record<string, string>) {
  jest.replaceProperty(process, 'env', { ...process.env, ...env });
  jest.resetModules();
  return (await import('./settings')).settings;
}

afterEach(() => jest.restoreAllMocks());

it('reads the address of the site', async () => {
  const settings = await build({ NEXT_PUBLIC_SITE_URL: 'https://combat.example/' });
  expect(settings.siteUrl).toBe('https://combat.example');
});

it('reads the walkthrough', async () => {
  const settings = await build({ NEXT_PUBLIC_TOUR_VIDEO_URL: '/media/hero-1280x720.h264.mp4' });
  expect(settings.tourVideo).toEqual({ kind: 'film', path: '/media/hero-1280x720.h264.mp4' });
});

it.each([
  ['NEXT_PUBLIC_SITE_URL', 'combat.example'],
  ['NEXT_PUBLIC_TOUR_VIDEO_URL', 'https://example.com/tour'],
  ['NEXT_PUBLIC_TOUR_VIDEO_URL', '/media/no-such-film.mp4'],
])('stops the build while %s is %s', async (name, value) => {
  await expect(build({ [name]: value })).rejects.toThrow(name);
});
