/** A hand that was played, written as PHH and replayed from the text, ends with the same stacks. */

import { describe, expect, test } from 'vitest';
import {
  advanceOnce,
  apply,
  type Command,
  deck,
  type HandConfig,
  type HandEvent,
  type HandState,
  type LegalActions,
  type PlayerCommand,
  type Rng,
  randomBelow,
  seededRng,
  shortDeck,
  shuffle,
  startHand,
  type Turn,
} from '../../src/index.js';
import { readPhh, replayHand, toPhh, writePhh } from '../../src/notation/index.js';
import { accepted } from './samples.js';

const GAMES = [
  { game: 'holdem', limit: 'no-limit' },
  { game: 'holdem', limit: 'fixed-limit' },
  { game: 'omaha', limit: 'pot-limit' },
  { game: 'omaha8', limit: 'pot-limit' },
  { game: 'short-deck', limit: 'no-limit' },
] as const;
const ORDERS = ['ante-first', 'blind-first'] as const;
const ANTES = ['none', 'perPlayer', 'bigBlind', 'button'] as const;

function randomConfig(rng: Rng, shortest: number, n: number): HandConfig {
  const { game, limit } = GAMES[randomBelow(rng, GAMES.length)]!;
  const count = 2 + randomBelow(rng, 5);
  const isShort = game === 'short-deck';
  const anteMode = isShort ? 'none' : ANTES[randomBelow(rng, ANTES.length)]!;
  const ante = isShort || anteMode !== 'none' ? 1 + randomBelow(rng, 3) : 0;
  const players = Array.from({ length: count }, (_, i) => ({
    id: `P${i + 1}`,
    seat: i + 1,
    stack: shortest + randomBelow(rng, shortest < 8 ? 12 : 60),
  }));
  // With two runs or three the dice answer how often.
  const cash = n % 4 === 0 ? ({ mode: 'cash', runs: 3 } as const) : {};
  const house = {
    ...cash,
    unit: 1 + randomBelow(rng, 2),
    tripsOverStraight: isShort && n % 2 === 0,
  };
  const cards = shuffle(isShort ? shortDeck() : deck(), rng);
  const button = 1 + randomBelow(rng, count);
  if (randomBelow(rng, 6) === 0) {
    const bomb = {
      bombPot: true,
      mode: 'cash',
      bigBlind: 2,
      ante: 1 + randomBelow(rng, 7),
    } as const;
    return { players, button, game, limit, ...bomb, ...house, deck: cards };
  }
  return {
    players,
    ...house,
    button,
    game,
    limit,
    anteMode,
    ante,
    singleAnteOrder: ORDERS[randomBelow(rng, 2)]!,
    ...(isShort ? {} : { smallBlind: 1, bigBlind: 2 }),
    deck: cards,
  };
}

function choice(rng: Rng, legal: LegalActions, seat: number): PlayerCommand {
  const drawn = randomBelow(rng, 12);
  const range = legal.bet ?? legal.raise;
  if (drawn === 0 && legal.allIn !== null) return { type: 'allIn', seat };
  if (drawn < 4 && range !== null) {
    const steps = Math.floor((range.max - range.min) / legal.unit);
    const to = range.min + legal.unit * randomBelow(rng, steps + 1);
    return { type: legal.bet === null ? 'raise' : 'bet', seat, to };
  }
  if (legal.check) return { type: 'check', seat };
  return { type: drawn < 6 ? 'fold' : 'call', seat };
}

const answer = (rng: Rng, { seats, most }: Extract<Turn, { kind: 'runs' }>): PlayerCommand => ({
  type: 'runs',
  seat: seats[0]!,
  runs: 1 + randomBelow(rng, most),
});

