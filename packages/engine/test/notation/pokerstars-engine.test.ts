/** Random hands of the engine, read back by readers that know nothing but the two formats. */

import { deck, seededRng, shortDeck, shuffle } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import {
  apply,
  autoAdvance,
  type HandConfig,
  type HandEvent,
  type PlayerCommand,
  startHand,
  type Turn,
} from '../../src/hand/index.js';
import { toOpenHandHistory } from '../../src/notation/ohh/write.js';
import { toPokerStars } from '../../src/notation/pokerstars/write.js';

const meta = { handId: 1, table: 'T', startedAt: '2026-10-01T18:30:05Z', showAll: true };

/** A log of a whole hand; who is to act does whatever the dice say. */
function play(config: HandConfig, roll: (count: number) => number): HandEvent[] {
  const started = startHand(config);
  if (!started.ok) throw new Error(started.error.code);
  const events = [...started.value.events];
  let { state } = started.value;
  for (;;) {
    const step = autoAdvance(state);
    events.push(...step.events);
    state = step.state;
    if (state.over) return events;
    const done = apply(state, choice(state.turn, roll));
    if (!done.ok) throw new Error(done.error.code);
    events.push(...done.value.events);
    state = done.value.state;
  }
}

function choice(turn: Turn, roll: (count: number) => number): PlayerCommand {
  if (turn.kind === 'runs') return { type: 'runs', seat: turn.seats[0]!, runs: turn.most };
  if (turn.kind !== 'act') throw new Error(turn.kind);
  const { seat, legal } = turn;
  const dice = roll(10);
  if (dice < 2 && legal.allIn) return { type: 'allIn', seat };
  if (dice < 4 && legal.raise) return { type: 'raise', seat, to: legal.raise.min };
  if (dice < 4 && legal.bet) return { type: 'bet', seat, to: legal.bet.min };
  if (dice < 5 && legal.fold && !legal.check) return { type: 'fold', seat };
  return { type: legal.check ? 'check' : 'call', seat };
}

const GAMES = ['holdem', 'omaha', 'omaha8', 'short-deck', 'omaha5-8'] as const;

function config(seed: number): { config: HandConfig; roll: (count: number) => number } {
  const rng = seededRng(seed);
  const roll = (count: number): number => Math.floor((rng() / 2 ** 32) * count);
  const game = GAMES[roll(GAMES.length)]!;
  const seats = shuffle([1, 2, 3, 4, 5, 6], rng).slice(0, 2 + roll(5));
  return {
    roll,
    config: {
      game,
      players: seats.map((seat) => ({ id: `P${seat}`, seat, stack: 1 + roll(150) })),
      button: seats[0]!,
      seatCount: 6,
      smallBlind: game === 'short-deck' ? 0 : 5,
      bigBlind: game === 'short-deck' ? 0 : 10,
      ...(game === 'short-deck' || roll(2) === 0
        ? { ante: 3, anteMode: game === 'short-deck' ? ('none' as const) : ('perPlayer' as const) }
        : {}),
      mode: 'cash',
      runs: [1, 2, 3][roll(3)] as 1 | 2 | 3,
      rakeConfig: roll(2) === 0 ? { bps: 500 } : null,
      deck: shuffle(game === 'short-deck' ? shortDeck() : deck(), rng),
    },
  };
}

