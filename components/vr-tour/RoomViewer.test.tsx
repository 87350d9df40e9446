import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mayLoadMore } from '@/lib/browser/preferences';
import { loadAhead, loadImage } from '@/lib/browser/look-around/image';
import { createPanorama } from '@/lib/browser/look-around/panorama';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { rooms } from '@/lib/content/rooms';
import { RoomViewer } from './RoomViewer';

jest.mock('@/lib/browser/preferences', () => ({ mayLoadMore: jest.fn() }));
jest.mock('@/lib/browser/look-around/image', () => ({ loadAhead: jest.fn(), loadImage: jest.fn() }));
jest.mock('@/lib/browser/look-around/panorama', () => ({ createPanorama: jest.fn() }));
jest.mock('@/lib/content/rooms', () => ({
  ...jest.requireActual('@/lib/content/rooms'),
  rooms: jest.requireActual('./fixtures/rooms').rooms,
}));
jest.mock('@/lib/content/generated/rooms', () => ({
  rooms: ['hall', 'cinema'].map((id) => ({
    id,
    first: `${id} first`,
    detail: `${id} detail`,
  })),
}));

const [room] = rooms;
const panorama = { show: jest.fn(), draw: jest.fn(), dispose: jest.fn() };
const bitmap = { close: jest.fn() } as unknown as ImageBitmap;
const animate = jest.fn();
const onRoom = jest.fn();
const onClose = jest.fn();
const viewer = (id: string) => <RoomViewer room={id} onRoom={onRoom} onClose={onClose} />;
/** Shows a room: without an id that it knows, the first one. */
const show = async () => {
  const result = render(viewer(''));
  await act(async () => {});
  return result;
};
const view = () => screen.getByRole('slider');
const faced = () => ['aria-valuenow', 'aria-valuetext'].map((name) => view().getAttribute(name));
const status = () => document.querySelector('[aria-live]');
const lastView = () => panorama.draw.mock.lastCall![0];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const setTouch = (touch: boolean) => {
  window.matchMedia = jest.fn((query) => ({ matches: touch || !query.includes('coarse') }) as MediaQueryList);
};

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(createPanorama).mockReturnValue(panorama);
  panorama.show.mockReturnValue(true);
  jest.mocked(loadImage).mockResolvedValue(bitmap);
  HTMLCanvasElement.prototype.getContext = jest.fn();
  HTMLCanvasElement.prototype.animate = animate.mockReturnValue({ finished: Promise.resolve() });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  setTouch(false);
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

afterEach(() => jest.useRealTimers());

it('takes the focus, and says its room and what is in it', async () => {
  await show();
  expect(view()).toHaveFocus();
  expect(view()).toHaveAccessibleName(`${content.view} ${room!.name}`);
  expect(view()).toHaveAccessibleDescription(room!.alt);
  expect(status()).toHaveTextContent(`${room!.name}. ${content.help}`);
});

it('says what the visitor faces, and how far it has turned', async () => {
  jest.useFakeTimers();
  await show();
  expect(faced()).toEqual(['0', room!.notes[0]!.title]);
  for (let turn = 0; turn < 2; turn++) fireEvent.keyDown(view(), { key: 'ArrowRight' });
  act(() => jest.advanceTimersByTime(250));
  expect(faced()).toEqual(['30', `30° ${content.directions.right}`]);
});

it('shows the words of a note until the visitor presses Escape, the note or something else, or turns away', async () => {
  await show();
  const { title, text } = room!.notes[1]!;
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => press(title),
    () => press(content.zoomIn),
    () => userEvent.keyboard('{ArrowLeft}'),
  ];
  for (const close of ways) {
    await press(title);
    const note = screen.getByRole('button', { name: title });
    expect(note).toHaveAttribute('aria-pressed', 'true');
    expect(within(note.parentElement!).getByText(text)).toBeInTheDocument();
    await close();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: title })).toHaveAttribute('aria-pressed', 'false');
  }
});

