/**
 * From the engine's events, which have no words, to those that go over the wire: this version of the
 * protocol has names of pots and winning hands in English. They are made here and nowhere else.
 */

import { type EventView, potName, type WinningHand, winningHandText } from '@sidepot/engine';
import type { WireHandEvent } from '../schema/hand-events.js';

/** Of the shape of a `started` on the wire. */
const EVENT_VERSION = 1;

type WireAward = Extract<WireHandEvent, { type: 'awarded' }>;

/**
 * What a viewer may know of an event, as it is sent.
 *
 * @example
 * ```ts
 * import { wireEventOf } from '@sidepot/protocol';
 *
 * wireEventOf({ type: 'mucked', seat: 3 }); // → { type: 'mucked', seat: 3 }
 * ```
 */
export function wireEventOf(event: EventView): WireHandEvent {
  if (event.type === 'started') {
    return { ...event, version: EVENT_VERSION };
  }
  if (event.type !== 'awarded') return event;
  const { type, pot, amount, rake, shares, hands } = event;
  return { type, pot, name: potName(pot), amount, rake, shares, hands: hands.map(wireHand) };
}

function wireHand(hand: WinningHand): WireAward['hands'][number] {
  const { seat, board, half, cards, beat } = hand;
  const words = winningHandText(hand);
  const won = { seat, board, half, text: words?.text ?? null, cards, ...madeOf(hand) };
  if (beat === undefined) return won;
  const text = words?.beat ?? '';
  return { ...won, beat: { seat: beat.seat, text, cards: beat.cards, ...madeOf(beat) } };
}

const madeOf = ({ made }: Pick<WinningHand, 'made'>): { readonly made?: true } =>
  made === true ? { made } : {};
