import { vignette } from '../drawing/vignette';
import { createCamera } from '../drawing/camera';
import { shade, paperFloor, type Light, type Picture } from '../drawing/shade';
import { ring } from '../people/clothes';
import { figure } from '../people/person';
import { guest } from '../people/guest';
import { stand } from '../people/pose';
import { guard, kick } from '../people/poses';
import type { PenLine, Plate } from '../plate';
import { ball, both, box, lathe, limb, melt, sleeve, type Distance } from '../solids/distance';
import { seat, seatWidth, viewer, type Hair } from '../solids/seat';
import { sheet, type Material, type Solid } from '../solids/solid';
import { upright, type Vector } from '../solids/vector';

const part = (distance: Distance, center: Vector, radius: number, material: Material): Solid => ({
  distance,
  center,
  radius,
  material: { outline: 0.8, ...material },
});

/** The roof: half its width and depth, the height of its eaves and of its peak, in meters. */
const tent = { wide: 3.5, deep: 2.3, eaves: 2.62, peak: 4.05, valance: 0.27 };
const stripes = 7;

/** How far a point is from the peak, 0 to 1 at the eaves. */
const out = (x: number, z: number): number => Math.max(Math.abs(x) / tent.wide, Math.abs(z) / tent.deep);
const roofAt = (x: number, z: number): number =>
  tent.eaves + (tent.peak - tent.eaves) * Math.max(0, 1 - out(x, z)) ** 1.55;

/** Canvas in stripes that meet at the peak. */
function canvas([x, y, z]: Vector): number {
  const isSide = Math.abs(x) / tent.wide > Math.abs(z) / tent.deep;
  const far = Math.max(0.001, y > tent.eaves ? out(x, z) : 1);
  const along = isSide ? z / (tent.deep * far) : x / (tent.wide * far);
  return Math.floor(((along + 1) / 2) * stripes) % 2 === 0 ? 1.25 : 0.5;
}

const roofDistance = both(
  (x, y, z) => 0.6 * (Math.abs(y - roofAt(x, z)) - 0.02),
  box([0, 3.3, 0], [tent.wide, 1, tent.deep], 0, upright),
);
const roof: Solid = {
  ...part(roofDistance, [0, 3.3, 0], 4.4, { value: canvas }),
  stride: 0.8,
  shadowless: true,
};

/** The hanging edge of the canvas, with a scallop under each stripe. */
function valance(center: Vector, half: Vector): Solid {
  const isSide = half[0] < half[2];
  const length = isSide ? tent.deep : tent.wide;
  const scallop: Distance = (x, y, z) => {
    const along = (((isSide ? z : x) / length + 1) / 2) * stripes;
    return 0.7 * (tent.eaves - tent.valance + 0.11 * (1 - Math.abs(Math.sin(Math.PI * along))) - y);
  };
  const edge = both(box(center, half, 0.004, upright), scallop);
  return { ...part(edge, center, Math.hypot(...half), { value: canvas }), shadowless: true };
}
const hang = tent.eaves - tent.valance / 2;
const edges = [
  valance([0, hang, tent.deep], [tent.wide, tent.valance / 2, 0.02]),
  valance([-tent.wide, hang, 0], [0.02, tent.valance / 2, tent.deep]),
  valance([tent.wide, hang, 0], [0.02, tent.valance / 2, tent.deep]),
];

const poles = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => {
    const [px, pz] = [x * (tent.wide - 0.04), z * (tent.deep - 0.04)];
    return part(sleeve([px, 0, pz], [px, tent.eaves, pz], 0.045, 0.045), [px, 1.3, pz], 1.4, { value: 0.85 });
  }),
);
const ropes: PenLine[] = [-1, 1].map((side) => ({
  points: [
    [side * tent.wide, tent.eaves, tent.deep],
    [side * (tent.wide + 0.5), 0, tent.deep + 0.5],
  ],
  width: 1.2,
  through: true,
}));