it('moves the focus from a note to the picture before the note can leave it', async () => {
  await show();
  screen.getByRole('button', { name: room!.notes[0]!.title }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(view()).toHaveFocus();
});

it('leads through a door, and the focus does not go with it', async () => {
  const { rerender } = await show();
  const { to } = room!.doors[0]!;
  await press(`${rooms.find(({ id }) => id === to)!.name} ${content.door}`);
  expect(onRoom).toHaveBeenCalledWith(to);
  rerender(viewer(to));
  expect(view()).toHaveFocus();
  await act(async () => {});
});

it.each([
  [
    'loads more detail, and the rooms behind doors, after the first picture',
    true,
    ['hall first', 'hall detail'],
    ['cinema first'],
  ],
  ['loads the first picture only where the connection asks for it', false, ['hall first'], []],
])('%s', async (_what, mayLoad, images, behind) => {
  jest.mocked(mayLoadMore).mockReturnValue(mayLoad);
  await show();
  expect(jest.mocked(loadImage).mock.calls.flat()).toEqual(images);
  expect(jest.mocked(loadAhead).mock.calls.flat()).toEqual(behind);
  expect(panorama.show.mock.calls.length).toBe(mayLoad ? 2 : 1);
});

it('frees a picture that comes after the visitor has left its room, and the graphics memory at the end', async () => {
  let load: (image: ImageBitmap) => void = () => {};
  jest.mocked(loadImage).mockReturnValueOnce(new Promise((resolve) => (load = resolve)));
  const { rerender, unmount } = await show();
  rerender(viewer('cinema'));
  await act(async () => {});
  await act(async () => load(bitmap));
  expect(panorama.show).toHaveBeenCalledTimes(1);
  expect(bitmap.close).toHaveBeenCalledTimes(1);
  unmount();
  expect(panorama.dispose).toHaveBeenCalledTimes(1);
});

it.each([
  ['in a browser without WebGL', 'unsupported', () => jest.mocked(createPanorama).mockReturnValue(undefined)],
  [
    'when the graphics card does not take a picture',
    'unsupported',
    () => panorama.show.mockReturnValue(false),
  ],
  ['when a picture does not load', 'lost', () => jest.mocked(loadImage).mockRejectedValue(new Error('404'))],
])('gives up %s', async (_when, why, fail) => {
  fail();
  await show();
  expect(onClose).toHaveBeenCalledWith(why);
});

it('gives up when the graphics card drops the picture', async () => {
  await show();
  fireEvent(document.querySelector('canvas')!, new Event('webglcontextlost'));
  expect(onClose).toHaveBeenCalledWith('lost');
});

it.each([
  ['the graphics card does not take', () => panorama.show.mockReturnValueOnce(true).mockReturnValue(false)],
  [
    'does not load',
    () => jest.mocked(loadImage).mockResolvedValueOnce(bitmap).mockRejectedValue(new Error()),
  ],
])('keeps the room when more detail is what %s', async (_what, fail) => {
  jest.mocked(mayLoadMore).mockReturnValue(true);
  fail();
  await show();
  expect(onClose).not.toHaveBeenCalled();
  expect(status()).toHaveTextContent(content.help);
});

it('says when it fills the screen, which it offers only where it can', async () => {
  const { unmount } = await show();
  expect(screen.queryByRole('button', { name: content.fullScreen })).not.toBeInTheDocument();
  unmount();
  Object.assign(document, { fullscreenEnabled: true });
  await show();
  const button = screen.getByRole('button', { name: content.fullScreen });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
  fireEvent(document, new Event('fullscreenchange'));
  expect(button).toHaveAttribute('aria-pressed', 'true');
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

describe('the motion of a phone', () => {
  const motion = () => screen.getByRole('button', { name: content.motion });
  const report = (alpha: number | null) =>
    fireEvent(window, Object.assign(new Event('deviceorientation'), { alpha, beta: 90, gamma: 0 }));
  /** Asks for motion on a phone whose browser answers like this. */
  const follow = async (DeviceOrientationEvent: object) => {
    setTouch(true);
    Object.assign(window, { DeviceOrientationEvent });
    await show();
    await act(async () => motion().click());
  };

  beforeEach(() => void jest.useFakeTimers());

  afterEach(() => void Reflect.deleteProperty(window, 'DeviceOrientationEvent'));

  it('turns the view when the visitor asks for it', async () => {
    await follow({});
    expect(status()).toHaveTextContent(`${room!.name}. ${content.touchHelp}`);
    expect(motion()).toHaveAttribute('aria-pressed', 'true');
    for (const alpha of [30, 10]) report(alpha);
    expect(lastView().yaw).toBeCloseTo(20);
  });

  it.each([
    ['within a second', 'comes', {}],
    ['at once', 'is shared', { requestPermission: async () => 'denied' }],
  ])('is off, as the status says %s, when none %s', async (when, _what, answer) => {
    await follow(answer);
    report(null);
    if (when === 'within a second') act(() => jest.advanceTimersByTime(1000));
    expect(motion()).toHaveAttribute('aria-pressed', 'false');
    expect(status()).toHaveTextContent(content.noMotion);
  });
});
