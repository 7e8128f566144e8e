import {
  type Card,
  deck,
  formatCard,
  type HandEvent,
  holeCardsOf,
  type OpenHandHistory,
  type PhhHand,
  parseCards,
  type Refusal,
  type Result,
  readPhh,
  readPhhs,
  replayHand,
  writePhhs,
} from '@sidepot/engine';
import { HAND_FORMATS, type HandFormat } from '@sidepot/protocol';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../engine/test/arbitrary.js';
import { expectEqual, expectSame, expectTrue } from '../../../engine/test/equal.js';
import {
  archivePart,
  contentTypeOf,
  fileNameOf,
  historyOf,
  type KeptHand,
} from '../../src/history/index.js';
import { hasShortCall } from '../short-call.js';
import { nameOf, playedHand, randomHand, seenCards, viewersOf, WATCHER } from './hands.js';

const SEED = Number(process.env['SIDEPOT_SEED'] ?? 5);
const HANDS = Array.from({ length: 600 }, (_, n) => randomHand(SEED, n + 1));

const must = <T>(result: Result<T, Refusal>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

const texts = new WeakMap<KeptHand, Map<string, string>>();

/** `historyOf`, written once for all tests. */
function written(hand: KeptHand, viewer: string, format: HandFormat): string {
  const known = texts.get(hand) ?? new Map<string, string>();
  texts.set(hand, known);
  const key = `${format} ${viewer}`;
  const text = known.get(key) ?? historyOf(hand, viewer, format);
  known.set(key, text);
  return text;
}

const phh = (hand: KeptHand, viewer: string): PhhHand =>
  must(readPhh(written(hand, viewer, 'phh')));
const ohh = (hand: KeptHand, viewer: string): OpenHandHistory =>
  JSON.parse(written(hand, viewer, 'ohh'));

/** Every card that a text of this format has a place for. */
function cardsIn(hand: KeptHand, viewer: string, format: (typeof HAND_FORMATS)[number]): Card[] {
  if (format === 'phh') {
    const { actions, extra } = phh(hand, viewer);
    const runs = (extra?.['_runs'] ?? []) as readonly string[];
    return [
      ...actions.flatMap((action) => ('cards' in action ? (action.cards ?? []) : [])),
      ...runs.flatMap((run) => parseCards(run)),
    ].filter((card): card is Card => card !== -1);
  }
  if (format === 'ohh') {
    const { rounds } = ohh(hand, viewer).ohh;
    const texts = rounds.flatMap(({ cards, actions }) => [
      ...(cards ?? []),
      ...actions.flatMap((action) => action.cards ?? []),
    ]);
    return texts.flatMap((text) => parseCards(text));
  }
  const [, ...lines] = written(hand, viewer, format).split('\n');
  return lines.flatMap((line) =>
    [...line.matchAll(/\[([^\]]+)\]/g)].flatMap(([, cards = '']) => parseCards(cards)),
  );
}

describe('what a viewer may not know is in no format', () => {
  it('the generator plays every game, and voids, runs, bomb pots, straddles, posts and mucks', () => {
    const started = HANDS.map(({ state }) => state.rules);
    expect(new Set(started.map(({ game }) => game)).size).toBe(7);
    const logs = HANDS.map(({ hand }) => hand.log);
    const among = (test: (log: readonly HandEvent[]) => boolean): number =>
      logs.filter(test).length;
    expect(HANDS.filter(({ state }) => state.voided).length).toBeGreaterThan(5);
    expect(HANDS.filter(({ state }) => state.boards.length > 1).length).toBeGreaterThan(20);
    expect(started.filter(({ bombPot }) => bombPot).length).toBeGreaterThan(20);
    expect(started.filter(({ straddles }) => straddles.length > 0).length).toBeGreaterThan(20);
    expect(among((log) => log.some((one) => one.type === 'mucked'))).toBeGreaterThan(30);
    expect(
      among((log) => log.some((one) => one.type === 'posted' && one.kind === 'post')),
    ).toBeGreaterThan(10);
  });

  it.each(HAND_FORMATS)('%s: own cards, boards and shown cards only', (format) => {
    let own = 0;
    for (const { hand, state } of HANDS) {
      for (const viewer of viewersOf(state)) {
        const seen = seenCards(state, viewer);
        const cards = new Set(cardsIn(hand, viewer, format));
        const unseen = [...cards].filter((card) => !seen.has(card));
        expectEqual(unseen.map(formatCard), [], `${hand.number} for ${viewer}`);
        // And the viewer's own, always.
        const seat = state.players.find(({ id }) => id === viewer)?.seat ?? 0;
        const mine = holeCardsOf(state, seat);
        expectEqual(
          mine.filter((card) => !cards.has(card as Card)),
          [],
        );
        own += mine.length;
      }
    }
    expect(own).toBeGreaterThan(1000);
  });

  it.each(HAND_FORMATS)('%s: other unseen cards, and it is the same text', (format) => {
    let others = 0;
    for (const { hand, state } of HANDS.slice(0, 200)) {
      for (const viewer of viewersOf(state)) {
        const seen = seenCards(state, viewer);
        const unseen = deck().filter((card) => !seen.has(card));
        const turned = turn(hand, unseen);
        expectSame(historyOf(turned, viewer, format), written(hand, viewer, format));
        const rival = state.players.find(
          ({ id, seat }) =>
            id !== viewer && holeCardsOf(state, seat).some((card) => unseen.includes(card as Card)),
        );
        if (rival === undefined) continue;
        // Whoever holds them does see a difference.
        const theirs = written(hand, String(rival.id), format);
        expectTrue(historyOf(turned, String(rival.id), format) !== theirs, () => theirs);
        others++;
      }
    }
    expect(others).toBeGreaterThan(200);
  });
});

