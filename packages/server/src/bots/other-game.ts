/** Betting in games beyond those with a flop of three: by the share that a hand can expect. */

import {
  BOARD_GAMES,
  GAMES,
  type HandView,
  type LegalActions,
  type PlayerCommand,
  type Rng,
  seededRng,
} from '@sidepot/engine';
import { chance } from './chance.js';
import { outlookOf } from './other-games/outlook.js';
import { playPostflop } from './postflop.js';
import type { Situation } from './situation.js';
import type { BotStyle } from './styles.js';

/** Has it a way of its own to be played? */
export const isOtherGame = ({ rules }: HandView): boolean =>
  !(BOARD_GAMES as readonly string[]).includes(rules.game);

const MOST_SAMPLES = 80;

/** The same situation, with the streets of its game. */
function spotIn(spot: Situation, view: HandView): Situation {
  const { streets, forced } = GAMES[view.rules.game];
  const isFirst = view.street === 0;
  const bet = isFirst && forced === 'blinds' ? 1 : 0;
  return {
    ...spot,
    blind: Math.max(1, forced === 'bring-in' ? view.rules.smallBet : spot.blind),
    raises: Math.max(0, view.bets - bet),
    isPreflop: false,
    isLastStreet: view.street === streets.length - 1,
  };
}

export interface OtherThought {
  readonly chosen: PlayerCommand | null;
  readonly share: number;
}

/** Null: check, or fold if that is not free. */
export function playOther(
  style: BotStyle,
  view: HandView,
  spot: Situation,
  legal: LegalActions,
  rng: Rng,
): OtherThought {
  const samples = Math.min(MOST_SAMPLES, style.samples);
  const known = outlookOf(view, samples, seededRng(rng()));
  const share = (known ?? 0) + (2 * chance(rng) - 1) * style.noise;
  const here = spotIn(spot, view);
  if (legal.bringIn !== null) {
    const raise = playPostflop(style, here, legal, share, rng);
    return { chosen: raise ?? { type: 'bringIn', seat: spot.seat }, share };
  }
  const isWeak = view.street === 0 && spot.call > 0 && share < entryShare(style, here);
  return { chosen: isWeak ? null : playPostflop(style, here, legal, share, rng), share };
}

/** Many bets follow the first: a hand comes in for better than an even share, unless it is cheap. */
function entryShare(style: BotStyle, { rivals, price, raises }: Situation): number {
  const even = 1 / (rivals.length + 1);
  const dear = Math.min(1, 0.7 + 2 * price + 0.15 * Math.max(0, raises - 1));
  return even * dear * (1 + style.caution);
}
