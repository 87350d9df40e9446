import { render, screen } from '@testing-library/react';
import { lookAround, rooms } from '@/lib/content/rooms';
import { LookAround } from './LookAround';

jest.mock('@/lib/content/rooms', () => ({
  ...jest.requireActual('@/lib/content/rooms'),
  rooms: jest.requireActual('./fixtures/rooms').rooms,
}));

const [first] = rooms;
const still = { src: '/still.jpg', width: 640, height: 360 };
const poster = { ...still, srcSet: { avif: '/a', jpeg: '/j' }, preview: '' };

it('is a section with a heading, the still of the first room, and the list of rooms', () => {
  render(
    <LookAround
      content={lookAround}
      poster={poster}
      posterAlt={first!.alt}
      stills={{ [first!.id]: still }}
    />,
  );
  expect(screen.getByRole('region', { name: lookAround.title.text })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: lookAround.title.text })).toBeVisible();
  expect(screen.getByRole('img', { name: first!.alt })).toBeVisible();
  expect(screen.getByText(first!.name)).toBeVisible();
});
