/** What a seat or the rail may know: never a card that it must not see. */
import {
  type Card,
  deck,
  type HandEvent,
  type HandState,
  parseCards,
  seededRng,
  shuffle,
  type Viewer,
  viewEvent,
  viewFor,
} from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, choose, type Played, play, randomConfig, SEED, seatOf, started } from './play.js';

const viewersOf = (state: HandState): Viewer[] => [
  'rail',
  ...state.players.map(({ seat }) => seat),
];

/** Every number under `cards`, `deck`, `boards`, `hands`, `shown` or `up`, wherever it is. */
function cardsIn(value: unknown, isCard = false): number[] {
  if (typeof value === 'number') return isCard ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => cardsIn(one, isCard));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    cardsIn(one, ['cards', 'deck', 'boards', 'shown', 'up'].includes(key)),
  );
}

/** What this viewer may see: the boards, what is face up, their own hand. */
const visible = (state: HandState, viewer: Viewer): Set<Card | null> =>
  new Set([
    ...state.boards.flat(),
    ...state.players.flatMap(({ shown, up }) => [...shown, ...up]),
    ...(state.players.find(({ seat }) => seat === viewer)?.cards ?? []),
  ]);

describe('viewFor', () => {
  const hand = begin('1000 1000 1000', { cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' } });
  it('has no deck and nobody’s cards but the viewer’s', () => {
    const view = viewFor(hand.state, 2);
    expect(view).not.toHaveProperty('deck');
    expect(view.players.map(({ cards }) => cards)).toEqual([
      [null, null],
      seatOf(hand, 2).cards,
      [null, null],
    ]);
    expect(cardsIn(viewFor(hand.state, 'rail'))).toEqual([]);
  });
  it('tells everybody whose turn it is and what they may do', () => {
    expect(viewFor(hand.state, 'rail').turn).toEqual(hand.state.turn);
  });
  it('shows what was shown, and only that', () => {
    const won = play(hand, 'fold, fold', 'end', '2 show Ks');
    const cards = viewFor(won.state, 'rail').players.map((player) => player.cards);
    expect(cards).toEqual([
      [null, null],
      [seatOf(won, 2).cards[0], null],
      [null, null],
    ]);
    expect(viewFor(won.state, 1).players[0]?.cards).toEqual(seatOf(won, 1).cards);
  });
  it('a mucked hand stays hidden', () => {
    const river = play(hand, 'call, call, check', '|', 'check, check, check', '|');
    const over = play(river, 'check, check, check', '|', 'check, check, check', '3 muck', 'end');
    expect(viewFor(over.state, 1).players[2]?.cards).toEqual([null, null]);
    expect(over.state.players[2]?.mucked).toBe(true);
  });
});

describe('viewEvent', () => {
  it('leaves out the deck and the cards of others', () => {
    const { events } = begin('1000 1000', { cards: { 1: 'As Ah', 2: 'Ks Kh' } });
    const seen = events.map((event) => viewEvent(event, 1));
    expect(seen[0]).not.toHaveProperty('deck');
    const dealt = seen.flatMap((event) => (event.type === 'dealt' ? [event.cards] : []));
    expect(dealt).toEqual([parseCards('As Ah'), [null, null]]);
  });
});

/** A random hand, with the state after each command. */
function history(seed: number): Played[] {
  const rng = seededRng(seed);
  let hand: Played = started(randomConfig(rng));
  const all = [hand];
  for (let n = 0; n < 60 && !hand.state.over; n++) {
    hand = play(hand, choose(hand.state, rng));
    all.push(hand);
  }
  return all;
}

/** The same state with all cards that `viewer` cannot see changed among each other. */
function withOtherCards(state: HandState, viewer: Viewer, seed: number): HandState {
  const seen = visible(state, viewer);
  const all = [...state.players.flatMap(({ cards }) => cards), ...(state.deck ?? [])] as Card[];
  const unseen = [...new Set(all)].filter((card) => !seen.has(card));
  const others = shuffle(unseen, seededRng(seed));
  const swap = new Map(unseen.map((card, i) => [card as Card | null, others[i]!]));
  const swapped = <T extends Card | null>(card: T): T => (swap.get(card) ?? card) as T;
  const players = state.players.map((player) => ({ ...player, cards: player.cards.map(swapped) }));
  return { ...state, players, deck: state.deck?.map(swapped) ?? null };
}

describe('views of random hands', () => {
  it('two states that differ only in unseen cards give equal views', () => {
    let different = 0;
    const property = fc.property(fc.nat(2 ** 31), (seed) => {
      for (const { state } of history(seed)) {
        for (const viewer of viewersOf(state)) {
          const other = withOtherCards(state, viewer, seed);
          if (JSON.stringify(other) !== JSON.stringify(state)) different++;
          expect(viewFor(other, viewer)).toEqual(viewFor(state, viewer));
        }
      }
    });
    fc.assert(property, { seed: SEED, numRuns: 120 });
    expect(different).toBeGreaterThan(1000);
  });

  it('no view and no event has a card that the viewer must not see', () => {
    const property = fc.property(fc.nat(2 ** 31), (seed) => {
      let before = 0;
      for (const { state, events } of history(seed)) {
        for (const viewer of viewersOf(state)) {
          const seen = visible(state, viewer);
          const news = events.slice(before).map((event: HandEvent) => viewEvent(event, viewer));
          const told = [...cardsIn(viewFor(state, viewer)), ...cardsIn(news)];
          expect(told.filter((card) => !seen.has(card as Card))).toEqual([]);
        }
        before = events.length;
      }
    });
    fc.assert(property, { seed: SEED, numRuns: 120 });
  });

  it('the same play with another deck looks the same to the rail, up to the first card', () => {
    const rng = seededRng(SEED);
    for (let n = 0; n < 100; n++) {
      const config = randomConfig(rng);
      // A bomb pot begins with cards.
      if (config.game === 'short-deck' || config.bombPot) continue;
      let a = started({ ...config, deck: shuffle(deck(), rng) });
      let b = started({ ...config, deck: shuffle(deck(), rng) });
      while (a.state.turn.kind === 'act') {
        const step = choose(a.state, rng);
        [a, b] = [play(a, step), play(b, step)];
      }
      if (a.state.players.some(({ shown }) => shown.length > 0)) continue;
      expect(viewFor(b.state, 'rail')).toEqual(viewFor(a.state, 'rail'));
      expect(b.events.map((event) => viewEvent(event, 'rail'))).toEqual(
        a.events.map((event) => viewEvent(event, 'rail')),
      );
    }
  });
});