/** A screen at the back shows a kick, drawn from the front once it is needed. */
const screen = { x: -1.85, y: 1.62, z: -2, wide: 1.2, high: 0.68 };
const image = { width: 480, height: 272 };
let film: Picture | undefined;
function shown([x, y]: Vector): number {
  film ??= shade(
    figure(stand(kick, { at: [-0.25, 0, 0], yaw: Math.PI / 2, size: 1 }), ring),
    createCamera({ eye: [0, 1, 12], target: [0, 1, 0], angle: 10 }, image.width, image.height),
    { toward: [-0.5, 0.8, 0.6], ambient: 0.3, softness: 0.1, reach: 0.3 },
    image.width,
    image.height,
  );
  const column = Math.floor(((x - screen.x) / screen.wide / 2 + 0.5) * image.width);
  const row = Math.floor((0.5 - (y - screen.y) / screen.high / 2) * image.height);
  if (column < 3 || row < 3 || column > image.width - 4 || row > image.height - 4) return 0.1;
  const pixel = row * image.width + column;
  return film.solid[pixel] === -1 ? 1 : film.brightness[pixel]!;
}
const board = part(
  box([screen.x, screen.y, screen.z], [screen.wide, screen.high, 0.03], 0.01, upright),
  [screen.x, screen.y, screen.z],
  1.4,
  { value: 1, brightness: ({ point, normal }) => (normal[2] > 0.5 ? shown(point) : 0.3) },
);
const feet = [-0.8, 0.8].map((x) =>
  part(sleeve([screen.x + x, 0, -2.03], [screen.x + x, 1, -2.03], 0.03, 0.03), [screen.x + x, 0.5, -2], 0.6, {
    value: 0.6,
  }),
);

/** Two rows in front of the screen. */
const audience: readonly (readonly [number, number, Hair | undefined])[] = [
  [-2.86, 0.1, undefined],
  [-2.86 + seatWidth, 0.1, 'short'],
  [-2.86 + 2 * seatWidth, 0.1, 'long'],
  [-3, 1.5, 'round'],
  [-3 + seatWidth, 1.5, 'bun'],
  [-3 + 2 * seatWidth, 1.5, undefined],
];

const dress = { ...ring, headset: true };
const sparAt = 0.46;
const fighters = [
  ...figure(stand(kick, { at: [sparAt - 0.62, 0, -0.1], yaw: Math.PI / 2, size: 1 }), dress),
  ...figure(stand(guard, { at: [sparAt + 0.72, 0, -0.1], yaw: -Math.PI / 2 + 0.1, size: 1 }), {
    ...dress,
    shorts: 0.75,
  }),
];

/** Somebody at the table. */
const tasting = guest(
  {
    pose: 'holds',
    hair: 'bun',
    build: 0.98,
    turn: -0.2,
    lean: 0,
    wears: { neck: 'collar', top: 'pale', hem: -0.6 },
  },
  { at: [2.75, 0, -0.35], yaw: -0.55, stripes: 0.12 },
);

/** Food and drink at the right. */
const table: Vector = [2.45, 0.78, 0.75];
const onTable = (x: number, y: number, z: number): Vector => [
  table[0] + x,
  table[1] + 0.03 + y,
  table[2] + z,
];
const jug = (at: Vector): Solid =>
  part(
    melt(0.015, [
      lathe(at, [
        [0, 0],
        [0.085, 0],
        [0.125, 0.12],
        [0.08, 0.26],
        [0.105, 0.35],
        [0.09, 0.35],
        [0.06, 0.26],
        [0, 0.2],
      ]),
      limb([at[0] - 0.08, at[1] + 0.3, at[2]], [at[0] - 0.18, at[1] + 0.26, at[2]], 0.016, 0.016),
      limb([at[0] - 0.18, at[1] + 0.26, at[2]], [at[0] - 0.19, at[1] + 0.15, at[2]], 0.016, 0.016),
      limb([at[0] - 0.19, at[1] + 0.15, at[2]], [at[0] - 0.1, at[1] + 0.08, at[2]], 0.016, 0.016),
    ]),
    [at[0] - 0.04, at[1] + 0.18, at[2]],
    0.26,
    { value: 0.75, shine: 0.4 },
  );
const glass = (at: Vector): Solid =>
  part(sleeve(at, [at[0], at[1] + 0.13, at[2]], 0.045, 0.055), [at[0], at[1] + 0.07, at[2]], 0.1, {
    value: 0.8,
  });
