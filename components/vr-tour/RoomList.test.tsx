import { render, screen, within } from '@testing-library/react';
import { rooms } from '@/lib/content/rooms';
import { RoomList } from './RoomList';

jest.mock('@/lib/content/rooms', () => ({
  ...jest.requireActual('@/lib/content/rooms'),
  rooms: jest.requireActual('./fixtures/rooms').rooms,
}));

const still = { src: '/still.jpg', width: 640, height: 360 };
const stills = Object.fromEntries(rooms.map(({ id }) => [id, still]));
const items = () => screen.getAllByRole('group');

const show = () => render(<RoomList stills={stills} />);

it('has each room under its name, with all of its notes as text', () => {
  show();
  rooms.forEach(({ name, notes }, index) => {
    const room = within(items()[index]!);
    expect(room.getByText(name, { selector: 'summary' })).toBeInTheDocument();
    expect(room.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      notes.map(({ title, text }) => `${title}: ${text}`),
    );
  });
});

it('has the first room open, and opening another closes it', () => {
  show();
  expect(items().map((item) => (item as HTMLDetailsElement).open)).toEqual(
    rooms.map((_, index) => index === 0),
  );
  expect(new Set(items().map((item) => item.getAttribute('name'))).size).toBe(1);
});

it('has a still in each room but the first, which loads only when its room is open', () => {
  show();
  const images = screen.getAllByRole('img', { hidden: true });
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(rooms.slice(1).map(({ alt }) => alt));
  for (const image of images) expect(image).toHaveAttribute('loading', 'lazy');
});
