/** Hands that were played open in the calculator as they were paid. */

import {
  type HandConfig,
  type HandEvent,
  type HandState,
  seededRng,
  shortDeck,
  shuffle,
  toOpenHandHistory,
  toPhh,
  toPokerStars,
  writePhh,
  writePhhs,
} from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { VECTORS, vectorHand } from '../../engine/test/vectors.js';
import { readLink } from '../src/calculator/model/link.js';
import { linkedDraft } from '../src/calculator/share/draft-of.js';
import { handsIn, linkedHandOf } from '../src/calculator/share/import.js';
import { inRealSeats } from '../src/calculator/share/real-seats.js';
import { readPastHand } from '../src/replayer/steps/past-hand.js';
import { stepWords } from '../src/replayer/steps/step-words.js';
import { paidHandOf } from '../src/show/paid-hand.js';
import { calculatorLink } from '../src/show/why.js';
import { answerOf, eventsOf, settled, settlementOf } from './calculator-hands.js';
import { Played, random, seated, stakesOf } from './played.js';
import { POKERSTARS } from './replayer-hands.js';

const KINDS: readonly (readonly [string, Partial<HandConfig>])[] = [
  ['hold’em', {}],
  ['an ante of each', { ante: 3, anteMode: 'perPlayer' }],
  ['a big blind ante', { ante: 10, anteMode: 'bigBlind' }],
  ['rake', { rakeConfig: { bps: 500, cap: 12 } }],
  ['several runs', { runs: 3 }],
  ['Omaha', { game: 'omaha', limit: 'pot-limit' }],
  ['high-low', { game: 'omaha8', limit: 'pot-limit', runs: 2 }],
  [
    'short deck',
    {
      ...{ game: 'short-deck', ante: 5, smallBlind: 0, bigBlind: 0 },
      deck: shuffle(shortDeck(), seededRng(3)),
    },
  ],
  ...(['stud', 'stud8', 'razz', '27td', 'badugi', 'badeucy', 'drawmaha', 'razzdugi'] as const).map(
    (game) => [game, stakesOf(game)] as const,
  ),
];

const names = ({ players }: HandState): readonly string[] => players.map(({ seat }) => `P${seat}`);

/** Chips won and returned, by player: what counts of a hand that is over. */
const paid = (rows: readonly (readonly [string, number, number])[]) =>
  Object.fromEntries(rows.map(([name, won, returned]) => [name, { won, returned }]));

const paidIn = (state: HandState) =>
  paid(state.players.map(({ seat, won, refunded }) => [`P${seat}`, won, refunded]));

const answerTo = (linked: Parameters<typeof linkedDraft>[0]) => {
  const answer = answerOf(linkedDraft(linked));
  return paid(answer.rows.map(({ player, won, returned }) => [player.name, won ?? -1, returned]));
};

