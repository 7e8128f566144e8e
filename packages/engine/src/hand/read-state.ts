/**
 * A state that was stored: looked at as a whole, once, when it comes back. `apply` looks only as far
 * as is cheap; this looks at every field, counts chips and cards, and works out anew what follows
 * from the rest.
 */

import type { Card } from '../cards.js';
import { answering, isObject, unfit } from '../checks.js';
import { PokerError, type Refusal, type Result, refused, reject } from '../errors.js';
import { GAMES } from '../games/games.js';
import {
  amount,
  fields,
  flag,
  integer,
  listOf,
  name,
  nullOr,
  oneOf,
  recordOf,
  type Shape,
  seat,
  seenCard,
} from '../shapes.js';
import { refresh } from './rules/turn-and-pots.js';
import { rulesShape } from './state/event-check.js';
import { cardsAt, copyOf } from './state/state.js';
import { MOST_RUNS, stateProblem } from './state/state-check.js';
import type { HandState, PotState, SeenCard } from './state/types.js';

const makeShape = (): Shape => {
  const cards = listOf(seenCard, 52);
  const seats = listOf(seat, 22);
  return fields({
    rules: rulesShape,
    players: listOf(
      fields({
        ...{ id: name, seat, stack: amount, ante: amount, dead: amount, live: amount },
        ...{ bet: amount, forced: amount, folded: flag, killed: flag, acted: flag },
        ...{ answered: amount, held: amount, up: cards, shown: cards, mucked: flag },
        drawn: listOf(amount, 52),
        ...{ refunded: amount, won: amount },
      }),
      22,
    ),
    ...{ street: integer, open: flag, actor: integer, currentBet: amount },
    ...{ lastFullRaise: amount, fullLevel: amount, bets: amount, capped: flag },
    mustBringIn: flag,
    ladder: listOf(fields({ to: amount, raise: amount })),
    ...{ reopenings: amount, reopenedAt: amount, aggressor: integer, actions: amount },
    wagers: amount,
    boards: listOf(cards, MOST_RUNS),
    runAnswers: recordOf(oneOf([1, 2, MOST_RUNS])),
    runs: oneOf([0, 1, 2, MOST_RUNS]),
    left: nullOr(amount),
    pots: listOf(fields({ amount, eligiblePlayers: seats, winners: nullOr(seats) }), 52),
    ...{ totalPot: amount, rake: amount, potRakes: listOf(amount), singleAnte: amount },
    ...{ chips: amount, shownDown: flag, over: flag, voided: flag },
    turn: fields({ kind: oneOf(['act', 'draw', 'runs', 'deal', 'showdown', 'award', 'over']) }),
    hidden: fields({
      ...{ deck: nullOr(cards), dealt: amount, cards: listOf(cards, 22) },
      ...{ thrown: listOf(listOf(cards, 52), 22), spares: listOf(cards, 52) },
    }),
  });
};
let shape: Shape | undefined;

/**
 * A state that comes back from a file, a database or a socket: the same object if it is one, else
 * why not. A state of another version is `BAD_VERSION`: keep the events too, `rebuild` reads old ones.
 *
 * Refused are a field that is none (`BAD_INPUT` with its path), chips that do not add up
 * (`CONSERVATION`), a card that is there twice (`DUPLICATE_CARD`), and pots or a turn that do not
 * follow from the rest. Whether the rules would have led there is not asked: that is in the events.
 *
 * @example
 * import { deck, readState, startHand, unwrap } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const { state } = unwrap(startHand({ players, button: 1, bigBlind: 10, deck: deck() }));
 * const stored = JSON.stringify(state);
 * readState(JSON.parse(stored)).ok; // → true
 * readState(JSON.parse(stored.replace('"stack":490', '"stack":940')));
 * // → { ok: false, error: { code: 'CONSERVATION', expected: 1000, actual: 1450, off: -450 } }
 */
export const readState = (json: unknown): Result<HandState> =>
  answering((): Result<HandState> => {
    try {
      const state = json as HandState;
      const wrong = problemOf(state);
      return wrong === undefined ? { ok: true, value: state } : refused(wrong);
    } catch (error) {
      // These are not our chips: that they do not add up is an answer here.
      if (error instanceof PokerError) return refused(error.refusal);
      throw error;
    }
  });

function problemOf(state: HandState): Refusal | undefined {
  shape ??= makeShape();
  const wrong = stateProblem(state) ?? shape(state, 'state');
  return wrong ?? placesProblem(state) ?? cardsProblem(state) ?? followsProblem(state);
}

/** Indexes are of players, seats ascend, and pots are won by those who may. */
function placesProblem({ players, rules, actor, aggressor, pots }: HandState): Refusal | undefined {
  for (const [i, player] of players.entries()) {
    const last = players[i - 1]?.seat ?? 0;
    if (player.seat <= last || player.seat > rules.seatCount) {
      return unfit(`state.players[${i}].seat`, 'seatOfHand', player.seat);
    }
  }
  for (const [field, index] of Object.entries({ actor, aggressor })) {
    if (index < -1 || index >= players.length) return unfit(`state.${field}`, 'index', index);
  }
  const isEligible = ({ eligiblePlayers }: PotState, won: number): boolean =>
    eligiblePlayers.includes(won) && players.some(({ seat: own }) => own === won);
  const odd = pots.findIndex((pot) => !(pot.winners ?? []).every((won) => isEligible(pot, won)));
  return odd < 0 ? undefined : unfit(`state.pots[${odd}].winners`, 'seatOfHand', odd);
}

/** What is known of hands, each board and the rest of the deck is different cards. */
function cardsProblem(state: HandState): Refusal | undefined {
  const { hidden, boards, players, rules } = state;
  const { deck, dealt } = hidden;
  // Where the muck is shuffled, folded hands are in the deck again (R127).
  const isGone = GAMES[rules.game].shortDeck === 'reshuffle';
  const hands = players.map((player, i) => (isGone && player.folded ? [] : cardsAt(state, i)));
  if (deck !== null && dealt > deck.length) return unfit('state.hidden.dealt', 'less', dealt);
  const rest = deck === null ? [] : deck.slice(dealt);
  for (const board of boards) {
    const twice = firstTwice([...hands.flat(), ...board, ...rest]);
    if (twice !== undefined) return reject('DUPLICATE_CARD', { card: twice });
  }
  return undefined;
}

function firstTwice(cards: readonly SeenCard[]): Card | undefined {
  const seen = new Set<Card>();
  for (const card of cards) {
    if (card === null) continue;
    if (seen.has(card)) return card;
    seen.add(card);
  }
  return undefined;
}

/** Pots, total and turn are what the rest of the state makes them. */
function followsProblem(state: HandState): Refusal | undefined {
  const draft = copyOf(state);
  refresh(draft);
  for (const field of ['pots', 'totalPot', 'turn'] as const) {
    if (!isSame(draft[field], state[field])) {
      return reject('BAD_INPUT', { field: `state.${field}`, wants: 'unchanged' });
    }
  }
  return undefined;
}

/** Plain data, whatever the order of its keys: a database may have changed it. */
function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, i) => isSame(one, b[i]));
  }
  if (!isObject(a) || !isObject(b)) return a === b;
  const [one, other] = [a, b] as Readonly<Record<string, unknown>>[];
  const keys = Object.keys(one ?? {});
  return (
    keys.length === Object.keys(other ?? {}).length &&
    keys.every((key) => isSame(one?.[key], other?.[key]))
  );
}
