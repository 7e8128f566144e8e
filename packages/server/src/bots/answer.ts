/** What a bot says outside the betting: how often to run it, and whether to show. */

import {
  type Card,
  evaluatorsOf,
  type HandView,
  type PlayerState,
  type Rng,
  type SeenCard,
} from '@sidepot/engine';
import type { BotStrength } from '@sidepot/protocol';
import { chance } from './chance.js';
import type { BotChoice } from './decide.js';
import { thinkingTime } from './delay.js';
import { STYLES, styleOf } from './styles.js';

/** Null if it has nothing to say. To be asked once per question, and once when a hand is over. */
export function answerBot(
  strength: BotStrength,
  view: HandView,
  rng: Rng,
  pace = 1,
): BotChoice | null {
  const delay = thinkingTime(0, pace, rng);
  const me = view.players.find(({ seat }) => seat === view.viewer);
  const style = STYLES[styleOf(strength, me?.id ?? '')];
  const wantsToShow = chance(rng) < style.shows;
  if (me === undefined || me.folded) return null;
  const { seat } = me;
  const { turn } = view;
  if (turn.kind === 'runs') {
    if (!turn.seats.includes(seat)) return null;
    // Never the one who refuses: the fewest that anybody wants is what is done (R88).
    const runs = Math.min(turn.most, style.runs);
    return { command: { type: 'runs', seat, runs }, delay };
  }
  if (turn.kind === 'showdown') {
    return isHopeless(view, me) ? { command: { type: 'muck', seat }, delay } : null;
  }
  const hasUncalledWin = view.over && !view.voided && !view.shownDown;
  const isSeen = areKnown(view.own);
  if (!hasUncalledWin || !isSeen || !wantsToShow) return null;
  return { command: { type: 'show', seat }, delay };
}

/** Does a hand face up that is in all the bot's pots beat it everywhere? */
function isHopeless(view: HandView, me: PlayerState): boolean {
  const { own } = view;
  if (me.mucked || !areKnown(own) || isTabled(view)) return false;
  const { high, low } = evaluatorsOf(view.rules.game, {
    tripsOverStraight: view.rules.tripsOverStraight,
  });
  const boards = view.boards.filter(areKnown).filter(({ length }) => length === 5);
  if (boards.length !== view.boards.length) return false;
  return view.players.some(({ seat, folded, mucked, shown: cards, ante, live }) => {
    if (seat === me.seat || folded || mucked || !areKnown(cards)) return false;
    if (cards.length !== own.length || ante + live < me.ante + me.live) return false;
    return boards.every((board) => {
      const ownLow = low === null ? 0 : low(own, board);
      const isLowBeaten = low === null || ownLow === 0 || low(cards, board) > ownLow;
      return high(cards, board) > high(own, board) && isLowBeaten;
    });
  });
}

const areKnown = (cards: readonly SeenCard[]): cards is readonly Card[] =>
  cards.length > 0 && !cards.includes(null);

/** All-ins lie face up (R74), and what is up cannot be mucked. */
const isTabled = ({ players, rules }: HandView): boolean =>
  !rules.hideAllIns && players.filter(({ folded, stack }) => !folded && stack > 0).length < 2;
