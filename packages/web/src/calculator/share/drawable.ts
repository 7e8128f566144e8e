/** The games that the page can draw: those with a board. Stud and draw games it does not know yet. */

import { BOARD_GAMES, GAMES, type PhhHand, type Refusal } from '@sidepot/engine';

type Named = Pick<PhhHand, 'variant'>;

export const isDrawable = ({ variant }: Named): boolean =>
  BOARD_GAMES.some((name) => Object.values(GAMES[name].codes.phh).includes(variant));

export const undrawable = ({ variant }: Named): Refusal => ({ code: 'UNSUPPORTED_GAME', variant });
