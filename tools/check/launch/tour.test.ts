/** @jest-environment node */
import { tourVideo } from './tour';
import { testExport } from './fixtures/export';

/** The test export with another player on the tour's page. */
const exportWith = (player: string) =>
  testExport({ 'vr-tour.html': (html) => html.replace(/<video.*<\/video>/s, player) });

const frame = (address: string) => `<iframe srcdoc='<a href="${address}">Play</a>'></iframe>`;

test('a video that was put in with `npm run media` is done', async () => {
  expect(tourVideo(await testExport(), '')).toMatchObject({
    status: 'done',
    detail: '/media/walkthrough.1.mp4',
  });
});

test('the concept video does not block', async () => {
  const site = await exportWith(
    '<video controls><source src="/media/walkthrough.1.mp4"><track kind="chapters" src="/a.vtt"></video>',
  );
  expect(tourVideo(site, '')).toMatchObject({
    status: 'note',
    detail: 'it is the concept video that comes with the site',
  });
});

test.each([
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1', 'https://youtu.be/aqz-KE-bpKQ?t=3'],
  ['https://player.vimeo.com/video/76979871?h=abc&dnt=1', 'https://vimeo.com/76979871/abc'],
])('the player at %s is that of the setting %s', async (player, setting) => {
  expect(tourVideo(await exportWith(frame(player)), setting)).toMatchObject({
    status: 'done',
    detail: player,
  });
});

test('a video under public/ is done when it is the one that is set', async () => {
  const site = await exportWith('<video controls><source src="/videos/tour.mp4"></video>');
  expect(tourVideo(site, '/videos/tour.mp4').status).toBe('done');
});

test.each([
  [frame('https://player.vimeo.com/video/1'), 'https://vimeo.com/2'],
  [frame('https://player.vimeo.com/video/1'), ''],
  ['<video controls><source src="/media/walkthrough.1.mp4"></video>', '/videos/tour.mp4'],
])('%s is not what %p would show, so another build is needed', async (player, setting) => {
  const { status, detail } = tourVideo(await exportWith(player), setting);
  expect(status).toBe('blocked');
  expect(detail).toMatch(/^NEXT_PUBLIC_TOUR_VIDEO_URL is .+: build again$/);
});

test('a tour without a video is not done', async () => {
  const site = await exportWith('<video controls></video>');
  expect(tourVideo(site, '')).toMatchObject({ status: 'blocked', detail: 'no page shows a video' });
});
