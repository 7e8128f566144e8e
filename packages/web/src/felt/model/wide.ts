/** A wide table: seats along an oval, bets on the way from them to the board, clear of everybody's cards. */

import { BOARD, type FeltPlace, placesFor, towards } from './circle.js';
import { between, inPercent, type PlannedTable, statsHeight } from './stage.js';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const NOWHERE: Box = { left: 0, right: 0, top: 0, bottom: 0 };
/** As in the style sheet, without statistics. */
const PLATE = 48;
const TAG = 14;
const BET = { width: 62, height: 30 } as const;
const HIGH = 1.4;
/** How much wider than a plate my own cards may be. */
const FAN = 2.1;
/** The same of the others' cards, where no board needs the place. */
const OTHERS_FAN = 1.4;
/** What several boards leave above and below them: for pots, and for a sentence. */
const ABOVE = 108;
const BELOW = 42;
const GAP = 6;
/** More seats than this leave one line of statistics, if the table is no higher. */
const [CROWD, CROWDED] = [8, 620];
/** How high the middle of the oval stands, and its top. */
const [MIDDLE, TOP] = [52.5, 15.5];
/** From where on, and how far, chips lie on the way to the board. */
const WAY = { from: 0.2, to: 0.6, told: 0.68, open: 0.75, step: 0.01 } as const;
/** How wide a bet is with a larger amount. */
const LONG_BET = 96;

export function widePlan({ width, height, seatCount, ...table }: PlannedTable) {
  const { boards, hasFan, slots = 5, hasStats = false } = table;
  const lines = !hasStats ? 0 : seatCount > CROWD && height < CROWDED ? 1 : 2;
  const stats = { lines, columns: 6 } as const;
  const plate = PLATE + statsHeight(stats.lines);
  // Without a board bets may lie nearer to the middle, and mine over my cards.
  const isOpen = slots === 0;
  const seat = between(112, width * 0.13, 160);
  const card = between(32, height * 0.066, 50);
  const mine = between(46, height * 0.106, 84);
  // A higher plate grows downwards at the top, where cards end at the edge.
  const grown = ((statsHeight(stats.lines) / 2) * 100) / height;
  const places = placesFor(seatCount, 'wide').map(({ x, y }) => ({
    x,
    y: y + (grown * Math.max(0, MIDDLE - y)) / (MIDDLE - TOP),
  }));
  const inPixels = ({ x, y }: FeltPlace): FeltPlace => ({
    x: (x / 100) * width,
    y: (y / 100) * height,
  });
  // Not beyond the edge of the felt.
  const nearest = Math.min(...places.slice(1).map(({ x }) => Math.min(x, 100 - x)));
  const othersFan = isOpen ? between(seat, (2 * nearest * width) / 100, OTHERS_FAN * seat) : seat;
  const blocks = places.map((place, i): readonly Box[] => {
    const { x, y } = inPixels(place);
    const cards = i === 0 ? (hasFan ? FAN * seat : 2.1 * mine) : hasFan ? othersFan : 2.1 * card;
    const high = (i === 0 ? mine : card) * HIGH;
    const [top, bottom] = [y - plate / 2, y + plate / 2];
    return [
      { left: x - seat / 2 - 12, right: x + seat / 2 + 12, top: top - 12, bottom: bottom + TAG },
      { left: x - cards / 2, right: x + cards / 2, top: top - high + 3, bottom: top },
    ];
  });
  const [me] = blocks;
  const myCards = me?.[1] ?? NOWHERE;
  const myBet = isOpen
    ? { x: (myCards.left + myCards.right) / 2, y: myCards.top - BET.height / 2 - 2 }
    : { x: myCards.right + BET.width / 2 + 2, y: myCards.top + 6 };
  const mineToo = [...(me ?? []), boxAround(myBet, LONG_BET)];
  const board = inPixels(BOARD.wide);
  const betOf = (place: FeltPlace, i: number): FeltPlace => {
    if (i === 0) return myBet;
    const from = inPixels(place);
    // Under the seat at the top stand the pots.
    const isTop = Math.abs(place.x - BOARD.wide.x) < 4;
    if (isTop) return { x: from.x + seat / 2 + 8, y: from.y + plate / 2 + BET.height / 2 };
    const others = [...(blocks[i] ?? []), ...mineToo];
    const furthest = isOpen ? WAY.open : hasStats ? WAY.told : WAY.to;
    const wide = isOpen ? LONG_BET : BET.width;
    for (let part: number = WAY.from; part < furthest; part += WAY.step) {
      const at = towards(from, board, part);
      if (others.every((box) => isClear(boxAround(at, wide), box))) return at;
    }
    return towards(from, board, furthest);
  };
  const topEnd = Math.min(height / 2, ...blocks.map(([plate]) => plate?.bottom ?? height));
  const room = myCards.top - topEnd - ABOVE - BELOW - (boards - 1) * GAP;
  const most = boards > 1 ? between(24, room / boards / HIGH, 48) : 82;
  return {
    places,
    bets: places.map((place, i) => inPercent(betOf(place, i), { width, height })),
    middle: BOARD.wide,
    stats,
    sizes: {
      '--told-height': `${plate}px`,
      '--seat-width': `${seat}px`,
      '--card-small': `${card}px`,
      '--card-medium': `${Math.min(most, Math.max(42, height * 0.104))}px`,
      '--card-large': `${mine}px`,
      '--fan': `${FAN * seat}px`,
      '--others-fan': `${othersFan}px`,
    },
  };
}

const boxAround = ({ x, y }: FeltPlace, width: number = BET.width): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - BET.height / 2,
  bottom: y + BET.height / 2,
});

const isClear = (one: Box, other: Box): boolean =>
  one.right < other.left ||
  one.left > other.right ||
  one.bottom < other.top ||
  one.top > other.bottom;
