import { loadImage } from './image';

const cube = {
  avif: { src: '/room.avif', bytes: 1, face: 8 },
  jpeg: { src: '/room.jpg', bytes: 2, face: 8 },
};

/** Lets the browser decode files with these endings only. */
const decodes = (...endings: string[]) => {
  HTMLImageElement.prototype.decode = async function () {
    if (!endings.some((ending) => this.src.endsWith(ending))) throw new Error('EncodingError');
  };
};

afterEach(() => Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'));

it('loads the AVIF where the browser can decode it', async () => {
  decodes('.avif', '.jpg');
  expect((await loadImage(cube)).src).toMatch(/room\.avif$/);
});

it('loads the JPEG elsewhere', async () => {
  decodes('.jpg');
  expect((await loadImage(cube)).src).toMatch(/room\.jpg$/);
});

it('fails when neither loads', async () => {
  decodes();
  await expect(loadImage(cube)).rejects.toThrow('EncodingError');
});
