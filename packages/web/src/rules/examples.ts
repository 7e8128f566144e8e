/**
 * The hands of the rules page: who put in what, and how the hands rank. What comes of them is never
 * written down here; the engine says it.
 */

import type { SettleInput } from '@sidepot/engine';
import type { ExamplePerson, RuleAnchor } from '@sidepot/i18n/page';

type Hand = SettleInput<string>;
type Player = Hand['players'][number];

const SEATS: readonly ExamplePerson[] = ['Ann', 'Bob', 'Cat', 'Dan'];

interface Paid {
  readonly ante?: number;
  readonly dead?: number;
  readonly folded?: boolean;
  readonly forfeit?: number;
}

const put = (id: ExamplePerson, live: number, paid: Paid = {}): Player => ({
  id,
  seat: SEATS.indexOf(id) + 1,
  ante: paid.ante ?? 0,
  dead: paid.dead ?? 0,
  live,
  folded: paid.folded ?? false,
  ...(paid.forfeit !== undefined && { forfeit: paid.forfeit }),
});

const FOLDED: Paid = { folded: true };

/** Best hand first. The button is on an empty seat, so that Ann is first clockwise. */
const hand = (
  players: readonly Player[],
  ...order: readonly (readonly ExamplePerson[])[]
): Hand => ({
  players,
  button: 9,
  seatCount: 9,
  boards: order.length === 0 ? [] : [{ high: order }],
});

export const EXAMPLES: Partial<Readonly<Record<RuleAnchor, Hand>>> = {
  'missed-blinds': hand(
    [put('Ann', 50, FOLDED), put('Bob', 100), put('Dan', 100, { dead: 50 })],
    ['Dan'],
    ['Bob'],
  ),
  antes: hand(
    [put('Ann', 100), put('Bob', 100, { dead: 100 }), put('Cat', 0, FOLDED), put('Dan', 40)],
    ['Dan'],
    ['Ann'],
    ['Bob'],
  ),
  'short-antes': hand(
    [put('Ann', 1000), put('Bob', 500, { dead: 1000 }), put('Cat', 1000)],
    ['Bob'],
    ['Ann'],
    ['Cat'],
  ),
  straddle: hand(
    [put('Ann', 50, FOLDED), put('Bob', 200), put('Cat', 200), put('Dan', 0, FOLDED)],
    ['Cat'],
    ['Bob'],
  ),
  'bomb-pot': hand(
    [
      put('Ann', 0, { ante: 150 }),
      put('Bob', 0, { ante: 200 }),
      put('Cat', 0, { ante: 200 }),
      put('Dan', 0, { ante: 200 }),
    ],
    ['Ann'],
    ['Cat'],
    ['Bob', 'Dan'],
  ),
  'side-pots': hand(
    [put('Ann', 50), put('Bob', 120), put('Cat', 200), put('Dan', 200)],
    ['Ann'],
    ['Bob'],
    ['Dan'],
    ['Cat'],
  ),
  uncalled: hand([put('Ann', 100), put('Bob', 50)], ['Ann'], ['Bob']),
  'folded-chips': hand(
    [put('Ann', 100), put('Bob', 100, FOLDED), put('Cat', 60), put('Dan', 20, FOLDED)],
    ['Cat'],
    ['Ann'],
  ),
  'run-it-twice': {
    ...hand([put('Ann', 75), put('Bob', 1, FOLDED), put('Cat', 75)]),
    boards: [{ high: [['Ann'], ['Cat']] }, { high: [['Cat'], ['Ann']] }],
  },
  'split-pots': hand(
    [put('Ann', 5), put('Bob', 8), put('Cat', 8), put('Dan', 6, FOLDED)],
    ['Ann', 'Bob', 'Cat'],
  ),
  'high-low': {
    ...hand([put('Ann', 20), put('Bob', 60), put('Cat', 60)]),
    kind: 'hilo',
    boards: [{ high: [['Bob'], ['Cat'], ['Ann']], low: [['Ann']] }],
  },
  rake: {
    ...hand(
      [put('Ann', 40), put('Bob', 500), put('Cat', 700), put('Dan', 10, FOLDED)],
      ['Ann'],
      ['Cat'],
      ['Bob'],
    ),
    rakeConfig: { bps: 500, cap: 30 },
  },
  tournaments: hand([
    put('Ann', 50),
    put('Bob', 100, { dead: 100, folded: true, forfeit: 100 }),
    put('Cat', 0, FOLDED),
  ]),
};
