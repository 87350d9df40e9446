import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { roomViewer as content } from '@/lib/content/room-viewer';
import { lookAround, rooms } from '@/lib/content/rooms';
import { connect, prefer } from '@/lib/fixtures/preferences';
import { RoomStage } from './RoomStage';

jest.mock('@/lib/content/rooms', () => {
  const room = (id: string) => ({
    id,
    name: `Room ${id}`,
    alt: `What is in ${id}`,
    notes: [
      { title: 'Screen', text: 'It is ahead.', yaw: 0, pitch: 8 },
      { title: 'Seats', text: 'They are on the left.', yaw: -24, pitch: -20 },
    ],
    doors: [],
  });
  const rooms = [room('hall'), { ...room('cinema'), notes: [] }];
  return { ...jest.requireActual('@/lib/content/rooms'), rooms };
});
jest.mock('@/lib/content/generated/rooms', () => ({
  roomImages: ['hall', 'cinema'].map((id) => {
    const cube = (size: string) => ({ avif: { src: `${id} ${size}` }, jpeg: { src: `${id} ${size} jpeg` } });
    return { id, first: cube('first'), detail: cube('detail') };
  }),
}));

/** What fails: a part of the names of the pictures that do not load, or that the graphics card refuses. */
const noFaults = { viewer: false, webgl: false, missing: 'none', refused: 'none' };
const mockFaults = { ...noFaults };

jest.mock('./RoomViewer', () => ({
  get RoomViewer() {
    if (mockFaults.viewer) throw new Error('offline');
    return jest.requireActual('./RoomViewer').RoomViewer;
  },
}));

const [hall] = rooms;
const [screenNote, seats] = hall!.notes;
const picture = (id: string) => <img src={`/${id}.jpg`} alt={`Poster of ${id}`} />;
const thumbnails = Object.fromEntries(
  rooms.map(({ id }) => [id, { avif: `/${id}.avif`, src: `/${id}-640.jpg`, width: 640, height: 360 }]),
);
const stage = (
  <RoomStage posters={{ hall: picture('hall'), cinema: picture('cinema') }} thumbnails={thumbnails} />
);
const poster = (id: string) => screen.queryByRole('img', { name: `Poster of ${id}` });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const view = () => screen.getByRole('slider');
const status = () => view().closest('[class=viewer]')!.querySelector('[aria-live]');
const details = () => [...document.querySelectorAll('details')];
/** Opens the second room in the list, as browsers do: they close the first. */
const openSecond = () => details().forEach((element, index) => (element.open = index === 1));

/** Each of its methods does nothing. */
const graphics = () => {
  const errors: unknown[] = [];
  const nothing = () => {};
  const methods: Record<string, unknown> = {
    getError: () => errors.pop() ?? nothing,
    texImage2D(...[, , , , , image]: { name: string }[]) {
      if (image!.name.includes(mockFaults.refused)) errors.push('refused');
    },
  };
  return new Proxy({}, { get: (_target, name: string) => methods[name] ?? nothing });
};

const open = async () => {
  render(stage);
  await press(lookAround.start);
  await act(async () => {});
};

beforeEach(() => {
  Object.assign(mockFaults, noFaults);
  prefer('reduced-motion');
  connect({});
  global.fetch = (async (src: string) => {
    if (src.includes(mockFaults.missing)) throw new TypeError('Failed to fetch');
    return { blob: async () => src };
  }) as unknown as typeof fetch;
  global.createImageBitmap = async (name: unknown) =>
    ({ name, width: 3, close() {} }) as unknown as ImageBitmap;
  const webgl = () => (mockFaults.webgl ? null : graphics());
  const getContext = (kind: string) => (kind === 'webgl2' ? webgl() : { drawImage() {} });
  HTMLCanvasElement.prototype.getContext = getContext as never;
  Element.prototype.animate = () => ({ finished: Promise.resolve() }) as never;
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.setPointerCapture = jest.fn();
  for (const size of ['clientWidth', 'clientHeight'] as const)
    jest.spyOn(Element.prototype, size, 'get').mockReturnValue(400);
  window.visualViewport = Object.assign(new EventTarget(), { scale: 1 }) as VisualViewport;
  class Observer {
    observe() {}
    disconnect() {}
  }
  Object.assign(global, { ResizeObserver: Observer, IntersectionObserver: Observer });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  connect();
});

