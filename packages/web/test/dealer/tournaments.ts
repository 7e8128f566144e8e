/**
 * Random tournaments by taps, and beside each the same on the table engine alone: hands played with a
 * deck that nobody at the dealer's table sees, winners told by what the cards were.
 */

import {
  apply,
  applyTable,
  type Command,
  createTable,
  deck,
  type HandState,
  type Rng,
  randomBelow,
  seededRng,
  shuffle,
  startHand,
  type TableState,
} from '@sidepot/engine';
import { dealerState, readSession } from '../../src/dealer/model/index.js';
import { tableOptions } from '../../src/dealer/model/state/setup.js';
import { type Finger, keys, say, sitDown, tap, view } from './drive.js';

const LEVELS = [
  [100, 200],
  [200, 400],
  [400, 800],
  [1000, 2000],
  [3000, 6000],
  [10_000, 20_000],
].map(([smallBlind = 0, bigBlind = 0]) => ({
  smallBlind,
  bigBlind,
  ante: bigBlind,
  duration: 600_000,
}));

const done = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** What both are told to do. */
type Move = 'fold' | 'call' | 'allIn' | number;

function chooseMove({ turn }: HandState, rng: Rng): Move {
  if (turn.kind !== 'act') return 'call';
  const { legal } = turn;
  const draw = randomBelow(rng, 40);
  if (draw < 18 && legal.fold && !legal.check) return 'fold';
  if (draw === 18 && legal.allIn !== null) return 'allIn';
  const range = legal.bet ?? legal.raise;
  if (draw > 18 && draw < 25 && range !== null) {
    const steps = Math.floor((range.max - range.min) / legal.unit);
    return range.min + randomBelow(rng, Math.min(steps, 20) + 1) * legal.unit;
  }
  return 'call';
}

function commandOf({ turn }: HandState, move: Move): Command {
  if (turn.kind !== 'act') throw new Error(turn.kind);
  const { seat, legal } = turn;
  if (move === 'call') return { type: legal.check ? 'check' : 'call', seat };
  if (typeof move === 'string') return { type: move, seat };
  return { type: legal.bet === null ? 'raise' : 'bet', seat, to: move };
}

/** Undo a few taps and do them again, or store and read: nothing may change. */
function disturb(finger: Finger, rng: Rng): void {
  const draw = randomBelow(rng, 12);
  if (draw > 1) return;
  const before = JSON.stringify(view(finger));
  if (draw === 0) {
    const stored = readSession(JSON.parse(JSON.stringify(finger.session)));
    if (stored === null) throw new Error('not read');
    finger.session = stored;
  } else {
    const count = 1 + randomBelow(rng, 4);
    for (let i = 0; i < count; i++) tap(finger, { type: 'undo' });
    for (let i = 0; i < count; i++) tap(finger, { type: 'redo' });
  }
  if (JSON.stringify(view(finger)) !== before) throw new Error('undo or reload changed something');
}

/** Winners of the pot that is to be paid, by the cards of the hidden hand. */
function tellWinners(finger: Finger, hidden: HandState): void {
  for (const { at } of view(finger).showdown?.picks ?? []) {
    const winners = hidden.pots[at.pot]?.winners ?? [];
    for (const [i, seat] of winners.entries()) say(finger, { type: 'pick', seat, together: i > 0 });
  }
}

function playOut(hand: HandState, type: 'deal' | 'showdown' | 'award'): HandState {
  return done(apply(hand, { type })).state;
}

/** One hand on both; the hidden hand when it is over. */
function playHand(finger: Finger, table: TableState, rng: Rng): HandState {
  const config = table.hand?.config;
  if (config === undefined) throw new Error('no hand');
  let hand = done(startHand({ ...config, deck: shuffle(deck(), rng) })).state;
  while (!hand.over) {
    disturb(finger, rng);
    const { turn } = hand;
    if (turn.kind === 'act') {
      const move = chooseMove(hand, rng);
      hand = done(apply(hand, commandOf(hand, move))).state;
      if (typeof move === 'number') say(finger, ...keys(String(move)), { type: 'raise' });
      else say(finger, { type: move });
    } else if (turn.kind === 'deal') {
      const isTapped = view(finger).screen === 'hand';
      hand = playOut(hand, 'deal');
      if (isTapped) say(finger, { type: 'street' });
    } else {
      hand = playOut(hand, turn.kind as 'showdown' | 'award');
    }
  }
  if (view(finger).screen === 'showdown') {
    tellWinners(finger, hand);
    disturb(finger, rng);
    say(finger, { type: 'paid', pot: 0 });
  }
  return hand;
}

export interface PlayedTournament {
  readonly hands: number;
  readonly taps: number;
}

/** Throws at the first difference. */
export function playTournament(seed: number): PlayedTournament {
  const rng = seededRng(seed);
  const players = 2 + randomBelow(rng, 8);
  const stack = 100 * (20 + randomBelow(rng, 80));
  const finger = sitDown(
    Array.from({ length: players }, () => stack),
    {
      ...{ stack, levels: LEVELS, buyIn: 110, payouts: [50, 30, 20] },
      preset: (['TDA 2024', 'Ante first', 'none'] as const)[randomBelow(rng, 3)] ?? 'TDA 2024',
      button: 1 + randomBelow(rng, players),
      seats: Array.from({ length: players }, (_, i) => ({ seat: i + 1, name: '', stack: null })),
    },
  );
  let table = done(createTable(tableOptions(finger.session.setup)));
  const ask = (command: Parameters<typeof applyTable>[1]): void => {
    table = done(applyTable(table, command)).state;
  };
  for (let seat = 1; seat <= players; seat++) ask({ type: 'sit', player: String(seat), seat });
  say(finger, { type: 'start' });
  for (let hands = 0; ; hands++) {
    const level = Math.min(LEVELS.length - 1, Math.floor(hands / 8));
    const button = hands === 0 ? { button: finger.session.setup.button ?? 1 } : {};
    ask({ type: 'startNextHand', level, ...button });
    const hidden = playHand(finger, table, rng);
    const stacks = Object.fromEntries(hidden.players.map((one) => [one.seat, one.stack]));
    ask({ type: 'finishHand', stacks });
    const ours = dealerState(finger.session.log).table;
    const sees = (one: TableState | null) =>
      JSON.stringify([
        one?.seats,
        one?.positions,
        one?.tournament?.eliminations,
        one?.tournament?.places,
      ]);
    if (sees(ours) !== sees(table))
      throw new Error(`hand ${hands + 1}: ${sees(ours)} ≠ ${sees(table)}`);
    if (table.tournament?.places) return { hands: hands + 1, taps: finger.taps };
    const next = Math.min(LEVELS.length - 1, Math.floor((hands + 1) / 8));
    if (next !== level) say(finger, { type: 'clockLevel', level: next });
    say(finger, { type: 'nextHand' });
  }
}
