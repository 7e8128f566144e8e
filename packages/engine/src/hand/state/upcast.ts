/** Events that older versions stored, as they are written today. */

import { isId, isObject, throwing } from '../../checks.js';
import type { PlayerId } from '../../errors.js';
import { MAX_PLAYERS } from '../../pots/crowd.js';
import { type BeatenHand, type HandEvent, LOG_VERSION, type WinningHand } from './types.js';

type Started = Extract<HandEvent, { type: 'started' }>;

/** Log version 1: pots and winning hands came with their English words, and an id could be a number. */
export interface StartedV1
  extends Omit<Extract<HandEvent, { type: 'started' }>, 'version' | 'players'> {
  readonly version: 1;
  readonly players: readonly PlayerV1[];
}
/** Who was dealt in, in a log of version 1. */
export interface PlayerV1 {
  readonly id: PlayerId;
  readonly seat: number;
  readonly stack: number;
}
/** A pot that was paid, in a log of version 1. */
export interface AwardedV1 extends Omit<Extract<HandEvent, { type: 'awarded' }>, 'hands'> {
  readonly name: string;
  readonly hands: readonly WinningHandV1[];
}
/** What won it. */
export interface WinningHandV1 extends Omit<WinningHand, 'beat'> {
  readonly text: string | null;
  readonly beat?: (BeatenHand & { readonly text: string }) | undefined;
}

/** More than win a pot: every seat, on three boards, high and low. */
const MOST_HANDS = 6 * MAX_PLAYERS;

/** An event of this version or an older one. */
export type LoggedEvent = HandEvent | StartedV1 | AwardedV1;

/**
 * An event that any version stored, as this one writes it. What it cannot read it gives back as it is:
 * `evolve` and `rebuild` say what is wrong with it.
 *
 * @throws `PokerError`: `UNREADABLE` for what cannot even be looked at.
 *
 * @example
 * import { currentEvent } from '@sidepot/engine';
 *
 * const shares = [{ seat: 1, amount: 20, odd: 0 }];
 * const stored = { type: 'awarded', pot: 0, name: 'Main Pot', amount: 20, rake: 0, shares, hands: [] } as const;
 * 'name' in currentEvent(stored); // → false
 */
export const currentEvent = (event: LoggedEvent): HandEvent => throwing(() => upcast(event));

function upcast(event: LoggedEvent): HandEvent {
  if (!isObject(event)) return event as HandEvent;
  if (event.type === 'started') {
    const version = event.version === 1 ? LOG_VERSION : event.version;
    return { ...event, version, players: withNames(event.players) };
  }
  if (event.type !== 'awarded' || !('name' in event)) return event as HandEvent;
  const { name: _name, hands, ...rest } = event;
  const isList = Array.isArray(hands) && hands.length <= MOST_HANDS;
  return { ...rest, hands: isList ? hands.map(withoutWords) : hands };
}

/** Ids as texts, also in a log of this version: some were written before ids were texts only. */
function withNames(players: readonly PlayerV1[]): Started['players'] {
  const isList = Array.isArray(players) && players.length <= MAX_PLAYERS;
  return (isList ? players.map(withName) : players) as Started['players'];
}

const withName = (player: PlayerV1): PlayerV1 =>
  isObject(player) && isId(player.id) ? { ...player, id: String(player.id) } : player;

function withoutWords(hand: WinningHandV1): WinningHand {
  if (!isObject(hand)) return hand;
  const { text: _text, beat, ...rest } = hand;
  if (beat === undefined || !isObject(beat)) return rest;
  return { ...rest, beat: { seat: beat.seat, cards: beat.cards } };
}
