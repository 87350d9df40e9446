import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadImage } from '@/lib/browser/look-around/image';
import { createPanorama } from '@/lib/browser/look-around/panorama';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { rooms } from '@/lib/content/rooms';
import { RoomViewer } from './RoomViewer';

jest.mock('@/lib/browser/look-around/image', () => ({ loadImage: jest.fn() }));
jest.mock('@/lib/browser/look-around/panorama', () => ({ createPanorama: jest.fn() }));
jest.mock('@/lib/content/rooms', () => ({
  ...jest.requireActual('@/lib/content/rooms'),
  rooms: jest.requireActual('./fixtures/rooms').rooms,
}));
jest.mock('@/lib/content/media/rooms', () => ({
  rooms: ['hall', 'cinema'].map((id) => ({
    id,
    first: `${id} first`,
    detail: `${id} detail`,
  })),
}));

const [room] = rooms;
const panorama = { show: jest.fn(), draw: jest.fn(), dispose: jest.fn() };
const onRoom = jest.fn();
const onClose = jest.fn();
const viewer = (id = room!.id) => <RoomViewer room={id} onRoom={onRoom} onClose={onClose} />;
const show = async () => {
  const result = render(viewer());
  await act(async () => {});
  return result;
};
const picture = () => screen.getByRole('application');
const lastView = () => panorama.draw.mock.lastCall![0];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(createPanorama).mockReturnValue(panorama);
  panorama.show.mockReturnValue(true);
  jest.mocked(loadImage).mockResolvedValue(new Image());
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  global.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

it('takes the focus, and names its room', async () => {
  await show();
  expect(picture()).toHaveFocus();
  expect(picture()).toHaveAccessibleName(`${content.view} ${room!.name}`);
});

it('turns and zooms with the keyboard', async () => {
  await show();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(lastView().yaw).toBeGreaterThan(0);
  expect(lastView().pitch).toBeGreaterThan(0);
  const { fov } = lastView();
  await press(content.zoomIn);
  expect(lastView().fov).toBeLessThan(fov);
});

it('turns to a note that the visitor presses, and says it', async () => {
  await show();
  const { title, text, yaw, pitch } = room!.notes[1]!;
  await press(title);
  expect(lastView()).toMatchObject({ yaw, pitch });
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

it('moves the focus from a note to the picture before the note can leave it', async () => {
  await show();
  screen.getByRole('button', { name: room!.notes[0]!.title }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(picture()).toHaveFocus();
});

it('leads through a door, and the focus does not go with it', async () => {
  await show();
  const { to } = room!.doors[0]!;
  await press(rooms.find(({ id }) => id === to)!.name);
  expect(onRoom).toHaveBeenCalledWith(to);
  expect(picture()).toHaveFocus();
});

it('has no door to a room without pictures', async () => {
  await show();
  expect(screen.queryByRole('button', { name: rooms.at(-1)!.name })).not.toBeInTheDocument();
});

it('loads more detail only when asked to, and only for this room', async () => {
  const { rerender } = await show();
  expect(jest.mocked(loadImage).mock.calls).toEqual([['hall first']]);
  await press(content.detail);
  expect(loadImage).toHaveBeenLastCalledWith('hall detail');
  rerender(viewer('cinema'));
  expect(loadImage).toHaveBeenLastCalledWith('cinema first');
  await act(async () => {});
});

it('frees the graphics memory at the end', async () => {
  const { unmount } = await show();
  unmount();
  expect(panorama.dispose).toHaveBeenCalledTimes(1);
});

it('shows no picture that comes after the visitor has left its room', async () => {
  let load: (image: HTMLImageElement) => void = () => {};
  jest.mocked(loadImage).mockReturnValueOnce(new Promise((resolve) => (load = resolve)));
  const { rerender } = await show();
  rerender(viewer('cinema'));
  await act(async () => {});
  await act(async () => load(new Image()));
  expect(panorama.show).toHaveBeenCalledTimes(1);
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

it('keeps the room when the graphics card does not take more detail', async () => {
  await show();
  panorama.show.mockReturnValue(false);
  await press(content.detail);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('status')).toHaveTextContent(content.help);
});

it('gives up when a picture does not load', async () => {
  jest.mocked(loadImage).mockRejectedValue(new Error('404'));
  await show();
  expect(onClose).toHaveBeenCalledWith('lost');
});

it('gives up when the graphics card drops the picture', async () => {
  await show();
  fireEvent(picture().querySelector('canvas')!, new Event('webglcontextlost'));
  expect(onClose).toHaveBeenCalledWith('lost');
});

it('closes when the visitor asks for it', async () => {
  await show();
  await press(content.close);
  expect(onClose).toHaveBeenCalledWith('still');
});

it('offers no full screen where there is none', async () => {
  await show();
  expect(screen.queryByRole('button', { name: content.fullScreen })).not.toBeInTheDocument();
});

it('follows the motion of a phone when the visitor asks for it', async () => {
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

it('says when the browser does not share the motion', async () => {
  Object.assign(window, { DeviceOrientationEvent: { requestPermission: async () => 'denied' } });
  await show();
  await press(content.motion);
  expect(await screen.findByText(content.noMotion)).toBeVisible();
  Reflect.deleteProperty(window, 'DeviceOrientationEvent');
});

it('has no button for motion on a device without', async () => {
  await show();
  expect(screen.queryByRole('button', { name: content.motion })).not.toBeInTheDocument();
});
