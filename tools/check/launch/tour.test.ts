/** @jest-environment node */
import { testExport } from './fixtures/export';
import { tourVideo } from './tour';

/** Checks the test export with another player on the tour's page. */
const check = async (player: string, setting: string) =>
  tourVideo(await testExport({ 'vr-tour.html': [/<video.*<\/video>/s, player] }), { tourVideo: setting });

const frame = (url: string) => `<iframe srcdoc='<a href="${url}">Play</a>'></iframe>`;
const video = (src: string, track = '') => `<video controls><source src="${src}">${track}</video>`;

test.each([
  ['/media/walkthrough.1.mp4', video('/media/walkthrough.1.mp4'), ''],
  ['/videos/tour.mp4', video('/videos/tour.mp4'), '/videos/tour.mp4'],
  ...[
    ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1', 'https://youtu.be/aqz-KE-bpKQ?t=3'],
    ['https://player.vimeo.com/video/76979871?h=abc&dnt=1', 'https://vimeo.com/76979871/abc'],
  ].map(([url, setting]) => [url, frame(url!), setting]),
])('accepts %s in %s for the setting "%s"', async (url, player, setting) => {
  expect(await check(player!, setting!)).toMatchObject({ status: 'ok', detail: url });
});

test('notes the concept video', async () => {
  const player = video('/media/walkthrough.1.mp4', '<track kind="chapters" src="/a.vtt">');
  expect(await check(player, '')).toMatchObject({
    status: 'note',
    detail: 'it is the concept video that comes with the site',
  });
});

test.each([
  [frame('https://player.vimeo.com/video/1'), 'https://vimeo.com/2'],
  [frame('https://player.vimeo.com/video/1'), ''],
  [video('/media/walkthrough.1.mp4'), '/videos/tour.mp4'],
])('reports %s for the setting "%s"', async (player, setting) => {
  const { status, detail } = await check(player, setting);
  expect(status).toBe('problem');
  expect(detail).toMatch(/^NEXT_PUBLIC_TOUR_VIDEO_URL is .+: build again$/);
});

test('reports a tour without a video', async () => {
  expect(await check('<video controls></video>', '')).toMatchObject({
    status: 'problem',
    detail: 'no page shows a video',
  });
});