describe('a hand that was played', () => {
  test.each(KINDS)('%s: is paid as it was', (_, config) => {
    for (let seed = 1; seed <= 30; seed++) {
      const { state } = random(seed, config);
      expect(answerTo(linkedHandOf(state, names(state))), `seed ${seed}`).toEqual(paidIn(state));
    }
  });

  test.each(KINDS)('%s: the link of the table’s "Why?" too', (_, config) => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state, view } = random(seed, config);
      const linked = readLink(new URL(calculatorLink(paidHandOf(view)!), 'http://x').hash)!;
      const got = Object.values(answerTo(linked));
      expect(got, `seed ${seed}`).toEqual(Object.values(paidIn(state)));
    }
  });

  test('R45: killed hands are paid as they were, by link and by record', () => {
    let forfeits = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const config = { ante: 3, anteMode: 'perPlayer' } as const;
      const { state, view } = random(seed, config, { kills: true });
      const played = linkedHandOf(state, names(state));
      expect(answerTo(played), `seed ${seed}`).toEqual(paidIn(state));
      const linked = readLink(new URL(calculatorLink(paidHandOf(view)!), 'http://x').hash)!;
      expect(Object.values(answerTo(linked)), `seed ${seed}`).toEqual(Object.values(paidIn(state)));
      forfeits += played.hand.players.filter(({ forfeit = 0 }) => forfeit > 0).length;
    }
    expect(forfeits).toBeGreaterThan(20);
  });

  test('R11: a killed raise that others went past was never in', () => {
    const hand = new Played({ players: seated(400, 400, 400, 400) });
    hand.do({ type: 'raise', seat: 4, to: 100 });
    hand.do({ type: 'kill', seat: 4 });
    hand.do({ type: 'raise', seat: 1, to: 300 });
    hand.do({ type: 'call', seat: 2 });
    hand.do({ type: 'fold', seat: 3 });
    while (hand.advance() || hand.state.turn.kind === 'act') {
      const { turn } = hand.state;
      if (turn.kind === 'act') hand.do({ type: 'check', seat: turn.seat });
    }
    const [, , , killed] = hand.state.players;
    expect(killed).toMatchObject({ live: 10, refunded: 90, killed: true });
    const linked = readLink(new URL(calculatorLink(paidHandOf(hand.view)!), 'http://x').hash)!;
    expect(linked.hand.players.map(({ live }) => live)).toEqual([300, 300, 10, 10]);
    const won = hand.state.players.map((player) => player.won);
    expect(answerOf(linkedDraft(linked)).rows.map((row) => row.won)).toEqual(won);
  });

  test('R45: what went back before the hand was killed is not taken again', () => {
    const hand = new Played({ players: seated(200, 200, 200), smallBlind: 50, bigBlind: 100 });
    expect(linkedHandOf(hand.state, names(hand.state)).hand.players[2]).not.toHaveProperty(
      'forfeit',
    );
    const [p1, p2, p3] = hand.state.players;
    const paid = { ...p3!, live: 60, refunded: 40, folded: true, killed: true };
    const state = { ...hand.state, players: [p1!, p2!, paid] };
    expect(linkedHandOf(state, names(state)).hand.players[2]).toMatchObject({
      ...{ live: 100, forfeit: 60 },
    });
  });

  test('while pots are still to be paid, their winners are open', () => {
    const hand = new Played({ players: seated(50, 100, 200) });
    hand.do({ type: 'allIn', seat: 1 });
    hand.do({ type: 'allIn', seat: 2 });
    hand.do({ type: 'call', seat: 3 });
    const linked = readLink(new URL(calculatorLink(paidHandOf(hand.view)!), 'http://x').hash)!;
    expect(answerOf(linkedDraft(linked)).pots.map(({ amount }) => amount)).toEqual([150, 100]);
    expect(answerOf(linkedDraft(linked)).isAwarded).toBe(false);
  });

  test('its stacks before the hand are known, and two of a name are told apart', () => {
    const { state } = random(5);
    const linked = linkedHandOf(
      state,
      state.players.map(() => 'Ann'),
    );
    expect(linked.hand.players.slice(0, 2).map(({ id }) => id)).toEqual(['Ann', 'Ann 2']);
    const { rows } = answerOf(linkedDraft(linked));
    expect(rows.map(({ stack }) => stack)).toEqual(state.players.map(({ stack }) => stack));
  });
});

const meta = { handId: 1, table: 'T', startedAt: '2026-10-01T18:30:00Z', showAll: true };
const FORMATS: readonly (readonly [string, (events: readonly HandEvent[]) => string])[] = [
  ['PHH', (events) => writePhh({ ...toPhh(events), players: ['Ann', 'Bob', 'Cem', 'Dee'] })],
  ['PokerStars', (events) => toPokerStars(events, meta)],
  ['Open Hand History', (events) => JSON.stringify(toOpenHandHistory(events, meta))],
];

