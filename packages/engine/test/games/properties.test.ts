/** What holds in every game with up cards, draws or halves of its own, after every event. */

import {
  apply,
  type Card,
  type Command,
  deckOf,
  evolve,
  evolveView,
  GAMES,
  type HandState,
  holeCardsOf,
  type LaterEvent,
  playHand,
  readState,
  rebuild,
  seededRng,
  shouldAutoAdvance,
  shuffle,
  unwrap,
  type Viewer,
  viewEvent,
  viewFor,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { checkReach, Ledger } from '../hand/invariants.js';
import { NEW_GAMES, randomGame, randomHand, randomMove } from './random-hands.js';

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 1);
const HANDS = 30;

const viewersOf = ({ players }: HandState): Viewer[] => [
  'rail',
  ...players.map(({ seat }) => seat),
];

/** Everything that may be done now. */
function* offers({ turn }: HandState): Generator<Command> {
  if (turn.kind !== 'act') return;
  const { seat, legal } = turn;
  if (legal.fold) yield { type: 'fold', seat };
  if (legal.check) yield { type: 'check', seat };
  if (legal.call !== null) yield { type: 'call', seat };
  if (legal.bringIn !== null) yield { type: 'bringIn', seat };
  if (legal.allIn !== null) yield { type: 'allIn', seat };
  for (const type of ['bet', 'raise'] as const) {
    for (const to of [legal[type]?.min, legal[type]?.max]) {
      if (to !== undefined) yield { type, seat, to };
    }
  }
  yield { type: 'timeout', seat };
}

/** And what may not. */
function* refusals(state: HandState): Generator<Command> {
  const { turn, players } = state;
  for (const { seat } of players) {
    const isTurn = 'seat' in turn && turn.seat === seat;
    if (turn.kind !== 'act' || !isTurn) {
      for (const type of ['fold', 'check', 'call', 'bringIn', 'allIn'] as const)
        yield { type, seat };
    }
    if (turn.kind !== 'draw' || !isTurn) yield { type: 'draw', seat, cards: [] };
  }
  if (turn.kind === 'draw') {
    const { seat, min, max } = turn;
    const own = holeCardsOf(state, seat);
    const foreign = deckOf(state.rules.game).find((card) => !own.includes(card))!;
    if (min > 0) yield { type: 'draw', seat, cards: own.slice(0, min - 1) };
    if (own.length > max) yield { type: 'draw', seat, cards: own.slice(0, max + 1) };
    yield { type: 'draw', seat, cards: Array.from({ length: Math.max(1, min) }, () => foreign) };
    yield { type: 'draw', seat, cards: [own[0]!, own[0]!] };
    yield { type: 'deal' };
  }
  if (turn.kind !== 'act') return;
  const { seat, legal } = turn;
  if (!legal.fold) yield { type: 'fold', seat };
  if (!legal.check) yield { type: 'check', seat };
  if (legal.call === null) yield { type: 'call', seat };
  if (legal.bringIn === null) yield { type: 'bringIn', seat };
  for (const type of ['bet', 'raise'] as const) {
    const range = legal[type];
    if (range === null) yield { type, seat, to: state.currentBet + state.lastFullRaise };
    else for (const to of [range.min - 1, range.max + 1]) yield { type, seat, to };
    if (range?.either !== undefined) yield { type, seat, to: range.min + 1 };
  }
}

const accepts = (state: HandState, command: Command): boolean => apply(state, command).ok;

/** What this viewer may see. */
const visible = (state: HandState, viewer: Viewer): Set<Card | null> => {
  const i = state.players.findIndex(({ seat }) => seat === viewer);
  return new Set([
    ...state.boards.flat(),
    ...state.players.flatMap(({ shown, up }) => [...shown, ...up]),
    ...(i < 0 ? [] : [...state.hidden.cards[i]!, ...(state.hidden.thrown[i] ?? []).flat()]),
  ]);
};

/** All cards that `viewer` cannot see changed among each other. */
function withOtherCards(state: HandState, viewer: Viewer, seed: number): HandState {
  const seen = visible(state, viewer);
  const unseen = deckOf(state.rules.game).filter((card) => !seen.has(card));
  const others = shuffle(unseen, seededRng(seed));
  const swap = new Map(unseen.map((card, i) => [card as Card | null, others[i]!]));
  const swapped = <T extends Card | null>(card: T): T => (swap.get(card) ?? card) as T;
  const { deck, cards, thrown, spares, dealt } = state.hidden;
  return {
    ...state,
    hidden: {
      dealt,
      deck: deck?.map(swapped) ?? null,
      cards: cards.map((own) => own.map(swapped)),
      thrown: thrown.map((own) => own.map((draw) => draw.map(swapped))),
      spares: spares.map((spare) => shuffle(spare, seededRng(seed))),
    },
  };
}

