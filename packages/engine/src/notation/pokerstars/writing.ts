/** A hand that is being written: what its lines are made of. */

import type { Money } from '../../money/write.js';
import type { History, HistoryMeta } from '../history/types.js';
import { type StarsWords, starsWords } from './hands.js';
import { type Win, winsOf } from './wins.js';
import { starsMoney } from './words.js';

export interface StarsWriting {
  readonly history: History;
  readonly meta: HistoryMeta;
  readonly money: Money;
  readonly wins: readonly Win[];
  readonly words: StarsWords;
}

export const starsWriting = (history: History, meta: HistoryMeta): StarsWriting => ({
  history,
  meta,
  money: starsMoney(meta),
  wins: winsOf(history),
  words: starsWords(history),
});
