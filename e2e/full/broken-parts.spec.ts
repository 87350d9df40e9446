import { player } from '@/lib/content/vr-tour';
import { tourTracks } from '@/lib/media';
import { openForm } from '../helpers/contact-form';
import { expect, test } from '../helpers/test';

test('the tour keeps its video, with the browser’s controls, if its script fails', async ({
  page,
  tolerate,
}) => {
  test.skip(!tourTracks.captions, 'Only a film with captions calls what fails here.');
  tolerate(/broken/);
  // As an extension may cause.
  const broken = "TextTrackList.prototype.addEventListener = () => { throw new Error('broken'); };";
  await page.addInitScript(broken);
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await page.goto('/vr-tour');
  await failed;
  await expect(page.locator('video')).toHaveAttribute('controls', '');
  await expect(page.getByRole('button', { name: player.play })).toHaveCount(0);
});

test('a page works where the browser refuses to change its history', async ({ page, tolerate }) => {
  tolerate(/too many calls/);
  // As in Safari after 100 calls in 30 seconds.
  const fail = "history.replaceState = () => { throw new DOMException('too many calls', 'SecurityError'); };";
  await page.addInitScript(fail);
  const failed = page.waitForEvent('console', (message) => message.text().includes('too many calls'));
  await openForm(page);
  await failed;
  await expect(page.getByRole('banner')).toBeVisible();
});
