/** @jest-environment node */
import { plans } from '../videos';
import { bundlePage, openRenderer } from './renderer';

const picture = { width: 96, height: 54, subframes: 2 };

/** The pixels of moments, drawn by a new browser. */
async function draw(page: string, times: readonly number[]): Promise<Buffer[]> {
  const renderer = await openRenderer(await bundlePage(page), picture);
  const frames = [];
  for (const time of times) frames.push(await renderer.frame(time));
  await renderer.close();
  return frames;
}

it('builds the same page from the same sources', async () => {
  expect(await bundlePage(plans.hero.page)).toBe(await bundlePage(plans.hero.page));
}, 60_000);

it('draws a moment the same way in every run, whatever it drew before', async () => {
  const [first] = await draw(plans.hero.page, [5]);
  const [, again] = await draw(plans.hero.page, [2, 5]);
  expect(again!.equals(first!)).toBe(true);
}, 120_000);

it('closes the loop of the hero exactly, pixel by pixel', async () => {
  const { page, duration } = plans.hero;
  const [first, last, other] = await draw(page, [0, duration, duration / 2]);
  expect(last!.equals(first!)).toBe(true);
  expect(other!.equals(first!)).toBe(false);
}, 120_000);

it('reports an error of the page', async () => {
  const broken = 'throw new Error("There is no light.");';
  await expect(openRenderer(broken, picture)).rejects.toThrow('There is no light.');
}, 60_000);