function played(config: HandConfig, rng: Rng): { state: HandState; events: HandEvent[] } {
  const started = accepted(startHand(config));
  const events = [...started.events];
  let { state } = started;
  while (!state.over) {
    const { turn } = state;
    const step =
      turn.kind === 'act'
        ? accepted(apply(state, choice(rng, turn.legal, turn.seat)))
        : turn.kind === 'runs'
          ? accepted(apply(state, answer(rng, turn)))
          : advanceOnce(state)!;
    events.push(...step.events);
    state = step.state;
  }
  return { state, events };
}

/** Who is short of a blind or an ante, and who calls it in full, is an oddity to the notation. */
test.each([
  ['nobody short of what they post', 8, []],
  ['stacks from one chip up', 1, null],
] as const)('1,000 random hands, %s', (_, shortest, wanted) => {
  const rng = seededRng(7);
  for (let n = 0; n < 1000; n++) {
    const config = randomConfig(rng, shortest, n);
    const { state, events } = played(config, rng);
    const record = toPhh(events);
    const text = writePhh(record);
    const again = accepted(readPhh(text));
    const { finishing, pots, warnings } = accepted(replayHand(again, { warnings: true }));
    const seats = record.seats ?? [];
    const stacks = seats.map((seat) => state.players.find((player) => player.seat === seat)?.stack);
    expect(finishing, text).toEqual(stacks);
    const amounts = pots.map(({ amount }) => amount);
    expect(amounts, text).toEqual(state.pots.map(({ amount }) => amount));
    if (wanted !== null) expect(warnings, text).toEqual(wanted);
  }
});

const finishing = (events: readonly HandEvent[]): readonly number[] | null =>
  accepted(replayHand(accepted(readPhh(writePhh(toPhh(events)))))).finishing;

/** A has the button, B the small blind, C the big blind; the blinds are 2 and 3. */
const SHORT = { button: 1, smallBlind: 2, bigBlind: 3, ante: 2 } as const;
const CARDS = shuffle(deck(), seededRng(1));
const seats = (...stacks: readonly number[]): HandConfig['players'] =>
  stacks.map((stack, i) => ({ id: 'ABC'.charAt(i), seat: i + 1, stack }));

test.each([
  ['R28 the blind first, nothing left for the ante', 'bigBlind', 'blind-first', 3, [0, 0, 0]],
  ['R28 the blind first, one chip left', 'bigBlind', 'blind-first', 4, [0, 1, 0]],
  ['R27 the ante first, one chip for the blind', 'bigBlind', 'ante-first', 3, [0, 2, 0]],
  ['R27 short of the ante', 'bigBlind', 'ante-first', 1, [0, 1, 0]],
  ['a short button', 'button', 'ante-first', 1, [0, 0, 1]],
  ['a short button, the blind first', 'button', 'blind-first', 1, [0, 0, 1]],
] as const)(
  'a single ante is what was posted: %s',
  (_, anteMode, singleAnteOrder, short, antes) => {
    const players = anteMode === 'button' ? seats(short, 50, 50) : seats(50, 50, short);
    const config: HandConfig = { ...SHORT, players, anteMode, singleAnteOrder, deck: CARDS };
    for (let seed = 0; seed < 50; seed++) {
      const { state, events } = played(config, seededRng(seed));
      expect(toPhh(events).antes).toEqual(antes);
      const stackOf = (seat: number) => state.players.find((one) => one.seat === seat)?.stack;
      expect(finishing(events)).toEqual([2, 3, 1].map(stackOf));
    }
  },
);

test('heads-up the button pays ante and small blind', () => {
  const players = seats(3, 50).slice(0, 2);
  const config: HandConfig = { ...SHORT, players, anteMode: 'button', deck: CARDS };
  for (const singleAnteOrder of ORDERS) {
    const { state, events } = played({ ...config, singleAnteOrder }, seededRng(3));
    const paid = singleAnteOrder === 'blind-first' ? 1 : 2;
    expect(toPhh(events).antes).toEqual([paid, 0]);
    expect(finishing(events)).toEqual([state.players[1]?.stack, state.players[0]?.stack]);
  }
});

