/** @jest-environment node */
import { walkthrough } from '../content/generated/videos';
import { site } from '../content/site';
import { player } from '../content/vr-tour';
import { settings } from './settings';
import { siteData, videoData } from './structured-data';
import { parseTourVideo } from './tour-video';

const { siteUrl } = settings;

it('describes a brand with an address as a place to visit, and one without as an organization', () => {
  const dataOf = (address?: string[]) => JSON.stringify(siteData({ ...site, address }));
  expect(dataOf()).toContain('{"@type":"Organization"');
  expect(dataOf()).not.toContain('address');
  const place = dataOf(['12 Example Street', 'Springfield, IL 62701']);
  expect(place).toContain('{"@type":"EntertainmentBusiness"');
  expect(place).toContain('"streetAddress":"12 Example Street, Springfield, IL 62701"');
});

it('describes the site’s own film with its file and its date', () => {
  const file = expect.stringMatching(RegExp(`^${siteUrl}/media/.*\\.mp4$`));
  expect(videoData(undefined)).toMatchObject([{ contentUrl: file, uploadDate: walkthrough.date }]);
});

it('describes a video of a service with its player, if its date is known', () => {
  const video = parseTourVideo('https://youtu.be/dQw4w9WgXcQ');
  expect(videoData(video)).toEqual([]);
  expect(videoData(video, { ...player, embedDate: '2027-01-31' })).toMatchObject([
    { embedUrl: video!.playerUrl, uploadDate: '2027-01-31' },
  ]);
});
