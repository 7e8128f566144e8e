/** News as sentences for who listens instead of looking. */

import { rankOf, suitOf } from '@sidepot/engine';
import { awardSpoken, type Tell, words } from '@sidepot/i18n/page';
import type { StreamEvent, TableView } from '@sidepot/protocol';
import { awardWords } from '../felt/model/award-words.js';
import { isThrownIn } from '../felt/model/of-hand.js';
import { handCalled } from '../felt/model/winning-hand.js';
import { lineOf } from '../log/lines.js';
import { namesOf } from '../session/names.js';
import { mySeat } from '../session/seats.js';

export interface SpokenLine {
  readonly seq: number;
  readonly text: string;
}

/** "Ace of spades, ten of diamonds": signs are read as "black spade suit", or not at all. */
const ALOUD: Tell = {
  cards: (cards) =>
    cards
      .flatMap((card) => (card === null ? [] : words.cards.card(rankOf(card), suitOf(card))))
      .join(', '),
  hand: handCalled,
};

/** The lines of the log with cards in words; but an award says its reasons, and I hear my cards. */
export function spokenOf(events: readonly StreamEvent[], view: TableView): readonly SpokenLine[] {
  const names = namesOf(view);
  const { hand } = view;
  const pots = hand?.view.pots.length ?? 1;
  const isThrown = hand !== null && isThrownIn(hand.view.rules.game);
  return events.flatMap((entry) => {
    const { seq } = entry;
    if (entry.of === 'hand' && entry.event.type === 'awarded') {
      return [{ seq, text: awardSpoken(awardWords(entry.event, pots), names) }];
    }
    if (entry.of === 'hand' && entry.event.type === 'dealt') {
      const { seat, cards, up } = entry.event;
      if (seat === view.hand?.view.viewer) {
        const mine = ALOUD.cards([...cards, ...up]);
        return mine === '' ? [] : [{ seq, text: words.show.dealt(mine) }];
      }
    }
    const line = lineOf(entry, names, { pots, isThrown }, ALOUD);
    return line === null ? [] : [{ seq, text: line.text }];
  });
}

/** Whose turn, and what it costs; empty while nobody decides. */
export function turnWords(view: TableView): string {
  const hand = view.hand?.view;
  if (hand === undefined || hand.over || view.info.status === 'paused') return '';
  const { turn, totalPot } = hand;
  const isMine = mySeat(view)?.isTurn === true;
  if (turn.kind === 'runs') return isMine ? words.show.turn.runs : '';
  if (turn.kind === 'draw') {
    const { yours, yoursForced, other: draws, otherForced } = words.table.draw;
    if (!isMine) return (turn.replace ? draws : otherForced)(namesOf(view).seat(turn.seat));
    return turn.min > 0 ? yoursForced(turn.min) : yours;
  }
  if (turn.kind === 'deal' && hand.street >= 0) return words.show.waiting;
  if (turn.kind !== 'act') return '';
  const { yoursFree, yoursToCall, other } = words.show.turn;
  if (!isMine) return other(namesOf(view).seat(turn.seat));
  if (turn.legal.bringIn !== null) {
    const { yourTurn, bringIn } = words.table.actions;
    return `${yourTurn}. ${bringIn(turn.legal.bringIn)}`;
  }
  return turn.legal.call === null ? yoursFree(totalPot) : yoursToCall(turn.legal.call, totalPot);
}
