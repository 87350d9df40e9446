import type { Page } from 'playwright/test';
import { player } from '@/lib/content/vr-tour';
import { tourTracks } from '@/lib/media';
import { expect, test } from '../helpers/test';

/** Opens a page in a browser in which a function fails, as an extension may cause, and waits until that has happened. */
async function openBroken(page: Page, path: string, name: string) {
  await page.addInitScript(`${name} = () => { throw new Error('broken'); };`);
  const failed = page.waitForEvent('console', (message) => message.text().includes('broken'));
  await page.goto(path);
  await failed;
}

test.beforeEach(({ tolerate }) => tolerate(/broken/));

test('the tour keeps its video, with the browser’s controls, if its script fails', async ({ page }) => {
  test.skip(!tourTracks.captions, 'Only a film with captions calls what fails here.');
  await openBroken(page, '/vr-tour', 'TextTrackList.prototype.addEventListener');
  await expect(page.locator('video')).toHaveAttribute('controls', '');
  await expect(page.getByRole('button', { name: player.play })).toHaveCount(0);
});

test('a page says what to do after an error that takes all of it', async ({ page }) => {
  // As in Safari, after too many calls.
  await page.addInitScript("history.replaceState = () => { throw new Error('broken'); };");
  await page.goto('/contact');
  await expect(page.getByText('Reload to try again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});
