import { expect, test } from './helpers/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('the title is exact, in the case that the markup has', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  expect(await title.textContent()).toBe('The Future of Combat + Culture Is Here.');
});

test('the hero fills the first screen with its logo, title, subtitle and links', async ({ page }) => {
  const hero = page.getByRole('region', { name: 'Introduction' });
  const { y, height } = (await hero.boundingBox())!;
  expect(y + height).toBeCloseTo(page.viewportSize()!.height, 0);
  await expect(hero.getByRole('img', { name: 'Combat + Culture' })).toBeInViewport({ ratio: 1 });
  await expect(
    hero.getByText('A venue where combat sport, wearable tech, and VR share one floor.'),
  ).toBeInViewport();
  await expect(hero.getByRole('link', { name: 'Watch the Walkthrough' })).toBeInViewport({ ratio: 1 });
  await expect(hero.getByRole('link', { name: 'Join Our Vision' })).toBeInViewport({ ratio: 1 });
});

for (const { link, path } of [
  { link: 'Watch the Walkthrough', path: '/vr-tour' },
  { link: 'Join Our Vision', path: '/contact' },
  { link: 'Get In Touch', path: '/contact' },
]) {
  test(`“${link}” leads to ${path}`, async ({ page }) => {
    await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(path);
  });
}

test('the sections stand in the order of the pitch', async ({ page }) => {
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText([
    'Problem',
    'How It Works',
    'Traction',
    'Vision',
    'Founder',
    'Get In Touch',
  ]);
});

test('the milestones and the roadmap are lists', async ({ page }) => {
  await expect(page.locator('#traction').getByRole('list').getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('#vision').getByRole('list').getByRole('listitem')).toHaveCount(4);
});

for (const part of [
  'Smart wearable gear, with QR check-in',
  'your place on the waitlist is tracked in real time',
  'Video and photos are captured automatically',
  'Theater-style rooms',
  'Indoor landscaping below, projection domes above',
  'Alcohol-free',
  'A rhythm-based VR combat game',
  'A retail brand',
  'A sister art museum concept',
]) {
  test(`the pitch tells of: ${part}`, async ({ page }) => {
    await expect(page.getByRole('main')).toContainText(part);
  });
}

test('traction names the outreach to 40+ investors and the 3-year projections', async ({ page }) => {
  const items = page.locator('#traction').getByRole('listitem');
  await expect(items.nth(0)).toContainText('Outreach to 40+ investors.');
  await expect(items.nth(1)).toContainText('3-year projections.');
});

test('every audience is named', async ({ page }) => {
  for (const audience of [
    'Families',
    'Groups',
    'Creatives',
    'Athletes',
    'Gamers',
    'visitors',
    'investors',
    'collaborators',
  ]) {
    await expect(page.locator('#problem')).toContainText(audience);
  }
});
