import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { lookAround } from '@/lib/content/rooms';
import { RoomStage } from './RoomStage';
import type { RoomViewerProps } from './RoomViewer';

let mockIsLost = false;

jest.mock('./RoomViewer', () => ({
  get RoomViewer() {
    if (mockIsLost) throw new Error('offline');
    return mockViewer;
  },
}));

const mockViewer = ({ room, onRoom, onClose }: RoomViewerProps) => (
  <div>
    <p>Viewer of {room}</p>
    <button onClick={() => onRoom('b')}>Door</button>
    <button onClick={() => onClose('still')}>Close</button>
    <button onClick={() => onClose('unsupported')}>Fail</button>
  </div>
);

const stage = (
  <RoomStage stills={{ a: <img src="/a.jpg" alt="A room" />, b: <img src="/b.jpg" alt="B room" /> }}>
    <details data-room="a" open>
      <summary>Room A</summary>
    </details>
    <details data-room="b">
      <summary>Room B</summary>
    </details>
  </RoomStage>
);
/** The rooms in the list. The stage before them is a group, too. */
const details = () => screen.getAllByRole<HTMLDetailsElement>('group').slice(1);
const start = () => screen.queryByRole('button', { name: lookAround.start });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const scrollIntoView = jest.fn();

beforeEach(() => {
  Element.prototype.scrollIntoView = scrollIntoView.mockReset();
  mockIsLost = false;
});

it('has a still, and no button that does nothing, without script', () => {
  // DOMParser reads `<noscript>` as browsers do without script.
  const { body } = new DOMParser().parseFromString(renderToString(stage), 'text/html');
  const { container } = render(<></>);
  container.append(...body.children);
  expect(screen.getByRole('img', { name: 'A room' })).toBeInTheDocument();
  expect(start()).not.toBeInTheDocument();
});

it('does not read out the still under the viewer, which may show another room', async () => {
  render(stage);
  expect(await screen.findByRole('img')).toBeInTheDocument();
  await press(lookAround.start);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('opens the room behind a door in the list, too', async () => {
  render(stage);
  await press(lookAround.start);
  await press('Door');
  expect(await screen.findByText('Viewer of b')).toBeInTheDocument();
  expect(details().map(({ open }) => open)).toEqual([false, true]);
});

it('shows the room that the visitor opens in the list, and scrolls to it', async () => {
  render(stage);
  await press(lookAround.start);
  scrollIntoView.mockClear();
  const [first, second] = details();
  first!.open = false;
  second!.open = true;
  expect(await screen.findByText('Viewer of b')).toBeInTheDocument();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('shows the picture of the room that the visitor opens before the viewer', async () => {
  render(stage);
  const [first, second] = details();
  first!.open = false;
  second!.open = true;
  expect(await screen.findByRole('img', { name: 'B room' })).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'A room' })).not.toBeInTheDocument();
});

it('says why it shows only the still, and lets the visitor try again', async () => {
  render(stage);
  await press(lookAround.start);
  await press('Fail');
  expect(document.querySelector('[aria-live]')).toHaveTextContent(lookAround.failed.unsupported);
  expect(start()).toHaveFocus();
});

it('says when the viewer does not load', async () => {
  mockIsLost = true;
  render(stage);
  await press(lookAround.start);
  expect(await screen.findByText(lookAround.failed.lost)).toBeInTheDocument();
  expect(start()).toBeInTheDocument();
});