/** The same hand, with each of these cards in the place of another. */
function turn(hand: KeptHand, cards: readonly Card[]): KeptHand {
  const next = new Map(cards.map((card, i) => [card, cards[(i + 1) % cards.length]!]));
  const swap = <T>(list: readonly T[]): T[] =>
    list.map((card) => (next.get(card as unknown as Card) ?? card) as T);
  const log = hand.log.map((event): HandEvent => {
    if (event.type === 'started') {
      return { ...event, deck: event.deck === null ? null : swap(event.deck) };
    }
    return event.type === 'dealt' ? { ...event, cards: swap(event.cards) } : event;
  });
  return { ...hand, log };
}

describe('PHH', () => {
  it('replays to the same contributions, pots and stacks, for every viewer', () => {
    const told = HANDS.filter(({ hand }) => !hasShortCall(hand.log));
    expect(told.length).toBeGreaterThan(0.95 * HANDS.length);
    for (const { hand, state } of told) {
      for (const viewer of viewersOf(state)) {
        const record = phh(hand, viewer);
        const text = `${hand.number} ${viewer}\n${written(hand, viewer, 'phh')}`;
        const { contributions, pots, finishing } = must(replayHand(record));
        const inOrder = record.seats!.map(
          (seat) => state.players.find((player) => player.seat === seat)!,
        );
        const stacks = inOrder.map(({ stack }) => stack);
        expectEqual(record.finishingStacks, stacks, text);
        expectEqual(
          contributions,
          inOrder.map(({ ante, dead, live, refunded }) =>
            state.voided ? 0 : ante + dead + live + refunded,
          ),
          text,
        );
        expectEqual(
          pots,
          state.pots.map(({ amount, eligiblePlayers }) => ({
            amount,
            eligible: eligiblePlayers.map((seat) => record.seats!.indexOf(seat)).sort(byNumber),
          })),
          text,
        );
        if (state.rake === 0) {
          expectEqual(finishing, stacks, text);
        } else {
          // A replay takes no rake.
          const total = finishing!.reduce((sum, stack) => sum + stack, 0);
          expectSame(total, state.chips, text);
        }
      }
    }
  });

  it('says who, where and when', () => {
    const { hand } = HANDS[0]!;
    const record = phh(hand, WATCHER);
    expect(record).toMatchObject({
      hand: 1,
      table: 'The table',
      players: record.seats!.map(nameOf),
      ...{ year: 2026, month: 10, day: 1, time: '18:31:05', timeZone: 'UTC' },
    });
  });
});

const byNumber = (a: number, b: number): number => a - b;

describe('PokerStars', () => {
  it('adds up: what was collected and raked is what was put in', () => {
    for (const { hand, state } of HANDS) {
      if (state.voided) continue;
      const text = written(hand, WATCHER, 'pokerstars');
      const sum = (pattern: RegExp): number =>
        [...text.matchAll(pattern)].reduce((total, [, amount]) => total + Number(amount), 0);
      const collected = sum(/^.+ collected (\d+) from .*pot.*$/gm);
      const put = state.players.reduce((s, { ante, dead, live }) => s + ante + dead + live, 0);
      expect(collected + sum(/\| Rake (\d+)$/gm), text).toBe(put);
    }
  });

  it('has a number of its own for each hand of each table', () => {
    const ids = HANDS.slice(0, 20).flatMap(({ hand }) =>
      ['table-one-1', 'table-two-2'].map((id) => {
        const there = { ...hand, table: { id, name: 'T' } };
        return /^PokerStars Hand #(\d{18}): /.exec(historyOf(there, WATCHER, 'pokerstars'))?.[1];
      }),
    );
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(40);
  });
});

