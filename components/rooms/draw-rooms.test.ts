import { rooms } from '@/lib/content/rooms';
import { connect, prefer } from '@/lib/fixtures/preferences';
import type { View } from './camera';
import { tearOpen } from './door-transition';
import { drawRooms } from './draw-rooms';
import { createPanorama } from './panorama';
import { createViewMover } from './view-mover';

jest.mock('@/lib/content/media/room-images', () => ({
  imagesOf: (id: string) => ({ base: { avif: { src: id } } }),
}));
jest.mock('./panorama', () => ({ createPanorama: jest.fn() }));
jest.mock('./door-transition', () => ({
  tearTime: 600,
  tearOpen: jest.fn(async (_canvas, drawNext: () => void) => drawNext()),
}));

const [template] = rooms;
// The owner can empty the list.
const describeRooms = template ? describe : describe.skip;
const room = { ...template!, id: 'first', doors: [{ to: 'next', yaw: 60, pitch: -3 }] };
const next = { ...template!, id: 'next', doors: [] };

/** Where the view was in each frame, and which picture it had. */
let frames: (View & { picture: string })[];
let requests: string[];
const wait = (time: number) => jest.advanceTimersByTimeAsync(time);

/** The rooms, after the turn of the first one. */
async function open() {
  let picture = '';
  const canvas = document.createElement('canvas');
  const size = { value: 400 };
  Object.defineProperties(canvas, { clientWidth: size, clientHeight: size });
  jest.mocked(createPanorama).mockReturnValue({
    canvas,
    show: (image) => void (picture = image as unknown as string),
    draw: (view) => void frames.push({ ...view, picture }),
    dispose: () => {},
  });
  const mover = createViewMover();
  const { signal } = new AbortController();
  const { enter } = drawRooms(document.createElement('div'), mover, () => {}, signal)!;
  await enter(room, signal);
  await wait(2000);
  return { mover, enterNext: () => enter(next, signal) };
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  prefer();
  connect();
  frames = [];
  requests = [];
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
    },
    createImageBitmap: async (picture: string) => picture,
    fetch: async (src: string) => {
      requests.push(src);
      return { blob: async () => src };
    },
  });
});

afterEach(() => jest.useRealTimers());

describeRooms('rooms', () => {
  it('turn by 12 degrees, to straight ahead, when the first one opens', async () => {
    await open();
    const yaws = frames.filter(({ picture }) => picture).map(({ yaw }) => yaw);
    expect(Math.min(...yaws)).toBeCloseTo(-12);
    expect(yaws.at(-1)).toBeCloseTo(0);
  });

  it('load what is behind a door once the door is in view', async () => {
    const { mover } = await open();
    expect(requests).toEqual(['first']);
    mover.turnBy({ yaw: 40 });
    await wait(1000);
    mover.turnBy({ yaw: 5 });
    await wait(1000);
    expect(requests).toEqual(['first', 'next']);
  });

  it('load nothing ahead for a visitor who saves data', async () => {
    connect({ saveData: true });
    const { mover } = await open();
    mover.turnBy({ yaw: 60 });
    await wait(1000);
    expect(requests).toEqual(['first']);
  });

  it('move to a door in view for half a second, and tear open to the next room, straight ahead', async () => {
    const { mover, enterNext } = await open();
    mover.turnBy({ yaw: 40 });
    await wait(1000);
    const entered = enterNext();
    await wait(450);
    expect(tearOpen).not.toHaveBeenCalled();
    expect(frames.at(-1)).toMatchObject({ picture: 'first', yaw: expect.closeTo(60, 0) });
    expect(frames.at(-1)!.fov).toBeLessThan(42);
    await wait(100);
    expect(tearOpen).toHaveBeenCalledTimes(1);
    await wait(1000);
    expect(frames.at(-1)).toEqual({ picture: 'next', ...(await entered) });
  });

  it('tear open at once to a room whose door is not in view', async () => {
    const { enterNext } = await open();
    await enterNext();
    expect(tearOpen).toHaveBeenCalledTimes(1);
    expect(frames.find(({ picture }) => picture === 'next')!.yaw).toBe(0);
  });

  it('cut to the next one for visitors who ask for less motion', async () => {
    prefer('reduce');
    const { mover, enterNext } = await open();
    mover.turnBy({ yaw: 60 });
    await enterNext();
    expect(tearOpen).not.toHaveBeenCalled();
    expect(frames.at(-1)).toMatchObject({ picture: 'next', yaw: 0 });
    expect(frames.filter(({ picture, fov }) => picture === 'first' && fov === 40)).toEqual([]);
  });
});