describe('a hand history', () => {
  test.each(FORMATS)('%s: is paid as it was', (_, write) => {
    for (let seed = 1; seed <= 15; seed++) {
      const { events, state } = eventsOf(seed);
      const [hand, ...more] = handsIn(write(events));
      const opened = hand!.open();
      expect(more).toEqual([]);
      if (!opened.ok) throw new Error(`seed ${seed}: ${opened.refused.text}`);
      const expected = paid(state.players.map(({ id, won, refunded }) => [id, won, refunded]));
      expect(answerTo(opened.hand), `seed ${seed}`).toEqual(expected);
    }
  });

  test('R45: a blind that the record never gave back is that of a dead hand', () => {
    const record = `variant = 'NT'
ante_trimming_status = false
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 1000]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p2 f', 'p3 f']
players = ['SB', 'BB', 'BTN']
finishing_stacks = [1100, 900, 1000]
`;
    const opened = handsIn(record)[0]!.open();
    if (!opened.ok) throw new Error(opened.refused.text);
    expect(opened.hand.hand.players[1]).toMatchObject({ id: 'BB', live: 100, forfeit: 100 });
    expect(settlementOf(answerOf(linkedDraft(opened.hand)))).toMatchObject({
      refund: {},
      pots: [{ amount: 150, awards: { SB: 150 } }],
    });
    const words = stepWords(readPastHand(record, 1)!).flatMap(({ lines }) => lines);
    expect(words).toContain('BB: the hand is dead');
  });

  test('everybody sits where the text says, with the button there', () => {
    const [found] = handsIn(POKERSTARS);
    const opened = found!.open();
    if (!opened.ok) throw new Error(opened.refused.text);
    const { players, button, seatCount } = linkedDraft(opened.hand);
    expect(players.map(({ name, seat }) => [name, seat])).toEqual([
      ['Ann', '1'],
      ['Bob', '2'],
      ['Cat', '3'],
    ]);
    expect([button, seatCount]).toEqual(['1', '6']);
  });

  test('seats that do not go once around the table are those of the replay', () => {
    const hand = { ...vectorHand(VECTORS[0]!), button: 1 };
    for (const seats of [
      [2, 1, 3],
      [1, 1, 2],
      [0, 1, 2],
    ]) {
      expect(inRealSeats(hand, { seats })).toBe(hand);
    }
  });

  test('of several hands any can be chosen, and a bad one says why', () => {
    const hands = [1, 2].map((seed) => toPhh(eventsOf(seed).events));
    const found = handsIn(`${writePhhs(hands)}\n[3]\nvariant = 'NT'\n`);
    expect(found.map(({ label }) => label)).toEqual(['1', '2', '3']);
    expect(found[1]!.open().ok).toBe(true);
    expect(found[2]!.open()).toMatchObject({ ok: false, refused: { code: 'BAD_NOTATION' } });
  });

  test('what is no hand is none', () => {
    for (const text of ['', 'hello', '12', '"x"']) expect(handsIn(text)).toEqual([]);
    for (const text of ['{"players": [', '[1, 2]']) {
      expect(handsIn(text)[0]!.open()).toMatchObject({ ok: false, refused: { code: 'BAD_JSON' } });
    }
  });
});

describe('JSON of the command line', () => {
  test('all vectors, one by one and line by line', () => {
    const hands = VECTORS.map(vectorHand);
    const lines = hands.map((hand) => JSON.stringify(hand)).join('\n');
    for (const [i, found] of handsIn(lines).entries()) {
      const opened = found.open();
      if (!opened.ok) throw new Error(opened.refused.text);
      expect(settlementOf(answerOf(linkedDraft(opened.hand)))).toEqual(settled(hands[i]!));
    }
    expect(handsIn(lines)).toHaveLength(VECTORS.length);
  });

  const [first] = VECTORS;
  const hand = vectorHand(first!);
  test.each([
    ['a misspelt key', { ...hand, buttn: 1 }, 'UNKNOWN_KEY'],
    [
      'a fraction',
      { ...hand, players: hand.players.map((one) => ({ ...one, live: 1.5 })) },
      'NOT_INTEGER',
    ],
    ['half a hand', { players: [] }, 'BAD_INPUT'],
    [
      'too many players',
      {
        ...{ seatCount: 11, button: 1, boards: [] },
        players: Array.from({ length: 11 }, (_, i) => ({
          ...{ id: `P${i}`, seat: i + 1, ante: 0, dead: 0, live: 5, folded: false },
        })),
      },
      'TOO_MANY_PLAYERS',
    ],
  ])('%s is refused with its code', (_, json, code) => {
    const [found] = handsIn(JSON.stringify(json));
    expect(found!.open()).toMatchObject({ ok: false, refused: { code } });
  });

  test('winners may still be missing', () => {
    const opened = handsIn(JSON.stringify({ ...hand, boards: [] }))[0]!.open();
    if (!opened.ok) throw new Error(opened.refused.text);
    expect(answerOf(linkedDraft(opened.hand)).isAwarded).toBe(false);
  });
});
