/** Hands of other games beside each other. The tests ask the engine whether it is so. */

import type { ExamplePerson, RuleAnchor } from '@sidepot/i18n/page';

export interface HandOfGame {
  readonly name: ExamplePerson;
  readonly cards: string;
  /** Of its cards, those that win something. */
  readonly wins?: string;
}

export const GAME_HANDS: Partial<Readonly<Record<RuleAnchor, readonly HandOfGame[]>>> = {
  stud: [
    { name: 'Ann', cards: '2c', wins: '2c' },
    { name: 'Bob', cards: '2d' },
    { name: 'Cat', cards: 'Ks' },
  ],
  draw: [
    { name: 'Ann', cards: '7s 5d 4c 3h 2s', wins: '7s 5d 4c 3h 2s' },
    { name: 'Bob', cards: '9d 6c 4h 3d 2d' },
    { name: 'Cat', cards: 'Ah 5s 4d 3c 2h' },
  ],
  badugi: [
    { name: 'Ann', cards: 'Ts 8c 5h 2d', wins: 'Ts 8c 5h 2d' },
    { name: 'Bob', cards: '4h 3h 2s Ac' },
  ],
  'split-games': [
    { name: 'Ann', cards: '7s 5s 4c 3h 2s', wins: '7s 5s 4c 3h 2s' },
    { name: 'Bob', cards: '9s 5c 4h 3d Kd', wins: '9s 5c 4h 3d' },
  ],
};
