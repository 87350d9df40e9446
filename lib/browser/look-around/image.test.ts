import { loadImage } from './image';

const cube = {
  avif: { src: '/room.avif', bytes: 1, face: 8 },
  jpeg: { src: '/room.jpg', bytes: 2, face: 8 },
};

/** Lets the browser decode files with these endings only. */
const decodes = (...endings: string[]) => {
  global.fetch = jest.fn(async (src) => ({ blob: async () => src }) as unknown as Response);
  window.createImageBitmap = jest.fn(async (src) => {
    if (!endings.some((ending) => String(src).endsWith(ending))) throw new Error('InvalidStateError');
    return src as ImageBitmap;
  });
};

afterEach(() => {
  Reflect.deleteProperty(global, 'fetch');
  Reflect.deleteProperty(global, 'createImageBitmap');
});

it('loads the AVIF where the browser can decode it', async () => {
  decodes('.avif', '.jpg');
  expect(await loadImage(cube)).toBe('/room.avif');
});

it('loads the JPEG elsewhere', async () => {
  decodes('.jpg');
  expect(await loadImage(cube)).toBe('/room.jpg');
});

it('fails when neither loads', async () => {
  decodes();
  await expect(loadImage(cube)).rejects.toThrow('InvalidStateError');
});
