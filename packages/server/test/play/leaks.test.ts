/** The oracle that looks for leaks must be able to find one. */

import { type Card, deck, formatCard } from '@sidepot/engine';
import type { HudRule, ServerMessage } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { ledgerOf, rebuildRoom, type Stored, viewRoom, viewStored } from '../../src/room/index.js';
import { ANN, BOB, CAT, HOST, NO_PAUSES, playing, type Table } from '../room/tables.js';
import { CARD_KEYS, cardsInText, FREE_KEYS } from './cards-in.js';
import { lateLeaks, leaksIn, leaksInHistory } from './leaks.js';
import { Truth } from './truth.js';

const NOBODY: ReadonlySet<string> = new Set();
const ROOM = { ...NO_PAUSES, actionClock: null, handPause: 1000, rabbitHunt: true } as const;

function snapshot(events: readonly Stored[], seq: number, viewer: string): ServerMessage {
  const view = viewRoom(rebuildRoom(events.slice(0, seq)), viewer, NOBODY);
  return JSON.parse(JSON.stringify({ type: 'snapshot', seq, at: 1, view }));
}

/** Ann and Bob have been dealt in, and nothing more has happened. */
const dealtIn = (): Table => playing({ room: ROOM }, [ANN, BOB]);
const handsOf = ({ state }: Table): { readonly ann: Card[]; readonly bob: Card[] } => {
  const cards = (player: string) =>
    state.hand?.state.hidden.cards[
      state.hand.state.players.findIndex(({ id }) => id === player)
    ] as Card[];
  return { ann: cards(ANN), bob: cards(BOB) };
};

/** The message with its hand changed. */
function doctored(
  message: ServerMessage,
  change: (hand: Record<string, unknown> & { view: Record<string, unknown> }) => void,
): unknown {
  const copy = structuredClone(message) as unknown as {
    view: { hand: Record<string, unknown> & { view: Record<string, unknown> } };
  };
  change(copy.view.hand);
  return copy;
}

test('fields that hold cards are known from the schemas', () => {
  expect([...CARD_KEYS].sort()).toEqual([
    ...['boards', 'cards', 'discarded', 'rabbit', 'thrown', 'up'],
  ]);
  expect([...FREE_KEYS]).toEqual(['details']);
});

test('cards in texts', () => {
  const text = 'd dh p1 AsKh; Dealt to Ann [2c Td]; board "9h"; Thursday 3 Kings, 10s, AsKx';
  expect(cardsInText(text).map((card) => formatCard(card as Card))).toEqual([
    ...['As', 'Kh', '2c', 'Td', '9h'],
  ]);
});