/** Cards in hands, on the board and in the stub. */
function checkCards({ hidden, players, boards, rules }: HandState): void {
  const isGone = GAMES[rules.game].shortDeck === 'reshuffle';
  const all = [
    ...players.flatMap(({ folded, up }, i) =>
      isGone && folded ? [] : [...hidden.cards[i]!, ...up],
    ),
    ...boards[0]!,
    ...hidden.deck!.slice(hidden.dealt),
  ];
  expect(new Set(all).size).toBe(all.length);
  const gone = hidden.thrown.flat(2).length;
  if (!isGone) expect(all.length + gone).toBe(deckOf(rules.game).length);
}

describe.each(NEW_GAMES)('%s', (game) => {
  test('I1–I10, cards, offered = accepted, stored and replayed', () => {
    const rng = seededRng(SEED);
    let draws = 0;
    for (let n = 0; n < HANDS; n++) {
      const moments = randomHand(game, rng);
      const log = moments.flatMap(({ events }) => events);
      let state = rebuild(log.slice(0, 1));
      const ledger = new Ledger(log[0]!, state);
      for (const event of log.slice(1)) {
        state = evolve(state, event);
        ledger.check(event, state);
      }
      for (const [k, moment] of moments.entries()) {
        checkCards(moment.state);
        if (moment.state.turn.kind === 'draw') {
          draws++;
          expect(shouldAutoAdvance(moment.state)).toBe(false);
        }
        if (n % 6 > 0) continue;
        const stored = JSON.parse(JSON.stringify(moment.state)) as unknown;
        expect(readState(stored)).toEqual({ ok: true, value: moment.state });
        const until = moments.slice(0, k + 1).flatMap(({ events }) => events);
        expect(rebuild(until)).toEqual(moment.state);
        for (const command of offers(moment.state)) {
          expect([command, accepts(moment.state, command)]).toEqual([command, true]);
        }
        for (const command of refusals(moment.state)) {
          expect([command, accepts(moment.state, command)]).toEqual([command, false]);
        }
      }
      checkReach(moments.at(-1)!.state);
    }
    const hasDraws = GAMES[game].streets.some(({ draw }) => draw !== null);
    expect(draws > 10).toBe(hasDraws);
  });

  test('R159 unseen cards never change a view, and no view or event tells one', () => {
    const rng = seededRng(SEED + 1);
    for (let n = 0; n < 5; n++) {
      const moments = randomHand(game, rng);
      for (const { state, events } of moments) {
        for (const viewer of viewersOf(state)) {
          const view = viewFor(state, viewer);
          expect(viewFor(withOtherCards(state, viewer, n), viewer)).toEqual(view);
          for (const event of events) {
            const seen = viewEvent(event, viewer);
            expect(seen).not.toHaveProperty('deck');
            expect(seen).not.toHaveProperty('spares');
            if (seen.type === 'reshuffled') expect(new Set(seen.cards)).toEqual(new Set([null]));
            if (!('seat' in seen) || seen.seat === viewer) continue;
            if (seen.type === 'dealt') expect(seen.cards.every((card) => card === null)).toBe(true);
            if (seen.type === 'drew') expect(seen.discarded.every((c) => c === null)).toBe(true);
          }
        }
      }
      const [first, ...rest] = moments.flatMap(({ events }) => events);
      let state = rebuild([first!]);
      for (const event of rest) {
        const next = evolve(state, event);
        for (const viewer of viewersOf(state)) {
          const seen = viewEvent(event, viewer) as LaterEvent;
          expect(evolveView(viewFor(state, viewer), seen)).toEqual(viewFor(next, viewer));
        }
        state = next;
      }
    }
  });

  test('a simulation ends as the same hand played command by command', () => {
    for (let n = 0; n < 40; n++) {
      const moments = randomHand(game, seededRng(SEED + n));
      const rng = seededRng(SEED + n);
      const config = randomGame(game, rng);
      const played = unwrap(
        playHand(config, (legal, seat, state) => {
          const { turn } = state;
          const isAsked = turn.kind === 'draw' || turn.kind === 'runs';
          return randomMove(isAsked ? turn : { kind: 'act', seat, legal }, state, rng);
        }),
      );
      expect(played).toEqual(moments.at(-1)!.state);
    }
  });
});
