/**
 * Where seats, bets and the board stand: my seat at the bottom, the others in order, clockwise. A
 * wide table is an oval. A tall one has two columns and, for an even count, one seat at the top, so
 * that the middle stays free for pots and board. A small one has a plan of its own (small.ts).
 */

export interface FeltPlace {
  /** Percent of the stage, from its left and top. */
  readonly x: number;
  readonly y: number;
}

export type FeltShape = 'wide' | 'tall' | 'small';
export type RoomyShape = Exclude<FeltShape, 'small'>;

/** Pixels: less than that, and a table of that shape is a small one. */
const LEAST = { wide: { width: 760, height: 500 }, tall: { width: 560, height: 640 } } as const;

export function shapeOf(width: number, height: number): FeltShape {
  const shape = width > height * 1.15 ? 'wide' : 'tall';
  const least = LEAST[shape];
  return width < least.width || height < least.height ? 'small' : shape;
}

interface Oval {
  /** The middle, from the top; cards stand above their plates, so it is lower than half. */
  readonly middle: number;
  readonly width: number;
  readonly height: number;
  /** 2 is an ellipse; more is closer to a rectangle with round corners. */
  readonly power: number;
  /** How wide the stage is for its height, about: a percent is not the same both ways. */
  readonly aspect: number;
  /** The part of the rim beside me that stays free for my cards. */
  readonly gap: number;
}

const OVAL: Oval = { middle: 52.5, width: 43, height: 37, power: 2.5, aspect: 1.6, gap: 0.105 };

const TALL = { mine: { x: 50, y: 92 }, top: { x: 50, y: 10.8 }, left: 12.9 } as const;
/** How high the seats of a column stand, from the top, by the count of seats. */
const ROWS: Readonly<Record<number, readonly number[]>> = {
  3: [28],
  4: [46],
  5: [22, 58],
  6: [31, 63],
  7: [17, 46, 75],
  8: [28, 53, 78],
  9: [13, 35, 57, 79],
  10: [27, 45, 63, 81],
};

const STEPS = 720;

/** As many places as seats, the first at the bottom. */
export const placesFor = (count: number, shape: RoomyShape): readonly FeltPlace[] =>
  shape === 'tall' ? inColumns(count) : alongRim(count);

function inColumns(count: number): readonly FeltPlace[] {
  const rows = ROWS[count] ?? [];
  const { mine, top, left } = TALL;
  return [
    mine,
    ...rows.toReversed().map((y) => ({ x: left, y })),
    ...(count % 2 === 0 ? [top] : []),
    ...rows.map((y) => ({ x: 100 - left, y })),
  ];
}

/** The others evenly along the part of the rim that my cards leave. */
function alongRim(count: number): readonly FeltPlace[] {
  const rim = rimOf(OVAL);
  const lengths = rim.map((point, i) =>
    distance(point, rim[(i + 1) % STEPS] ?? point, OVAL.aspect),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const first = Math.max(1 / count, OVAL.gap);
  const step = count > 2 ? (1 - 2 * first) / (count - 2) : 0;
  return Array.from({ length: count }, (_, i) => {
    const part = i === 0 ? 0 : first + (i - 1) * step;
    return pointAt(rim, lengths, whole * part);
  });
}

/** Clockwise on the screen, from the bottom. */
function rimOf({ middle, width, height, power }: Oval): readonly FeltPlace[] {
  const bent = (value: number): number => Math.sign(value) * Math.abs(value) ** (2 / power);
  return Array.from({ length: STEPS }, (_, i) => {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / STEPS;
    return { x: 50 + width * bent(Math.cos(angle)), y: middle + height * bent(Math.sin(angle)) };
  });
}

function pointAt(rim: readonly FeltPlace[], lengths: readonly number[], way: number): FeltPlace {
  let passed = 0;
  for (const [i, length] of lengths.entries()) {
    if (passed + length > way + 1e-9) return rim[i] as FeltPlace;
    passed += length;
  }
  return rim[0] as FeltPlace;
}

const distance = (a: FeltPlace, b: FeltPlace, aspect: number): number =>
  Math.hypot((a.x - b.x) * aspect, a.y - b.y);

/** So far from `from` towards `to`: 0 is here, 1 is there. */
export const towards = (from: FeltPlace, to: FeltPlace, part: number): FeltPlace => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** The middle of the board. Pots stand above it, notes below. */
export const BOARD: Readonly<Record<RoomyShape, FeltPlace>> = {
  wide: { x: 50, y: 51 },
  tall: { x: 50, y: 58.5 },
};

/** My cards stand above my plate, and my bet over them. */
const MY_BET = { x: 0, y: -19.2 } as const;
/** Under its plate: above the pots. */
const TOP_BET = { x: 0, y: 6.4 } as const;
const TOP_PART = 4;
/** In a column: in front of the cards; where that is at the board, under them or beside the plate. */
const COLUMN = { x: 15, y: -8.4, besidePlate: 21, plate: 6, clear: 8.5, clearOfMore: 2.5 } as const;

/** On a tall table. `hasFan`: players have more than two cards, which are as wide as their plates. */
export function betPlace(place: FeltPlace, isMine: boolean, hasFan = false, boards = 1): FeltPlace {
  const board = BOARD.tall;
  if (isMine) return shifted(place, MY_BET);
  if (Math.abs(place.x - board.x) < TOP_PART) return shifted(place, TOP_BET);
  const clear = COLUMN.clear + COLUMN.clearOfMore * Math.max(0, boards - 1);
  const inwards = place.x < board.x ? 1 : -1;
  const y = place.y + COLUMN.y;
  const beside = hasFan ? COLUMN.besidePlate : COLUMN.x;
  if (Math.abs(y - board.y) >= clear) return { x: place.x + inwards * beside, y };
  const below = board.y + clear * (place.y < board.y ? -1 : 1);
  const isBesidePlate = Math.abs(below - place.y) < COLUMN.plate;
  return { x: place.x + inwards * (isBesidePlate ? COLUMN.besidePlate : beside), y: below };
}

const shifted = ({ x, y }: FeltPlace, by: FeltPlace): FeltPlace => ({ x: x + by.x, y: y + by.y });

/** Seat numbers in the order of the places: mine, or the first, then clockwise. */
export const seatOrder = (seatCount: number, mine: number | null): readonly number[] =>
  Array.from({ length: seatCount }, (_, i) => (((mine ?? 1) - 1 + i) % seatCount) + 1);
