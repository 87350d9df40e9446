import { expect, type Locator } from 'playwright/test';

/** In pixels, from the top left of the window. */
export async function middleOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return [x + width / 2, y + height / 2] as const;
}

/** Waits until the middle of an element is near a point. */
export const expectMiddleNear = (element: Locator, x: number, y: number) =>
  expect
    .poll(async () => {
      const [left, top] = await middleOf(element);
      return Math.hypot(left - x, top - y);
    })
    .toBeLessThan(20);
