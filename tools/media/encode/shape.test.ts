/** @jest-environment node */
import { cover, fit, scaled } from './shape';

const wide = { width: 1280, height: 720 };
const tall = { width: 608, height: 1080 };

it.each([
  ['HD', { width: 1920, height: 1080 }, wide, { ...wide, crop: { width: 1920, height: 1080 } }],
  ['4:3', { width: 1440, height: 1080 }, wide, { ...wide, crop: { width: 1440, height: 810 } }],
  ['wide video', { width: 1920, height: 800 }, wide, { ...wide, crop: { width: 1422, height: 800 } }],
  [
    'a phone held upright',
    { width: 1080, height: 1920 },
    wide,
    { width: 1080, height: 608, crop: { width: 1080, height: 608 } },
  ],
  [
    'HD for tall screens',
    { width: 1920, height: 1080 },
    tall,
    { ...tall, crop: { width: 608, height: 1080 } },
  ],
])('fills the box from the middle of %s', (_name, picture, box, shape) => {
  expect(cover(picture, box)).toEqual(shape);
});

it('does not enlarge a small image to fill the box', () => {
  expect(cover({ width: 427, height: 241 }, wide)).toMatchObject({ width: 428, height: 240 });
});

it.each([
  ['HD', { width: 1920, height: 1080 }, wide],
  ['4:3', { width: 1440, height: 1080 }, { width: 960, height: 720 }],
  ['wide video', { width: 1920, height: 800 }, { width: 1280, height: 534 }],
  ['a phone held upright', { width: 1080, height: 1920 }, { width: 720, height: 1280 }],
  ['a small picture', { width: 427, height: 241 }, { width: 428, height: 242 }],
])('fits %s into the box whole', (_name, picture, size) => {
  expect(fit(picture, wide)).toEqual({ ...size, crop: picture });
});

it('scales a video to even sides', () => {
  expect(scaled({ ...tall, crop: tall }, 0.75)).toEqual({ width: 456, height: 810, crop: tall });
});