it('shows the poster of the room that the visitor opens in the list, also before the script runs', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(stage);
  openSecond();
  await new Promise((resolve) => details()[1]!.addEventListener('toggle', resolve));
  render(stage, { container, hydrate: true });
  await waitFor(() => expect(poster('cinema')).toBeInTheDocument());
  expect(details().map((element) => element.open)).toEqual([false, true]);
  expect(screen.getAllByRole('list').filter(({ children }) => children.length === 0)).toEqual([]);
});

it('takes the focus, and says its room, what is in it, and what the visitor faces', async () => {
  await open();
  // The browser cannot.
  expect(screen.queryByRole('button', { name: content.fullScreen })).not.toBeInTheDocument();
  expect(poster('hall')).not.toBeInTheDocument();
  expect(view()).toHaveAccessibleName(`${content.view} ${hall!.name}`);
  expect(view()).toHaveAccessibleDescription(hall!.alt);
  expect(status()).toHaveTextContent(`${hall!.name}. ${content.help}`);
  const { ahead, right, up } = content.directions;
  const says = (...words: string[]) =>
    waitFor(() => expect(view()).toHaveAttribute('aria-valuetext', words.join(', ')));
  await says(screenNote!.title, ahead, `${content.zoom} 100%`);
  await userEvent.keyboard('{ArrowRight>3/}{ArrowLeft}{ArrowUp>2/}{ArrowDown}');
  await says(`30° ${right}`, `10° ${up}`, `${content.zoom} 100%`);
  const number = view().getAttribute('aria-valuenow');
  await userEvent.keyboard('+');
  await says(`30° ${right}`, `10° ${up}`, `${content.zoom} 128%`);
  expect(view()).not.toHaveAttribute('aria-valuenow', number);
});

it('says the zoom that a button sets, until there is something else to say', async () => {
  await open();
  await press(content.zoomIn);
  expect(status()).toHaveTextContent(`${content.zoom} 128%`);
  act(openSecond);
  await waitFor(() => expect(status()).not.toHaveTextContent(content.zoom));
});

it('follows a change from a mouse to a touch screen', async () => {
  await open();
  act(() => prefer('coarse'));
  expect(status()).toHaveTextContent(content.touchHelp);
});

it('shows the words of a note until the visitor presses Escape, the note or something else, or turns away', async () => {
  await open();
  const { title, text } = seats!;
  const [note, zoom, said] = [button(title), button(content.zoomIn), status()];
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(note),
    () => userEvent.click(zoom),
    () => userEvent.keyboard('{ArrowLeft}'),
  ];
  for (const close of ways) {
    await userEvent.click(note);
    expect(note).toHaveAttribute('aria-pressed', 'true');
    expect(within(note.parentElement!).getByText(text)).toBeInTheDocument();
    expect(said).toHaveTextContent(`${title}: ${text}`);
    await close();
    expect(note).toHaveAttribute('aria-pressed', 'false');
    expect(said).not.toHaveTextContent(text);
  }
  // A note may leave the picture when the view turns.
  expect(view()).toHaveFocus();
});

it.each([
  ['without WebGL', 'unsupported', { webgl: true }],
  ['when the graphics card refuses the picture', 'unsupported', { refused: 'first' }],
  ['when no picture loads', 'lost', { missing: 'first' }],
  ['when the viewer does not load', 'lost', { viewer: true }],
] as const)('says why it shows only the poster %s, and offers another try', async (_when, why, faults) => {
  Object.assign(mockFaults, faults);
  await open();
  expect(screen.getByText(lookAround.failed[why])).toHaveAttribute('aria-live');
  expect(button(lookAround.start)).toHaveFocus();
  await waitFor(() => expect(poster('hall')).toBeInTheDocument());
});

it('says that it has lost the room when the graphics card drops the picture', async () => {
  await open();
  fireEvent(document.querySelector('canvas')!, new Event('webglcontextlost'));
  expect(screen.getByText(lookAround.failed.lost)).toBeInTheDocument();
});

it.each([
  ['the graphics card refuses more detail', { refused: 'detail' }],
  ['more detail does not load', { missing: 'detail' }],
])('keeps the room when %s', async (_what, faults) => {
  connect({ effectiveType: '4g' });
  Object.assign(mockFaults, faults);
  await open();
  expect(status()).toHaveTextContent(content.help);
});