const goods: Solid[] = [
  part(box(table, [0.82, 0.03, 0.36], 0.01, upright), table, 0.95, { value: 0.95 }),
  ...[-0.74, 0.74].flatMap((x) =>
    [-0.28, 0.28].map((z) => {
      const [px, pz] = [table[0] + x, table[2] + z];
      return part(sleeve([px, 0, pz], [px, 0.76, pz], 0.028, 0.028), [px, 0.38, pz], 0.45, { value: 0.6 });
    }),
  ),
  jug(onTable(-0.5, 0, -0.1)),
  glass(onTable(-0.22, 0, 0.08)),
  glass(onTable(-0.05, 0, -0.08)),
  part(
    lathe(onTable(0.4, 0, 0), [
      [0, 0],
      [0.09, 0],
      [0.17, 0.06],
      [0.22, 0.14],
      [0.2, 0.14],
      [0, 0.05],
    ]),
    onTable(0.4, 0.07, 0),
    0.26,
    { value: 0.9 },
  ),
  ...(
    [
      [0.31, 0.16, 0.02, 'line'],
      [0.47, 0.16, 0.04, 'ember'],
      [0.4, 0.18, -0.08, 'line'],
    ] as const
  ).map(([x, y, z, ink]) =>
    part(ball(onTable(x, y, z), 0.085), onTable(x, y, z), 0.09, { value: 0.75, ink }),
  ),
];

/** A pennant on the peak. */
const flag = part(
  (x, y, z) =>
    0.7 *
    Math.max(
      Math.abs(z - 0.03 * Math.sin(x * 9)) - 0.012,
      -x,
      x - 0.62,
      Math.abs(y - tent.peak - 0.36) - 0.15 * (1 - x / 0.62),
    ),
  [0.3, tent.peak + 0.36, 0],
  0.4,
  { value: 0.35, ink: 'ember' },
);

/** The corners of the camera's frame around the two who spar. */
const brackets: PenLine[] = ([-1, 1] as const).flatMap((side) =>
  ([-1, 1] as const).map((up): PenLine => {
    const [x, y, z] = [sparAt + 0.04 + side * 1.14, 1.02 + up * 0.98, 0.4];
    return {
      points: [
        [x - side * 0.24, y, z],
        [x, y, z],
        [x, y - up * 0.24, z],
      ],
      width: 2.6,
      ink: 'ember',
      through: true,
    };
  }),
);

const circle: PenLine = {
  points: Array.from({ length: 97 }, (_, index) => {
    const turn = (index / 96) * 2 * Math.PI;
    return [sparAt + 1.55 * Math.cos(turn), 0.004, -0.1 + 1.2 * Math.sin(turn)] as Vector;
  }),
  width: 1.4,
  slack: 0.05,
};

const light: Light = { toward: [-0.5, 0.9, 0.75], ambient: 0.36, softness: 0.12, reach: 0.4 };

/** Two people spar under a striped roof. At the left others watch a screen, at the right are food and drink. */
export const popup: Plate = {
  width: 1120,
  height: 620,
  unit: 1.25,
  ground: 'bone',
  view: { eye: [-0.9, 1.5, 12], target: [0.05, 2.1, 0], angle: 24.2 },
  light,
  grain: { fine: 0.85, bold: 1.8 },
  curve: { white: 0.84, black: 0.05 },
  seed: 21,
  fade: vignette(1120, 620, 60),
  solids: [
    sheet([0, 0, 0], [0, 1, 0], { value: paperFloor(light) }),
    roof,
    ...edges,
    ...poles,
    part(
      limb([0, tent.peak - 0.05, 0], [0, tent.peak + 0.55, 0], 0.02, 0.015),
      [0, tent.peak + 0.25, 0],
      0.4,
      {
        value: 0.3,
      },
    ),
    flag,
    board,
    ...feet,
    ...audience.flatMap(([x, z, hair]) => [
      ...seat([x, 0, z]),
      ...(hair ? viewer([x, 0, z], hair, 1, 0.03) : []),
    ]),
    ...fighters,
    ...tasting,
    ...goods,
  ],
  lines: [...ropes, circle, ...brackets],
};
