/** A hand as one line of JSON: the record, and what became of it. Cards are text, amounts are units. */

import { formatCard, type PhhAction, type PhhCard } from '@sidepot/engine';
import type { ReplayedHand } from './formats.js';
import { tabledHand } from './tabled.js';

export function convertedJson({ file, section, hand, replay }: ReplayedHand): string {
  const { contributions, folded, refund, pots, finishing } = replay;
  const { players, boards, rake, button, seatCount } = tabledHand({ file, section, hand, replay });
  const result = {
    ...{ button, seatCount, boards, contributions, folded, refund, pots, rake, finishing },
    won: players.map(({ won }) => won),
  };
  const record = { ...hand, actions: hand.actions.map(plainAction) };
  return JSON.stringify({ file, section, ...record, result });
}

/** What nobody saw is `??`. */
const cardText = (card: PhhCard): string => (card === -1 ? '??' : formatCard(card));

const plainAction = (action: PhhAction): object =>
  'cards' in action && action.cards !== null
    ? { ...action, cards: action.cards.map(cardText).join('') }
    : action;