describe('what each may know passes, and one card more does not', () => {
  const table = dealtIn();
  const { ann, bob } = handsOf(table);
  const truth = new Truth(table.events);
  const { seq } = table.state;

  test.each([ANN, BOB, HOST, 'a stranger'])('%s', (viewer) => {
    expect(leaksIn(snapshot(table.events, seq, viewer), viewer, truth)).toEqual([]);
  });

  test("another player's cards", () => {
    const [leak] = leaksIn(snapshot(table.events, seq, BOB), ANN, truth);
    expect(leak).toContain(formatCard(bob[0] as Card));
  });

  test('a card that is still in the deck', () => {
    const own = snapshot(table.events, seq, ANN);
    const next = truth.deck(1).find((card) => ![...ann, ...bob].includes(card as Card));
    const early = doctored(own, ({ view }) => {
      view['boards'] = [[next]];
    });
    expect(leaksIn(early, ANN, truth)).toHaveLength(1);
    const hunted = doctored(own, (hand) => {
      hand['rabbit'] = [next];
    });
    expect(leaksIn(hunted, ANN, truth)).toHaveLength(1);
  });

  test('the deck, even an empty one', () => {
    const own = snapshot(table.events, seq, ANN);
    const whole = doctored(own, ({ view }) => {
      view['deck'] = deck();
    });
    expect(leaksIn(whole, ANN, truth)).toEqual(['view.hand.view.deck']);
    const none = doctored(own, (hand) => {
      hand['deck'] = [];
    });
    expect(leaksIn(none, ANN, truth)).toEqual(['view.hand.deck']);
  });

  test('an id that sounds like a card is none, and a card beside it is one', () => {
    const viewer = 'Pm4JGCHn_Qh-7JpE';
    const refused = (text: string): unknown => ({ type: 'refused', code: 'ALREADY_SEATED', text });
    expect(leaksIn(refused(`${viewer} sits in seat 5 already`), viewer, truth)).toEqual([]);
    expect(leaksIn(refused(`${viewer} sits in seat 5 with Qh`), viewer, truth)).toHaveLength(1);
  });

  test('an event dealt to somebody else', () => {
    const at = table.events.findIndex(
      (stored) => stored.of === 'hand' && stored.event.type === 'dealt' && stored.to === BOB,
    );
    const stored = table.events[at] as Stored;
    const seen = (viewer: string): unknown => ({
      ...{ type: 'events', seq, after: 0, at: 1, patch: {} },
      events: [viewStored(stored, at + 1, viewer, table.state)],
    });
    expect(leaksIn(seen(ANN), ANN, truth)).toEqual([]);
    expect(leaksIn(seen(BOB), BOB, truth)).toEqual([]);
    expect(leaksIn(seen(BOB), ANN, truth)).toHaveLength(2);
  });

  test('words and details of a refusal', () => {
    const refused = (details: object, text = 'no'): unknown => ({
      ...{ type: 'refused', key: null, code: 'STALE', text, details },
    });
    const card = formatCard(bob[0] as Card);
    expect(leaksIn(refused({ seq }), ANN, truth)).toEqual([]);
    expect(leaksIn(refused({ heldCards: [bob[0]] }), ANN, truth)).toHaveLength(1);
    expect(leaksIn(refused({ value: `has ${card}` }), ANN, truth)).toHaveLength(1);
    expect(leaksIn(refused({}, `he has ${card}`), ANN, truth)).toHaveLength(1);
    const current = snapshot(table.events, seq, BOB);
    expect(leaksIn({ ...(refused({}) as object), current }, ANN, truth).length).toBeGreaterThan(0);
    expect(leaksIn({ error: { code: 'STALE', current } }, ANN, truth).length).toBeGreaterThan(0);
  });

  test('a history', () => {
    const text = (cards: readonly Card[]) => `d dh p1 ${cards.map(formatCard).join('')}`;
    expect(leaksInHistory(text(ann), ANN, 1, truth)).toEqual([]);
    expect(leaksInHistory(text(bob), ANN, 1, truth)).toHaveLength(2);
  });
});

test('what was shown later is not known earlier', () => {
  const table = dealtIn();
  const { seq } = table.state;
  const shower = table.actor === ANN ? BOB : ANN;
  const viewer = shower === ANN ? BOB : ANN;
  table.act('fold');
  table.ask(shower, { type: 'show' });
  const truth = new Truth(table.events);
  expect(leaksIn(snapshot(table.events, table.state.seq, viewer), viewer, truth)).toEqual([]);
  const early = { ...snapshot(table.events, table.state.seq, viewer), seq };
  const { log: _log, ...view } = (early as unknown as { view: Record<string, unknown> }).view;
  expect(leaksIn({ ...early, view }, viewer, truth)).toHaveLength(2);
});

test('statistics of others, of a hand that is not over, and where they are off', () => {
  const doctored = (hud: HudRule, lines: readonly object[]): readonly string[] => {
    const table = playing({ room: { ...ROOM, hud } }, [ANN, BOB]);
    const message = snapshot(table.events, table.state.seq, ANN) as { view: object };
    const truth = new Truth(table.events);
    expect(leaksIn(message, ANN, truth)).toEqual([]);
    return leaksIn({ ...message, view: { ...message.view, hud: lines } }, ANN, truth);
  };
  expect(doctored('all', [{ player: BOB, hands: 0 }])).toEqual([]);
  expect(doctored('all', [{ player: BOB, hands: 1 }])).toEqual(['view.hud: 1 hands of 0']);
  expect(doctored('own', [{ player: ANN, hands: 0 }])).toEqual([]);
  expect(doctored('own', [{ player: BOB, hands: 0 }])).toHaveLength(1);
  expect(doctored('off', [])).toEqual(['view.hud: statistics']);
});

