/** What a seat or the rail may know: never a card that it must not see. */
import {
  type Card,
  deck,
  evolve,
  evolveView,
  type HandEvent,
  type HandState,
  holeCardsOf,
  type LaterEvent,
  parseCards,
  rebuild,
  seededRng,
  shuffle,
  type Viewer,
  viewEvent,
  viewFor,
} from '@sidepot/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { begin, choose, type Played, play, randomConfig, SEED, started } from './play.js';

const viewersOf = (state: HandState): Viewer[] => [
  'rail',
  ...state.players.map(({ seat }) => seat),
];

/** Every number under `cards`, `own`, `deck`, `boards`, `hands`, `shown` or `up`, wherever it is. */
function cardsIn(value: unknown, isCard = false): number[] {
  if (typeof value === 'number') return isCard ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => cardsIn(one, isCard));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    cardsIn(one, ['cards', 'own', 'deck', 'boards', 'shown', 'up'].includes(key)),
  );
}

/** What this viewer may see: the boards, what is face up, their own hand. */
const visible = (state: HandState, viewer: Viewer): Set<Card | null> =>
  new Set([
    ...state.boards.flat(),
    ...state.players.flatMap(({ shown, up }) => [...shown, ...up]),
    ...(viewer === 'rail' ? [] : holeCardsOf(state, viewer)),
  ]);

describe('viewFor', () => {
  const hand = begin('1000 1000 1000', { cards: { 1: 'As Ah', 2: 'Ks Kh', 3: 'Qs Qh' } });
  it('has no deck and nobody’s cards but the viewer’s', () => {
    const view = viewFor(hand.state, 2);
    expect(view).not.toHaveProperty('hidden');
    expect(view.players.every((player) => !('cards' in player))).toBe(true);
    expect(view.players.map(({ held, shown }) => [held, shown])).toEqual([
      [2, []],
      [2, []],
      [2, []],
    ]);
    expect(view.own).toEqual(holeCardsOf(hand.state, 2));
    expect(cardsIn(view)).toEqual(holeCardsOf(hand.state, 2));
    expect(cardsIn(viewFor(hand.state, 'rail'))).toEqual([]);
  });
  it('tells everybody whose turn it is and what they may do', () => {
    expect(viewFor(hand.state, 'rail').turn).toEqual(hand.state.turn);
  });
  it('shows what was shown, and only that', () => {
    const won = play(hand, 'fold, fold', 'end', '2 show Ks');
    const cards = viewFor(won.state, 'rail').players.map((player) => player.shown);
    expect(cards).toEqual([[], [holeCardsOf(won.state, 2)[0]], []]);
    expect(viewFor(won.state, 1).own).toEqual(holeCardsOf(won.state, 1));
  });
  it('a mucked hand stays hidden', () => {
    const river = play(hand, 'call, call, check', '|', 'check, check, check', '|');
    const over = play(river, 'check, check, check', '|', 'check, check, check', '3 muck', 'end');
    expect(viewFor(over.state, 1).players[2]).toMatchObject({ held: 2, shown: [] });
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
  const { hidden } = state;
  const all = [...hidden.cards.flat(), ...(hidden.deck ?? [])] as Card[];
  const unseen = [...new Set(all)].filter((card) => !seen.has(card));
  const others = shuffle(unseen, seededRng(seed));
  const swap = new Map(unseen.map((card, i) => [card as Card | null, others[i]!]));
  const swapped = <T extends Card | null>(card: T): T => (swap.get(card) ?? card) as T;
  const cards = hidden.cards.map((own) => own.map(swapped));
  return { ...state, hidden: { ...hidden, cards, deck: hidden.deck?.map(swapped) ?? null } };
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

  it('a view folds the events that it may see to the view of what they lead to', () => {
    let folded = 0;
    const property = fc.property(fc.nat(2 ** 31), (seed) => {
      const [first, ...rest] = history(seed).at(-1)!.events;
      let state = rebuild([first!]);
      for (const event of rest) {
        const next = evolve(state, event);
        for (const viewer of viewersOf(state)) {
          const seen = viewEvent(event, viewer) as LaterEvent;
          expect(evolveView(viewFor(state, viewer), seen)).toEqual(viewFor(next, viewer));
          folded++;
        }
        state = next;
      }
    });
    fc.assert(property, { seed: SEED, numRuns: 120 });
    expect(folded).toBeGreaterThan(10_000);
  });

  it('and the old view stays as it was', () => {
    const { state } = begin('1000 1000 1000', { cards: { 1: 'As Ah' } });
    const view = viewFor(state, 1);
    const before = structuredClone(view);
    evolveView(view, { type: 'killed', seat: 2 });
    evolveView(view, { type: 'shown', seat: 3, cards: parseCards('Ks Kh') });
    expect(view).toEqual(before);
  });
});
