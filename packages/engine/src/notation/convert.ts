/** From a hand that was read to the text of another notation, in one go. */

import { answering, unfit } from '../checks.js';
import { type Result, refused, throwIf } from '../errors.js';
import { readHistory } from './history/history.js';
import { historyMetaProblem } from './history/meta-shape.js';
import { metaIn } from './meta.js';
import { ohhText } from './ohh/write.js';
import type { PhhHand } from './phh/hand.js';
import { phhProblem } from './phh/shape.js';
import { starsText } from './pokerstars/write.js';
import { replayedEvents } from './replay/replay.js';

/** What `convertHand` writes: PokerStars' text, Open Hand History. */
export const CONVERSIONS = ['pokerstars', 'ohh'] as const;
/** One of `CONVERSIONS`. */
export type Conversion = (typeof CONVERSIONS)[number];

/**
 * A hand that was read as PokerStars' text, with a line break at its end, or as the JSON of Open Hand
 * History. The text is the same as that of `toPokerStars` and `toOpenHandHistory` of the events of
 * `replayHand` and the meta of `metaOf`; but the hand is checked and replayed once, and nothing is
 * kept of it, which takes two thirds of the time or less. Refused is what one of these refuses.
 *
 * @throws PokerError CONSERVATION, which would be a bug of the engine.
 *
 * @example
 * ```ts
 * import { convertHand, readPhh } from '@sidepot/engine';
 *
 * const read = readPhh("variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nstarting_stacks = [9, 9]\nactions = ['p2 f']");
 * const text = read.ok ? convertHand(read.value, 'pokerstars') : read;
 * if (text.ok) console.log(text.value.split('\n')[2]); // → Seat 1: p1 (9 in chips)
 * ```
 */
export const convertHand = (hand: PhhHand, to: Conversion): Result<string> =>
  answering<string>(() => {
    if (!CONVERSIONS.includes(to)) {
      return refused(unfit('to', { wants: 'oneOf', choices: CONVERSIONS }, to));
    }
    const problem = phhProblem(hand);
    if (problem !== undefined) return refused(problem);
    const events = replayedEvents(hand);
    if (!events.ok) return events;
    const meta = metaIn(hand);
    // All else of it was looked at, but a buy-in is what a text says.
    if (meta.tournament !== undefined) throwIf(historyMetaProblem(meta));
    const history = readHistory(events.value, meta);
    return { ok: true, value: to === 'ohh' ? ohhText(history, meta) : starsText(history, meta) };
  });