test('R11 PHH has no word for a killed raise', () => {
  const config: HandConfig = { ...SHORT, ante: 0, players: seats(50, 50, 50), deck: CARDS };
  const log = (...commands: readonly Command[]): HandEvent[] => {
    const started = accepted(startHand(config));
    let { state } = started;
    const events = [...started.events];
    for (const command of commands) {
      const step = accepted(apply(state, command));
      state = step.state;
      events.push(...step.events);
    }
    return events;
  };
  const raised = log({ type: 'raise', seat: 1, to: 9 }, { type: 'kill', seat: 1 });
  expect(() => toPhh(raised)).toThrow(
    expect.objectContaining({
      refusal: {
        code: 'BAD_INPUT',
        field: 'events',
        wants: 'noKilledRaise',
      },
    }),
  );
  const called = log(
    { type: 'raise', seat: 1, to: 9 },
    { type: 'call', seat: 2 },
    { type: 'kill', seat: 1 },
  );
  expect(toPhh(called).actions.at(-1)).toEqual({ verb: 'f', player: 2 });
});

test('R45 absent and all-in by the blind: out before the cards', () => {
  const players = seats(50, 50, 3).map((player, i) => ({ ...player, absent: i === 2 }));
  const config: HandConfig = { ...SHORT, ante: 0, players, deck: CARDS };
  const { events } = played(config, seededRng(1));
  const record = accepted(readPhh(writePhh(toPhh(events))));
  expect(record.actions[0]).toEqual({ verb: 'sm', player: 1, cards: null });
  const { folded, pots } = accepted(replayHand(record));
  expect(folded[1]).toBe(true);
  expect(pots.flatMap(({ eligible }) => eligible)).not.toContain(1);
});

test('R45 an absent blind above everybody else stays in whole, there and back', () => {
  // B is absent: the 4 posted for B are forfeit, though C is all-in with 3. The file says so by the stacks.
  const players = seats(17, 18, 3).map((player, i) => ({ ...player, absent: i === 1 }));
  const blinds = { smallBlind: 4, bigBlind: 9, ante: 0 };
  const config: HandConfig = { ...SHORT, ...blinds, players, deck: CARDS };
  let calls = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { state, events } = played(config, seededRng(seed));
    if (events.some((event) => event.type === 'acted' && event.action === 'call')) calls++;
    const stackOf = (seat: number) => state.players.find((one) => one.seat === seat)?.stack;
    expect(finishing(events)).toEqual([2, 3, 1].map(stackOf));
  }
  expect(calls).toBeGreaterThan(0);
});

describe('R88 run twice', () => {
  /** Both all-in before the flop: aces win on the first board, kings on the second. */
  const text = (runs: string): string => `variant = 'NT'
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [10, 10]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'p2 cbr 10', 'p1 cc', 'p1 sm AsAh', 'p2 sm KsKh']
_runs = ${runs}
`;
  const stacks = (runs: string): readonly number[] | null =>
    accepted(replayHand(accepted(readPhh(text(runs))))).finishing;

  test('each board has its half', () => {
    expect(stacks("['2c3d4h7s8c', 'Kd3c4c7h8d']")).toEqual([10, 10]);
    expect(stacks("['2c3d4h7s8c', 'Jd3c4c7h8d']")).toEqual([20, 0]);
    expect(stacks("['2c3d4h7s8c', 'Kd3c4c7h8d', 'Qc5d6h9s9c']")).toEqual([13, 7]);
  });
  test.each([
    ['one board', "['2c3d4h7s8c']"],
    ['a board that is too short', "['2c3d4h7s8c', 'Kd3c4c7h']"],
    ['the same card twice', "['2c3d4h7s8c', '2c3c4c7h8d']"],
    ['a card of a hand', "['2c3d4h7s8c', 'As3c4c7h8d']"],
    ['no cards', "['once', 'twice']"],
    ['no list', '2'],
  ])('%s: a note, and nobody knows who won', (_, runs) => {
    expect(stacks(runs)).toBeNull();
  });
});