test('a hand where there are no spectators', () => {
  const spectators = { allowed: false, delay: 0 };
  const table = playing({ room: { ...ROOM, spectators } }, [ANN, BOB]);
  const truth = new Truth(table.events);
  const { seq } = table.state;
  for (const viewer of [ANN, HOST, 'a stranger']) {
    expect(leaksIn(snapshot(table.events, seq, viewer), viewer, truth)).toEqual([]);
  }
  const view = snapshot(table.events, seq, ANN);
  for (const viewer of ['a stranger', HOST]) {
    expect(leaksIn(view, viewer, truth)).toContain('view.hand: a hand');
  }
});

test('a hand for a seat without chips, and whose turn it is (issue 14, 6)', () => {
  const spectators = { allowed: false, delay: 0 };
  const table = playing({ room: { ...ROOM, actionClock: 20_000, spectators } }, [ANN, BOB]);
  table.ask(CAT, { type: 'join', name: 'Cat' });
  table.ask(CAT, { type: 'requestSeat', seat: 5 });
  const truth = new Truth(table.events);
  const { seq } = table.state;
  expect(leaksIn(snapshot(table.events, seq, CAT), CAT, truth)).toEqual([]);
  const leaks = leaksIn(snapshot(table.events, seq, ANN), CAT, truth);
  expect(leaks).toContain('view.hand: a hand');
  expect(leaks).toContain('view.clock: a turn');
});

test('what is told before its time (issue 14, 6)', () => {
  const delay = 1000;
  const spectators = { allowed: true, delay };
  const table = playing({ room: { ...ROOM, spectators } }, [ANN, BOB]);
  const then = table.state.seq;
  table.wait(delay);
  table.act('fold');
  table.wake();
  table.wait(delay - 1001);
  const truth = new Truth(table.events);
  const at = { now: table.now, delay };
  const ledger = (seq: number) => ledgerOf(rebuildRoom(table.events.slice(0, seq)));
  expect(lateLeaks(snapshot(table.events, then, CAT), at, truth)).toEqual([]);
  expect(lateLeaks({ ledger: ledger(then) }, at, truth)).toEqual([]);
  expect(lateLeaks({ ledger: ledger(table.state.seq) }, at, truth)).toHaveLength(2);
  const { seq } = table.state;
  expect(lateLeaks({ code: 'STALE', details: { seq, hand: 2 } }, at, truth)).toEqual([
    ...[`.details.seq: ${seq}`, '.details.hand: 2'],
  ]);
  expect(lateLeaks(snapshot(table.events, seq, CAT), at, truth)).toContain(`.seq: ${seq}`);
});

/** Whatever the unseen cards are, the viewer sees the same. */
test('a view does not depend on cards that its owner never sees', () => {
  const table = playing({
    room: { ...ROOM, hud: 'all' },
    poker: { smallBlind: 5, bigBlind: 10, game: 'omaha' },
  });
  for (let hands = 0; hands < 6; ) {
    const turn = table.state.hand?.state.turn;
    if (turn?.kind === 'act') table.act(turn.legal.check ? 'check' : 'call');
    else if (table.state.table.hand === null) {
      hands++;
      table.wake();
    } else table.wake();
  }
  const truth = new Truth(table.events);
  for (const viewer of [ANN, BOB, 'a stranger']) {
    const turned = otherwise(table.events, viewer, truth);
    expect(turned).not.toEqual(table.events);
    for (let seq = 1; seq <= truth.seq; seq += 7) {
      expect(snapshot(turned, seq, viewer)).toEqual(snapshot(table.events, seq, viewer));
    }
  }
});

/** The same events with other cards wherever the viewer sees none. */
function otherwise(events: readonly Stored[], viewer: string, truth: Truth): Stored[] {
  return events.map((stored): Stored => {
    if (stored.of !== 'hand') return stored;
    const seen = truth.known(viewer, stored.hand, truth.seq);
    const unseen = truth.deck(stored.hand).filter((card) => !seen.has(card));
    const next = new Map(unseen.map((card, i) => [card, unseen[(i + 1) % unseen.length]]));
    const swap = <T>(cards: readonly T[]): T[] =>
      cards.map((card) => (next.get(card as unknown as number) ?? card) as T);
    const { event } = stored;
    if (event.type === 'started' && event.deck !== null) {
      return { ...stored, event: { ...event, deck: swap(event.deck) } };
    }
    return event.type === 'dealt'
      ? { ...stored, event: { ...event, cards: swap(event.cards) } }
      : stored;
  });
}
