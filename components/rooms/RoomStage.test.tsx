import { act, fireEvent, render, screen } from '@testing-library/react';
import { roomViewer } from '@/lib/content/room-viewer';
import { rooms, roomsSection } from '@/lib/content/rooms';
import { prefer } from '@/lib/fixtures/preferences';
import { roomPictures } from '@/lib/media';
import { ahead } from './camera';
import { openRooms } from './open-rooms';
import { RoomStage } from './RoomStage';
import './RoomViewer';

jest.mock('./open-rooms', () => ({ openRooms: jest.fn() }));

const { directions } = roomViewer;
const thumbnails = Object.fromEntries(rooms.map(({ id }) => [id, roomPictures(id).thumbnail]));

beforeEach(() => {
  prefer('reduced-motion');
  jest.useFakeTimers();
  Element.prototype.scrollIntoView = jest.fn();
  Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { scale: 1 }) });
  jest.mocked(openRooms).mockImplementation((_host, mover) => ({
    refit: () => {},
    enter: async () => {
      mover.jumpTo({ ...ahead, fov: 80 });
      return mover.goal();
    },
    addDetail: async () => {},
  }));
});

afterEach(() => jest.useRealTimers());

it.each([
  [
    'by 8 degrees for a visitor who comes by a link to it',
    `#${roomsSection.stageId}`,
    `8° ${directions.right}`,
  ],
  ['not for a visitor who presses its button', '', directions.ahead],
])('a room turns %s', async (_visitor, hash, direction) => {
  location.hash = hash;
  render(<RoomStage content={roomsSection} firstRoom={rooms[0]!.id} posters={{}} thumbnails={thumbnails} />);
  if (!hash) fireEvent.click(screen.getByRole('button', { name: roomsSection.start }));
  await act(() => jest.advanceTimersByTimeAsync(500));
  const words = screen.getByRole('slider').getAttribute('aria-valuetext');
  expect(words!.split(', ')).toContain(direction);
});
