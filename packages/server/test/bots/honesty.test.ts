import {
  advanceRoundIfReady,
  apply,
  type Card,
  deck,
  type HandState,
  type HandView,
  holeCardsOf,
  seededRng,
  shuffle,
  startNewHand,
  viewFor,
} from '@sidepot/engine';
import { BOT_STRENGTHS } from '@sidepot/protocol';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { seeded } from '../../../engine/test/arbitrary.js';
import { randomConfig } from '../../../engine/test/hand/random-config.js';
import { type answerBot, decideBot } from '../../src/bots/index.js';

/** The same hand, but every card that this seat has not seen is another. */
function elsewise(state: HandState, seat: number, seed: number): HandState {
  const mine = holeCardsOf(state, seat) as readonly Card[];
  const seen = new Set<Card | null>([...mine, ...state.boards.flat()]);
  const shown = state.players.flatMap((player) => player.shown);
  for (const card of shown) seen.add(card);
  const { deck, cards } = state.hidden;
  const unseen = deck!.filter((card) => !seen.has(card));
  const mixed = shuffle(unseen, seededRng(seed));
  const other = new Map(unseen.map((card, i) => [card, mixed[i]!]));
  const swap = <C extends Card | null>(card: C): C => (other.get(card as Card) ?? card) as C;
  return {
    ...state,
    hidden: {
      ...state.hidden,
      deck: deck!.map(swap),
      cards: cards.map((own) => own.map(swap)),
    },
  };
}

describe('a bot knows what its seat knows', () => {
  test('its input has no place for other cards', () => {
    expectTypeOf<Parameters<typeof decideBot>[1]>().toEqualTypeOf<HandView>();
    expectTypeOf<Parameters<typeof answerBot>[1]>().toEqualTypeOf<HandView>();
    expectTypeOf<Extract<keyof HandView, 'deck' | 'dealt' | 'hidden'>>().toEqualTypeOf<never>();
  });

  test('other unseen cards, the same choice', () => {
    let [asked, moved] = [0, 0];
    for (let index = 0; index < 50; index++) {
      const started = startNewHand(randomConfig(seeded(53, index)));
      if (!started.ok) throw new Error(started.error.code);
      let state = started.value;
      for (let steps = 0; steps < 40 && state.turn.kind === 'act'; steps++) {
        const { seat, legal } = state.turn;
        const twin = elsewise(state, seat, index + steps);
        if (JSON.stringify(twin.hidden.cards) !== JSON.stringify(state.hidden.cards)) moved++;
        for (const strength of BOT_STRENGTHS) {
          const seed = index * 100 + steps;
          const choice = decideBot(strength, viewFor(state, seat), legal, seededRng(seed));
          const again = decideBot(strength, viewFor(twin, seat), legal, seededRng(seed));
          expect(again).toEqual(choice);
          asked++;
        }
        const { command } = decideBot('easy', viewFor(state, seat), legal, seededRng(steps), 0);
        const step = apply(state, command);
        if (!step.ok) throw new Error(step.error.code);
        state = advanceRoundIfReady(step.value.state);
      }
    }
    expect(asked).toBeGreaterThan(500);
    expect(moved).toBeGreaterThan(150);
  });

  test('a view is not changed', () => {
    const players = [1, 2, 3].map((seat) => ({ id: seat, seat, stack: 100 }));
    const cards = shuffle(deck(), seededRng(54));
    const started = startNewHand({ players, button: 1, smallBlind: 1, bigBlind: 2, deck: cards });
    if (!started.ok || started.value.turn.kind !== 'act') throw new Error('no hand');
    const { seat, legal } = started.value.turn;
    const view = viewFor(started.value, seat);
    const before = structuredClone(view);
    decideBot('hard', view, legal, seededRng(1));
    expect(view).toEqual(before);
  });
});
