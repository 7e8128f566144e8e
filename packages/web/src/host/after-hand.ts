/** What may still be done with a hand that is decided: show cards, or ask what would have come. */

import { type Card, GAMES } from '@sidepot/engine';
import type { TableView, WireHandEvent } from '@sidepot/protocol';

export interface AfterHandView {
  /** All my cards that were dealt face down, of which those may be shown that are hidden. */
  readonly mine: readonly Card[];
  /** My cards that nobody has seen; empty if I cannot show any. */
  readonly hidden: readonly Card[];
  readonly canMuck: boolean;
  readonly canHunt: boolean;
}

export function afterHand(view: TableView): AfterHandView {
  const { hand, you, settings } = view;
  const nothing = { mine: [], hidden: [], canMuck: false, canHunt: false };
  if (hand === null || hand.view.voided) return nothing;
  const { players, over, turn, boards, rules } = hand.view;
  const live = players.filter(({ folded }) => !folded);
  const isShowdown = turn.kind === 'showdown';
  const isDecided = over || isShowdown || live.length === 1;
  const mine = players.find(({ id, seat }) => id === you.player && seat === hand.view.viewer);
  const shown = shownCards(view);
  const seen = seenFromDeal(view);
  const all = mine?.cards.filter((card) => card !== null) ?? [];
  const cards = all.filter((card) => !seen.has(card));
  const hidden = isDecided ? cards.filter((card) => !shown.has(card)) : [];
  return {
    mine: cards,
    hidden,
    canMuck: isShowdown && hidden.length > 0 && mine?.folded === false && !mine.mucked,
    canHunt:
      over &&
      settings.room.rabbitHunt &&
      hand.rabbit === null &&
      live.length === 1 &&
      boards.length < 2 &&
      GAMES[rules.game].streets.some(({ board }) => board > 0) &&
      (boards[0]?.length ?? 0) < 5 &&
      you.rights.includes('play'),
  };
}

/**
 * My own cards are always open to me: what others have seen of them is in the log. My seat is the
 * one of the hand: who has gone out of a tournament has no other.
 */
const shownCards = (view: TableView): ReadonlySet<Card> =>
  myCardsIn(view, (event) => (event.type === 'shown' ? event : null));

/** In stud; of a hand that is folded the view no longer says which they were. */
const seenFromDeal = (view: TableView): ReadonlySet<Card> =>
  myCardsIn(view, (event) => (event.type === 'dealt' ? { ...event, cards: event.up } : null));

type Mine = { readonly seat: number; readonly cards: readonly (Card | null)[] };

function myCardsIn(
  { log, hand }: TableView,
  cardsOf: (event: WireHandEvent) => Mine | null,
): ReadonlySet<Card> {
  const found = new Set<Card>();
  for (const entry of log) {
    if (entry.of !== 'hand' || entry.hand !== hand?.number) continue;
    const told = cardsOf(entry.event);
    if (told?.seat !== hand.view.viewer) continue;
    for (const card of told.cards) if (card !== null) found.add(card);
  }
  return found;
}