/** Finishing stacks, read off the text alone; says so if a raise does not add up. */
function readText(text: string): Record<string, number> {
  const stacks: Record<string, number> = {};
  const bets: Record<string, number> = {};
  // The blind of the header, also if who owes it is short (R39).
  let price = Number(/ \(.*?(\d+) ?\)/.exec(text)?.[1] ?? 0);
  const pay = (name: string, amount: number, isLive = true): void => {
    stacks[name] = stacks[name]! - amount;
    if (isLive) bets[name] = (bets[name] ?? 0) + amount;
    price = Math.max(price, bets[name] ?? 0);
  };
  const [hand = ''] = text.split('*** SUMMARY ***');
  for (const line of hand.split('\n')) {
    const seat = /^Seat \d+: (\w+) \((\d+) in chips\)$/.exec(line);
    if (seat) stacks[seat[1]!] = Number(seat[2]);
    const posted = /^(\w+): posts (.+) (\d+)( and is all-in)?$/.exec(line);
    if (posted) pay(posted[1]!, Number(posted[3]), posted[2] !== 'the ante');
    if (/^\*\*\* (FLOP|TURN|RIVER)/.test(line)) {
      for (const name of Object.keys(bets)) bets[name] = 0;
      price = 0;
    }
    const called = /^(\w+): (?:calls|bets) (\d+)/.exec(line);
    if (called) pay(called[1]!, Number(called[2]));
    const raised = /^(\w+): raises (\d+) to (\d+)/.exec(line);
    if (raised) {
      const [name = '', by, to] = [raised[1], Number(raised[2]), Number(raised[3])];
      expect(price + by).toBe(to);
      pay(name, to - (bets[name] ?? 0));
    }
    const back = /^Uncalled bet \((\d+)\) returned to (\w+)$/.exec(line);
    if (back) stacks[back[2]!]! += Number(back[1]);
    const won = /^(\w+) collected (\d+) from /.exec(line);
    if (won) stacks[won[1]!]! += Number(won[2]);
  }
  return stacks;
}

const byName = (stacks: Readonly<Record<number, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(stacks).map(([seat, stack]) => [`P${seat}`, stack]));

describe('both formats end in the stacks of the engine', () => {
  const seen = new Set<string>();

  test('500 hands', () => {
    for (let seed = 1; seed <= 500; seed++) {
      const { config: start, roll } = config(seed);
      const events = play(start, roll);
      const ended = events.at(-1)!;
      if (ended.type !== 'ended') throw new Error(ended.type);
      const stacks = byName(ended.stacks);

      const text = toPokerStars(events, meta);
      expect(readText(text), `seed ${seed}\n${text}`).toEqual(stacks);
      const shown = [...text.matchAll(/\b(?:won|collected) \((\d+)\)/g)];
      const collected = [...text.matchAll(/ collected (\d+) from /g)];
      const sum = (found: RegExpMatchArray[]): number =>
        found.reduce((total, [, amount]) => total + Number(amount), 0);
      expect(sum(shown), `seed ${seed}\n${text}`).toBe(sum(collected));
      if (events.some((event) => event.type === 'awarded' && event.hands.length > 0)) {
        const boards = text.split('SHOW DOWN ***').slice(1);
        for (const board of boards) expect(board.split('***')[0]).toContain(' collected ');
      }
      for (const word of ['side pot-2', 'THIRD', 'LO: ', 'mucks', 'Uncalled', 'No low']) {
        if (text.includes(word)) seen.add(word);
      }

      const { players, rounds, pots } = toOpenHandHistory(events, meta).ohh;
      const ends = players.map(({ starting_stack }) => starting_stack);
      for (const { player_id, amount } of rounds.flatMap(({ actions }) => actions)) {
        ends[player_id]! -= amount;
      }
      for (const { player_id, win_amount } of pots.flatMap(({ player_wins }) => player_wins)) {
        ends[player_id]! += win_amount;
      }
      for (const event of events) {
        if (event.type === 'refunded') {
          ends[players.findIndex(({ seat }) => seat === event.seat)]! += event.amount;
        }
      }
      expect(Object.fromEntries(players.map(({ name }, i) => [name, ends[i]]))).toEqual(stacks);
    }
  });

  test('they had what makes a hand hard to tell', () => {
    expect([...seen].sort()).toEqual(
      ['LO: ', 'No low', 'THIRD', 'Uncalled', 'mucks', 'side pot-2'].sort(),
    );
  });
});