describe('Open Hand History', () => {
  it('the pots of a hand are its pots', () => {
    for (const { hand, state } of HANDS) {
      if (state.voided) continue;
      const { pots, hero_player_id } = ohh(hand, WATCHER).ohh;
      expect(pots.map(({ amount }) => amount)).toEqual(state.pots.map(({ amount }) => amount));
      expect(hero_player_id).toBeUndefined();
    }
  });
});

describe('all hands of a table in one file', () => {
  const hands = HANDS.slice(0, 60).map(({ hand }) => hand);
  const viewer = String(HANDS[0]!.state.players[0]!.id);
  const archiveOf = (all: readonly KeptHand[], by: string, format: HandFormat): string =>
    all.map((hand, i) => archivePart(hand, i, by, format)).join('');

  it('hand by hand it is what the engine writes of all of them', () => {
    expect(archiveOf(hands, viewer, 'phh')).toBe(writePhhs(hands.map((hand) => phh(hand, viewer))));
  });
  it('PHHS: numbered sections, each the hand as it is alone', () => {
    const read = [...readPhhs(archiveOf(hands, viewer, 'phh'))];
    expect(read.map(({ section }) => section)).toEqual(hands.map((_, i) => String(i + 1)));
    expect(read.map(({ hand }) => must(hand))).toEqual(hands.map((hand) => phh(hand, viewer)));
  });
  it('PokerStars: two empty lines between', () => {
    const parts = archiveOf(hands, viewer, 'pokerstars').split('\n\n\n');
    expect(parts.map((part) => part.trim())).toEqual(
      hands.map((hand) => historyOf(hand, viewer, 'pokerstars').trim()),
    );
  });
  it('OHH: one empty line between', () => {
    const parts = archiveOf(hands, viewer, 'ohh').split('\n\n');
    expect(parts.map((part) => JSON.parse(part))).toEqual(hands.map((hand) => ohh(hand, viewer)));
  });
  it.each(HAND_FORMATS)('%s: no hands, an empty file', (format) => {
    expect(archiveOf([], viewer, format)).toBe('');
  });
});

describe('hands that the notation has no word for', () => {
  const players = [1, 2].map((seat) => ({ id: `P${seat}`, seat, stack: 100 }));
  const config = { players, button: 1, smallBlind: 1, bigBlind: 2, deck: deck().reverse() };

  it('called off: the cards are there, and nobody put in anything', () => {
    const { hand } = playedHand(config, 1, seeded(1, 1));
    const [played] = hand.log
      .map((event, i) => (event.type === 'opened' ? i : -1))
      .filter((i) => i > 0);
    const log: HandEvent[] = [
      ...hand.log.slice(0, played! + 1),
      { type: 'voided', reason: 'misdeal' },
      { type: 'ended', stacks: { 1: 100, 2: 100 } },
    ];
    const text = historyOf({ ...hand, log }, 'P1', 'phh');
    expect(text).toContain("_voided = 'misdeal'");
    expect(text).toContain("actions = ['d dh p1 ????', 'd dh p2 AdAc']");
    expect(historyOf({ ...hand, log }, 'P1', 'pokerstars')).toContain('Hand cancelled');
  });

  it('a hand that was mucked and shown later has still lost', () => {
    const found = HANDS.flatMap(({ hand, state }) =>
      state.players
        .filter(({ mucked, shown, held }) => mucked && shown.length === held)
        .map(({ seat }) => ({ hand, seat })),
    );
    const { hand, seat } = found[0]!;
    const player = phh(hand, WATCHER).seats!.indexOf(seat);
    const shows = phh(hand, WATCHER).actions.filter((a) => a.verb === 'sm' && a.player === player);
    expect(shows).toEqual([{ verb: 'sm', player, cards: null }]);
    expect(historyOf(hand, WATCHER, 'pokerstars')).toContain(`${nameOf(seat)}: shows [`);
  });
});

it('names and types of the files', () => {
  const names = HAND_FORMATS.map((format) => [
    fileNameOf('abcdefghij', 12, format),
    fileNameOf('abcdefghij', null, format),
    contentTypeOf(format).split(';')[0],
  ]);
  expect(names).toEqual([
    ['sidepot-abcdefghij-12.phh', 'sidepot-abcdefghij.phhs', 'text/plain'],
    ['sidepot-abcdefghij-12.txt', 'sidepot-abcdefghij.txt', 'text/plain'],
    ['sidepot-abcdefghij-12.ohh', 'sidepot-abcdefghij.ohh', 'application/json'],
  ]);
});
