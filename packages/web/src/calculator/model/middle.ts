/**
 * What is already in the middle, as one number: chips of everybody, so of nobody. For the engine
 * they are dead money of somebody who is out of the hand, in a seat behind all others.
 */

import { words } from '@sidepot/i18n/page';
import type { TypedHand, TypedPlayer } from './hand.js';

/** No player of the form has it. */
export const MIDDLE_KEY = 0;

export const isMiddle = ({ key }: Pick<TypedPlayer, 'key'>): boolean => key === MIDDLE_KEY;

export const middlePlayer = (dead: number, seat: number): TypedPlayer => ({
  ...{ key: MIDDLE_KEY, name: words.calculator.players.middle, seat, ante: 0, dead, live: 0 },
  ...{ folded: true, killed: false, forfeit: 0, start: null, end: null, cards: [] },
});

export const hasMiddle = ({ players }: Pick<TypedHand, 'players'>): boolean =>
  players.some(isMiddle);

/** For the towers: these chips are nobody's, so nobody folded them. */
export const withMiddleApart = <T extends { readonly hand: TypedHand }>(answer: T): T => ({
  ...answer,
  hand: {
    ...answer.hand,
    players: answer.hand.players.map((player) =>
      isMiddle(player) ? { ...player, folded: false } : player,
    ),
  },
});
