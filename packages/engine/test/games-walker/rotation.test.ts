/** The walker's mixed games against the rulebook's rotations, and its examples by hand. */
import { describe, expect, test } from 'vitest';
import { type RotationConfig, type RotationHand, rotation } from './rotation.js';
import { isAbsent, note, vectorsOf } from './shared-vectors.js';

interface Vector {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly config: RotationConfig;
  readonly expect: { readonly hands: readonly RotationHand[] };
}

const vectors = vectorsOf<Vector>('rotation');

describe.skipIf(isAbsent)(`R148 to R155: the rotations of ../shared${note}`, () => {
  test('are 8', () => expect(vectors).toHaveLength(8));

  test.each(vectors)('$id ($rules) $title', (vector) => {
    expect(rotation(vector.config)).toEqual(vector.expect.hands);
  });
});

const buttons = (hands: readonly RotationHand[]): string =>
  hands.map(({ game, button }) => `${game} ${button}`).join(', ');

describe('rotations by hand', () => {
  const base: RotationConfig = {
    ...{ seatCount: 4, seats: [1, 2, 3, 4], button: 2, hands: 6 },
    ...{ mix: ['stud', 'holdem'], rotate: { hands: 2 } },
  };

  test('R151 a mix that starts with stud: the first button hand has the button it was given', () => {
    expect(buttons(rotation(base))).toBe('stud 2, stud 2, holdem 2, holdem 3, stud 4, stud 4');
  });

  test('R150 stud after stud: each game is an orbit of its own', () => {
    const hands = rotation({ ...base, mix: ['stud', 'razz'], rotate: 'orbit', hands: 9 });
    expect(hands.map(({ game }) => game).join(' ')).toBe(
      'stud stud stud stud razz razz razz razz stud',
    );
  });

  test('R38 the dead button with two left: nobody is big blind twice running', () => {
    const events = { 1: [{ out: 3 }, { out: 2 }] };
    const hands = rotation({ ...base, mix: ['holdem'], buttonRule: 'dead', events, hands: 3 });
    // Hand 1: button 2, small blind 3, big blind 4. Then 1 and 4 are left.
    expect(hands.slice(1).map(({ smallBlind, bigBlind }) => [smallBlind, bigBlind])).toEqual([
      [4, 1],
      [1, 4],
    ]);
  });
});
