/** The games whose records the calculator takes: those with a board. */

import { BOARD_GAMES, GAMES, type PhhHand, type Refusal } from '@sidepot/engine';

type Named = Pick<PhhHand, 'variant'>;

export const isOfBoard = ({ variant }: Named): boolean =>
  BOARD_GAMES.some((name) => Object.values(GAMES[name].codes.phh).includes(variant));

export const unreckoned = ({ variant }: Named): Refusal => ({ code: 'UNSUPPORTED_GAME', variant });
