import { player } from '@/lib/content/vr-tour';
import { tourTracks } from '@/lib/media';
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
