/** The walker against the rulebook's own hands (RULES-GAMES.md, part Y). */
import { describe, expect, test } from 'vitest';
import { parseCards, sortedCards } from './cards.js';
import type { Action, Turn } from './play.js';
import { recordOf } from './records.js';
import type { Result } from './result.js';
import { isAbsent, note, vectorsOf } from './shared-vectors.js';
import type { WalkConfig } from './state.js';
import { walk } from './walk.js';

interface Vector {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly config: WalkConfig;
  readonly deck: string;
  readonly spares?: readonly string[];
  readonly actions: readonly Action[];
  readonly points: readonly (Turn & { readonly after: number })[];
  readonly expect: Result;
}

const vectors = vectorsOf<Vector>('hand');

const walked = ({ config, deck, spares = [], actions }: Vector) =>
  walk(config, parseCards(deck), spares.map(parseCards), actions);

const sorted = (cards: string | null): string | null =>
  cards && sortedCards(parseCards(cards)).join('');

/** Order within a list of players, and of the cards of a hand, says nothing. */
function plain({ pots, folded, hands, ...rest }: Result) {
  const shown = Object.entries(hands ?? {}).map(([id, halves]) => {
    const cards = Object.entries(halves).map(([half, text]) => [half, sorted(text)]);
    return [id, Object.fromEntries(cards)];
  });
  return {
    ...rest,
    folded: [...folded].sort(),
    pots: pots.map((pot) => ({ ...pot, eligible: [...pot.eligible].sort() })),
    hands: Object.fromEntries(shown),
  };
}

describe.skipIf(isAbsent)(`R105 to R147: the vectors of ../shared${note}`, () => {
  test('are 93 hands', () => expect(vectors).toHaveLength(93));

  test.each(vectors)('$id ($rules) $title', (vector) => {
    const { turns, result } = walked(vector);
    for (const { after, ...turn } of vector.points) expect(turns[after]).toEqual(turn);
    expect(result && plain(result)).toEqual(plain(vector.expect));
  });

  test('every game of the hands is one of ours', () => {
    for (const { config } of vectors)
      expect(recordOf(config.game).streets.length).toBeGreaterThan(1);
  });
});
