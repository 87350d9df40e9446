import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { lookAround } from '@/lib/content/rooms';
import { RoomList } from './RoomList';
import { RoomStage } from './RoomStage';
import type { RoomViewerProps } from './RoomViewer';

let mockIsLost = false;

jest.mock('@/lib/content/rooms', () => ({
  ...jest.requireActual('@/lib/content/rooms'),
  rooms: jest.requireActual('./fixtures/rooms').rooms,
}));

jest.mock('./RoomViewer', () => ({
  get RoomViewer() {
    if (mockIsLost) throw new Error('offline');
    return mockViewer;
  },
}));

const mockViewer = ({ room, onRoom, onClose }: RoomViewerProps) => (
  <div>
    <p>Viewer of {room}</p>
    <button onClick={() => onRoom('cinema')}>Door</button>
    <button onClick={() => onClose('unsupported')}>Fail</button>
  </div>
);

const stage = (
  <RoomStage
    posters={{ hall: <img src="/a.jpg" alt="A hall" />, cinema: <img src="/b.jpg" alt="A cinema" /> }}
  >
    <RoomList thumbnails={{}} />
  </RoomStage>
);
/** The rooms in the list. The stage before them is a group, too. */
const details = () => screen.getAllByRole<HTMLDetailsElement>('group').slice(1);
/** Opens the second room, as browsers do: they close the first. */
function openSecond() {
  const [first, second] = details();
  first!.open = false;
  second!.open = true;
}
const start = () => screen.queryByRole('button', { name: lookAround.start });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  mockIsLost = false;
});

it('has a poster, and no button that does nothing, without script', () => {
  render(<div dangerouslySetInnerHTML={{ __html: renderToString(stage) }} />);
  expect(screen.getByRole('img', { name: 'A hall' })).toBeInTheDocument();
  expect(start()).not.toBeInTheDocument();
});

it('shows the picture of the room that the visitor opens before the viewer', async () => {
  render(stage);
  openSecond();
  expect(await screen.findByRole('img', { name: 'A cinema' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'A hall' })).not.toBeInTheDocument();
});

it('opens the room behind a door in the list, too, and reads no poster out under the viewer', async () => {
  render(stage);
  await press(lookAround.start);
  await press('Door');
  expect(await screen.findByText('Viewer of cinema')).toBeInTheDocument();
  expect(details().map(({ open }) => open)).toEqual([false, true, false]);
  expect(screen.queryByRole('img', { name: 'A cinema' })).not.toBeInTheDocument();
});

it('shows the room that the visitor opens in the list, and scrolls to it', async () => {
  render(stage);
  await press(lookAround.start);
  scrollIntoView.mockClear();
  openSecond();
  expect(await screen.findByText('Viewer of cinema')).toBeInTheDocument();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('says why it shows only the poster, and lets the visitor try again', async () => {
  render(stage);
  await press(lookAround.start);
  await press('Fail');
  expect(screen.getByText(lookAround.failed.unsupported)).toHaveAttribute('aria-live');
  expect(start()).toHaveFocus();
});

it('says when the viewer does not load', async () => {
  mockIsLost = true;
  render(stage);
  await press(lookAround.start);
  expect(await screen.findByText(lookAround.failed.lost)).toBeInTheDocument();
  expect(start()).toBeInTheDocument();
});
