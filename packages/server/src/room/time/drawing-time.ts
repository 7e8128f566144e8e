/** How long the page draws cards before anybody can have seen them. */

import type { HandEvent } from '@sidepot/engine';
import { SCENE_TIMES } from '@sidepot/protocol';

/**
 * Milliseconds from the last action until the cards that followed it are on the table: its chips,
 * what is collected, then each street. 0 if it brought no cards.
 */
export function drawingTime(log: readonly HandEvent[]): number {
  const since = log.slice(log.findLastIndex(({ type }) => type === 'acted' || type === 'started'));
  const hasCards = since.some(({ type }) => type === 'board' || type === 'dealt');
  return hasCards ? since.reduce((sum, event) => sum + timeOf(event), 0) : 0;
}

function timeOf(event: HandEvent): number {
  switch (event.type) {
    case 'started':
      return SCENE_TIMES.deal;
    case 'acted':
      return event.paid > 0 ? SCENE_TIMES.bet : 0;
    case 'refunded':
      return SCENE_TIMES.refund;
    case 'collected':
      return SCENE_TIMES.collect;
    case 'board':
      return SCENE_TIMES.board + SCENE_TIMES.card * event.cards.length;
    default:
      return 0;
  }
}
