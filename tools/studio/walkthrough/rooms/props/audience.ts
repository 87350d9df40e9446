import * as THREE from 'three';
import type { ScanPart } from '../../scan/scan';
import type { Point } from '../../shapes/forms/surface';
import { createGuestParts, type Hair } from '../../shapes/people/guest';
import { join, place } from '../../shapes/forms/place';
import { createSeat, seatPace, seatPiping, seatTop } from '../../shapes/furniture/theater-seat';

/** The distance between rows, in meters. The eye is behind the last row; each row is lower than the one behind it. */
const rowPace = 1.05;
const rows = 5;
const rake = 0.24;

/** Seats on each side of the middle one. */
const half = 5;

type Guest = { row: number; seat: number; hair: Hair; build: number; turn: number; lean: number };

// Seats count from the middle. In the last row someone leans to a child; the view between them and the next is free.
// prettier-ignore
const guests: readonly Guest[] = [
  { row: 0, seat: -2, hair: 'short', build: 1.06, turn: 0.1, lean: 0 },
  { row: 0, seat: -1, hair: 'bun', build: 0.95, turn: -0.55, lean: 0.14 },
  { row: 0, seat: 0, hair: 'tail', build: 0.7, turn: 0.2, lean: -0.06 },
  { row: 0, seat: 2, hair: 'long', build: 0.96, turn: 0.2, lean: -0.05 },
  { row: 1, seat: -3, hair: 'tail', build: 0.94, turn: -0.1, lean: 0 },
  { row: 1, seat: 0, hair: 'short', build: 1.02, turn: 0, lean: 0.04 },
  { row: 1, seat: 2, hair: 'bun', build: 0.93, turn: 0.25, lean: 0.08 },
  { row: 1, seat: 3, hair: 'short', build: 1.04, turn: 0.1, lean: 0 },
  { row: 2, seat: -2, hair: 'long', build: 0.95, turn: -0.15, lean: 0.06 },
  { row: 2, seat: 1, hair: 'short', build: 0.76, turn: 0.05, lean: 0 },
  { row: 2, seat: 2, hair: 'long', build: 0.97, turn: 0.1, lean: 0 },
  { row: 2, seat: 4, hair: 'short', build: 1.02, turn: 0.1, lean: 0 },
  { row: 3, seat: -4, hair: 'short', build: 1, turn: -0.2, lean: 0 },
  { row: 3, seat: -1, hair: 'tail', build: 0.95, turn: 0.1, lean: 0.05 },
  { row: 3, seat: 3, hair: 'bun', build: 0.96, turn: -0.1, lean: 0 },
  { row: 4, seat: 0, hair: 'long', build: 0.95, turn: 0, lean: 0 },
  { row: 4, seat: 1, hair: 'short', build: 1, turn: 0.1, lean: 0 },
];

const rowList = Array.from({ length: rows }, (_, row) => {
  const seats = Array.from({ length: 2 * half + 1 }, (_, index) => (index - half + (row % 2) / 2) * seatPace);
  return { row, seats, z: 0.4 - row * rowPace, floor: (rows - 1 - row) * rake };
});

type Head = { head: THREE.BufferGeometry; at: Point; turn: number; density: number };

type Row = (typeof rowList)[number];

/** Where a guest's neck is. The smaller the person, the lower it is above the back of the seat. */
const neckOf = ({ seats, z, floor }: Row, { seat, build }: Guest): Point => [
  seats[seat + half]!,
  floor + seatTop + 0.115 * (2 * build - 1),
  z - 0.2,
];

const createPeople = (row: Row) =>
  guests
    .filter((guest) => guest.row === row.row)
    .map((guest) => {
      // Only the nearest are seen closely.
      const { head, trunk } = createGuestParts(guest, row.row === 0 ? 0.0125 : 0.0225);
      const at = neckOf(row, guest);
      return { head, trunk: place(trunk, { at }), at, turn: guest.turn, row: row.row };
    });

/** Rows of seats with guests, who look toward -z, and the steps they stand on. */
export function createAudience() {
  const seat = createSeat();
  const people = rowList.map(createPeople);
  const chairs = rowList.map(({ seats, z, floor }) =>
    join(seats.map((x) => place(seat, { at: [x, floor, z] }))),
  );
  const parts: ScanPart[] = [
    ...chairs.map((geometry, row) => ({
      geometry,
      edges: false as const,
      density: row ? 1400 : 3000,
      brightness: 0.75,
    })),
    ...people.map((row, index) => ({
      geometry: join(row.map(({ trunk }) => trunk)),
      edges: false as const,
      density: index ? 4500 : 8000,
    })),
    {
      geometry: join(
        rowList.map(({ z, floor }) =>
          place(new THREE.BoxGeometry(10, floor + 0.1, rowPace), { at: [0, floor / 2 - 0.05, z - 0.1] }),
        ),
      ),
      density: 240,
      brightness: 0.5,
    },
  ];
  return {
    parts,
    /** Everything that appears in front of the light of the screen. */
    silhouettes: join([...people.flat().map(({ trunk }) => trunk), ...chairs]),
    chairs: join(chairs),
    /** The heads around the joints of their necks, where these are, and how far each is turned to the left. */
    heads: people
      .flat()
      .map(({ head, at, turn, row }): Head => ({ head, at, turn, density: row ? 4500 : 8000 })),
    /** The piping along the backs of the seats, as lines. */
    piping: rowList.flatMap(({ seats, z, floor }) =>
      seats.map((x) => seatPiping().map((point) => point.add(new THREE.Vector3(x, floor, z)))),
    ),
  };
}
