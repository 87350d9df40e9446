import { act, fireEvent, render, screen } from '@testing-library/react';
import { rooms, roomsSection } from '@/lib/content/rooms';
import { prefer } from '@/lib/fixtures/preferences';
import { ahead } from './camera';
import { openRooms } from './open-rooms';
import { stillsOf } from './stills';
import { RoomStage } from './RoomStage';
import './RoomViewer';

jest.mock('./open-rooms', () => ({ openRooms: jest.fn() }));

/** Where the view was in each frame. */
let yaws: number[];
const thumbnails = Object.fromEntries(rooms.map(({ id }) => [id, stillsOf(id).thumbnail]));

beforeEach(() => {
  prefer();
  yaws = [];
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { scale: 1 }) });
  jest.mocked(openRooms).mockImplementation((_host, mover) => ({
    refit: () => {},
    enter: async () => {
      mover.setDraw(({ yaw }) => yaws.push(yaw));
      mover.jumpTo({ ...ahead, fov: 80 });
      return mover.goal();
    },
    addDetail: async () => {},
  }));
});

afterEach(() => jest.useRealTimers());

const firstRoom = rooms[0]?.id ?? '';

// The owner can empty the list.
(firstRoom ? it : it.skip).each([
  ['by 8 degrees, to straight ahead, for a visitor who comes by a link to it', `#${firstRoom}`, -8],
  ['not for a visitor who presses its button', '', 0],
])('a room turns %s', async (_visitor, hash, firstYaw) => {
  location.hash = hash;
  render(<RoomStage content={roomsSection} firstRoom={firstRoom} posters={{}} thumbnails={thumbnails} />);
  if (!hash) fireEvent.click(screen.getByRole('button', { name: roomsSection.start }));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(Math.min(...yaws)).toBeCloseTo(firstYaw);
  expect(yaws.at(-1)).toBeCloseTo(0);
});
