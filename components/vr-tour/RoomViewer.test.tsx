import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mayLoadMore } from '@/lib/browser/connection';
import { loadAhead, loadImage } from '@/lib/browser/look-around/image';
import { createPanorama } from '@/lib/browser/look-around/panorama';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { rooms } from '@/lib/content/rooms';
import { RoomViewer } from './RoomViewer';

jest.mock('@/lib/browser/connection', () => ({ mayLoadMore: jest.fn() }));
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
const viewer = (id = room!.id) => <RoomViewer room={id} onRoom={onRoom} onClose={onClose} />;
const show = async () => {
  const result = render(viewer());
  await act(async () => {});
  return result;
};
const view = () => screen.getByRole('slider');
const faced = () => ['aria-valuenow', 'aria-valuetext'].map((name) => view().getAttribute(name));
const status = () => document.querySelector('[aria-live]');
const lastView = () => panorama.draw.mock.lastCall![0];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const useScreen = ({ touch }: { touch: boolean }) => {
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
  useScreen({ touch: false });
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

it.each(['', 'unknown'])('shows the first room for the id “%s”', async (id) => {
  render(viewer(id));
  await act(async () => {});
  expect(view()).toHaveAccessibleName(`${content.view} ${room!.name}`);
});

it('says what the visitor faces, and how far it has turned', async () => {
  jest.useFakeTimers();
  await show();
  expect(faced()).toEqual(['0', room!.notes[0]!.title]);
  for (let turn = 0; turn < 2; turn++) fireEvent.keyDown(view(), { key: 'ArrowRight' });
  act(() => jest.advanceTimersByTime(250));
  expect(faced()).toEqual(['30', `30° ${content.directions.right}`]);
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['pressing it again', () => press(room!.notes[1]!.title)],
  ['pressing elsewhere', () => press(content.zoomIn)],
  ['turning away', () => userEvent.keyboard('{ArrowLeft}')],
])('shows the words of a note at its label, and %s closes it', async (_how, close) => {
  await show();
  const { title, text } = room!.notes[1]!;
  await press(title);
  const note = screen.getByRole('button', { name: title });
  expect(note).toHaveAttribute('aria-pressed', 'true');
  expect(within(note.parentElement!).getByText(text)).toBeInTheDocument();
  await close();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: title })).toHaveAttribute('aria-pressed', 'false');
});

it('speaks of touch on a touch screen', async () => {
  useScreen({ touch: true });
  await show();
  expect(status()).toHaveTextContent(`${room!.name}. ${content.touchHelp}`);
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

it('frees the graphics memory at the end', async () => {
  const { unmount } = await show();
  unmount();
  expect(panorama.dispose).toHaveBeenCalledTimes(1);
});

it('frees a picture that comes after the visitor has left its room', async () => {
  let load: (image: ImageBitmap) => void = () => {};
  jest.mocked(loadImage).mockReturnValueOnce(new Promise((resolve) => (load = resolve)));
  const { rerender } = await show();
  rerender(viewer('cinema'));
  await act(async () => {});
  await act(async () => load(bitmap));
  expect(panorama.show).toHaveBeenCalledTimes(1);
  expect(bitmap.close).toHaveBeenCalledTimes(1);
});

it('gives up in a browser without WebGL', async () => {
  jest.mocked(createPanorama).mockReturnValue(undefined);
  await show();
  expect(onClose).toHaveBeenCalledWith('unsupported');
});

it('gives up when the graphics card does not take a picture', async () => {
  panorama.show.mockReturnValue(false);
  await show();
  expect(onClose).toHaveBeenCalledWith('unsupported');
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

it('gives up when a picture does not load', async () => {
  jest.mocked(loadImage).mockRejectedValue(new Error('404'));
  await show();
  expect(onClose).toHaveBeenCalledWith('lost');
});

it('gives up when the graphics card drops the picture', async () => {
  await show();
  fireEvent(document.querySelector('canvas')!, new Event('webglcontextlost'));
  expect(onClose).toHaveBeenCalledWith('lost');
});

it('offers no full screen where there is none', async () => {
  await show();
  expect(screen.queryByRole('button', { name: content.fullScreen })).not.toBeInTheDocument();
});

it('says when it fills the screen', async () => {
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

it('follows the motion of a phone when the visitor asks for it', async () => {
  useScreen({ touch: true });
  Object.assign(window, { DeviceOrientationEvent: {} });
  await show();
  const motion = screen.getByRole('button', { name: content.motion });
  await userEvent.click(motion);
  expect(motion).toHaveAttribute('aria-pressed', 'true');
  for (const alpha of [30, 10])
    fireEvent(window, Object.assign(new Event('deviceorientation'), { alpha, beta: 90, gamma: 0 }));
  expect(lastView().yaw).toBeCloseTo(20);
  Reflect.deleteProperty(window, 'DeviceOrientationEvent');
});

it('says within a second when no motion comes', async () => {
  jest.useFakeTimers();
  useScreen({ touch: true });
  Object.assign(window, { DeviceOrientationEvent: {} });
  await show();
  const motion = screen.getByRole('button', { name: content.motion });
  await act(async () => motion.click());
  fireEvent(window, Object.assign(new Event('deviceorientation'), { alpha: null, beta: null, gamma: null }));
  act(() => jest.advanceTimersByTime(1000));
  expect(motion).toHaveAttribute('aria-pressed', 'false');
  expect(status()).toHaveTextContent(content.noMotion);
  Reflect.deleteProperty(window, 'DeviceOrientationEvent');
});

it('says when the browser does not share the motion', async () => {
  useScreen({ touch: true });
  Object.assign(window, { DeviceOrientationEvent: { requestPermission: async () => 'denied' } });
  await show();
  await press(content.motion);
  expect(await screen.findByText(content.noMotion)).toBeInTheDocument();
  Reflect.deleteProperty(window, 'DeviceOrientationEvent');
});
