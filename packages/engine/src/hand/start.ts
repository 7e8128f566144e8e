/** The first moments of a hand: what is owed is posted, cards are dealt. */

import { answering } from '../checks.js';
import type { Result } from '../errors.js';
import { dealStreet, openBetting } from './rules/dealing.js';
import { postForced } from './rules/forced-bets.js';
import { beginInMiddle } from './rules/in-the-middle.js';
import { nextDeal, refresh } from './rules/turn-and-pots.js';
import { firstStreet, gameOf, readConfig, type Start } from './state/config.js';
import { emit, isHeard, tell, type Watch, type Work } from './state/emit.js';
import { freshState } from './state/evolve.js';
import { hasRivals, OWNS_ALL } from './state/state.js';
import { made } from './state/state-check.js';
import {
  type HandConfig,
  type HandEvent,
  type HandPlayer,
  type HandState,
  LOG_VERSION,
  type Rules,
} from './state/types.js';

/** A state, and the events that led to it. */
export interface Step {
  readonly state: HandState;
  readonly events: readonly HandEvent[];
}

/**
 * Posts what is owed and, if there is a deck, deals: the first decision or, rarely, the run-out. A
 * config that is refused comes back as a refusal.
 *
 * @example
 * import { deck, startHand } from '@sidepot/engine';
 *
 * const players = [{ id: 'Ann', seat: 1, stack: 500 }, { id: 'Bob', seat: 2, stack: 500 }];
 * const hand = startHand({ players, button: 1, smallBlind: 5, bigBlind: 10, deck: deck() });
 * if (hand.ok) hand.value.events.map(({ type }) => type);
 * // → ['started', 'posted', 'posted', 'dealt', 'dealt', 'opened']
 */
export const startHand = (config: HandConfig): Result<Step> =>
  answering(() => {
    const read = readConfig(config);
    if (!read.ok) return read;
    const events: HandEvent[] = [];
    const { draft } = beginHand(ownCopy(read.value), events, true);
    refresh(draft);
    return { ok: true, value: { state: made(draft), events } };
  });

/**
 * What a caller writes to later must not change the hand. The rules are ours already and stay the
 * same object: a copy by `{ ...rules }` is one of another shape to V8, and with two shapes of them
 * in a process every hand took a third longer.
 */
function ownCopy({ rules, players, deck, spares, middle }: Start): Start {
  const own: { -readonly [Key in keyof Rules]: Rules[Key] } = rules;
  const { straddles } = rules;
  own.straddles =
    straddles.length === 0 ? [] : straddles.map(({ seat, amount }) => ({ seat, amount }));
  own.rakeConfig = rules.rakeConfig === null ? null : { ...rules.rakeConfig };
  return {
    rules,
    players,
    middle,
    deck: deck === null ? null : deck.slice(),
    spares: spares.length === 0 ? spares : spares.map((spare) => spare.slice()),
  };
}

export function beginHand(
  start: Start,
  events: HandEvent[] | null,
  detailed: boolean,
  watch?: Watch,
): Work {
  const { rules, players, deck, spares } = start;
  const work: Work = {
    draft: freshState(rules, players, deck, spares),
    owned: OWNS_ALL,
    movesPots: true,
    events,
    detailed,
    watch,
    ear: undefined,
  };
  if (isHeard(work)) {
    const seated = work.draft.players.map(({ id, seat, stack }) => ({ id, seat, stack }));
    const started = {
      type: 'started',
      version: LOG_VERSION,
      rules,
      players: seated,
      deck,
    } as const;
    tell(work, spares.length === 0 ? started : { ...started, spares });
  }
  if (start.middle !== null) {
    beginInMiddle(work, start.middle);
    return work;
  }
  postForced(work, players);
  // In stud an absent hand is dead after the third card: its door card counts (R111).
  const isStud = gameOf(rules).forced === 'bring-in';
  for (let i = 0; i < players.length && !isStud; i++) {
    const { seat, absent } = players[i] as HandPlayer;
    if (absent === true) emit(work, { type: 'killed', seat });
  }
  // Without a deck the cards are the dealer's next step, unless nobody is there to play for them.
  if (deck !== null) {
    dealStreet(work, undefined, undefined);
    if (nextDeal(work.draft)?.board === 1) dealStreet(work, undefined, undefined);
  } else if (!hasRivals(work.draft)) openBetting(work, firstStreet(rules));
  return work;
}
