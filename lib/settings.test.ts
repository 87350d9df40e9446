/** @jest-environment node */
import { tourFilm } from './media';

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
  const path = tourFilm[0]!.src;
  const settings = await build({ NEXT_PUBLIC_TOUR_VIDEO_URL: path });
  expect(settings.tourVideo).toEqual({ kind: 'film', path });
});

it.each([
  ['NEXT_PUBLIC_SITE_URL', 'combat.example'],
  ['NEXT_PUBLIC_TOUR_VIDEO_URL', 'https://example.com/tour'],
  ['NEXT_PUBLIC_TOUR_VIDEO_URL', '/media/no-such-film.mp4'],
])('stops the build while %s is %s', async (name, value) => {
  await expect(build({ [name]: value })).rejects.toThrow(name);
});
