/**
 * The shape of an event that is read back from a log. What happened is not judged again; but a log
 * is a file, and a seat that is none or a hand without cards must not end in the middle of `evolve`.
 */

import { isObject, unfit } from '../../checks.js';
import type { Refusal } from '../../errors.js';
import { LIMITS } from '../../games/game.js';
import { GAME_NAMES } from '../../games/games.js';
import { rakeProblem } from '../../pots/rake.js';
import {
  amount,
  fields,
  flag,
  integer,
  listOf,
  name,
  nullOr,
  oneOf,
  optional,
  recordOf,
  type Shape,
  seat,
  seenCard,
  text,
} from '../../shapes.js';
import type { PublicEvent } from './evolve.js';
import { MOST_RUNS } from './state-check.js';
import type { HandEvent } from './types.js';

const cards: Shape = /* @__PURE__ */ listOf(seenCard, 52);

/** What a hand cannot be played without; a log of before may lack what was added since. */
const makeRules = (): Shape =>
  fields({
    button: seat,
    seatCount: amount,
    game: oneOf(GAME_NAMES),
    limit: oneOf(LIMITS),
    smallBlind: amount,
    bigBlind: amount,
    smallBlindSeat: nullOr(integer),
    bigBlindSeat: integer,
    straddles: listOf(fields({ seat, amount })),
    ante: amount,
    smallBet: amount,
    bigBet: amount,
    unit: seat,
    rakeConfig: nullOr((value) => rakeProblem(value as Parameters<typeof rakeProblem>[0])),
    runs: oneOf([1, 2, MOST_RUNS]),
    fixedLimitRaises: amount,
    bringIn: optional(amount),
    openPair: optional(flag),
    absent: optional(listOf(seat, 22)),
    bombPot: optional(flag),
    doubleBoard: optional(flag),
    middle: optional(listOf(fields({ amount, seats: listOf(seat, 22) }), 22)),
  });

/** Of the rules of a hand. */
export const rulesShape: Shape = /* @__PURE__ */ makeRules();

const makeShapes = (): Readonly<Record<HandEvent['type'], Shape>> => ({
  started: fields({
    version: integer,
    rules: rulesShape,
    players: listOf(fields({ id: name, seat, stack: amount }), 22),
    deck: nullOr(cards),
    spares: optional(listOf(cards, 52)),
  }),
  posted: fields({ seat, kind: text, ante: amount, dead: amount, live: amount }),
  dealt: fields({ seat, cards, up: cards }),
  drew: fields({ seat, discarded: cards }),
  reshuffled: fields({ cards }),
  board: fields({ street: amount, board: amount, cards }),
  opened: fields({
    street: amount,
    currentBet: amount,
    lastFullRaise: amount,
    bets: amount,
    capped: flag,
    seat: integer,
    mustBringIn: optional(flag),
  }),
  acted: fields({ seat, action: text, to: amount, paid: amount, allIn: flag, full: flag }),
  killed: fields({ seat }),
  refunded: fields({ seat, amount }),
  collected: fields({ street: integer }),
  runsAnswered: fields({ seat, runs: oneOf([1, 2, MOST_RUNS]) }),
  runsDecided: fields({ runs: oneOf([1, 2, MOST_RUNS]) }),
  shown: fields({ seat, cards }),
  mucked: fields({ seat }),
  showdown: fields({}),
  raked: fields({ amount, pots: listOf(amount) }),
  awarded: fields({
    pot: amount,
    amount,
    rake: amount,
    shares: listOf(fields({ seat, amount })),
    hands: listOf(
      fields({
        seat,
        half: oneOf(['high', 'low', 'badugi', 'in-hand']),
        cards,
        made: optional(oneOf([true])),
      }),
    ),
  }),
  voided: fields({ reason: text }),
  ended: fields({ stacks: recordOf(amount) }),
});

const SHAPES: Readonly<Record<string, Shape>> = /* @__PURE__ */ makeShapes();

export function eventProblem(event: PublicEvent, at = 'event'): Refusal | undefined {
  const type: unknown = isObject(event) ? event.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(SHAPES, type)) {
    return unfit(at, 'handEvent', event, 'BAD_COMMAND');
  }
  return SHAPES[type]?.(event, at);
}
