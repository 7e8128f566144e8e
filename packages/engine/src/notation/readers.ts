/** The notations that can be read, in one table: how a file is cut into hands, and how one is read. */

import type { Result } from '../errors.js';
import type { ReadableNotation } from './detect/detect.js';
import type { PhhOptions } from './detect/read-options.js';
import { readGgPoker } from './ggpoker/read.js';
import { splitGgPoker } from './ggpoker/split.js';
import { readOpenHandHistory } from './ohh/read.js';
import { splitOpenHandHistory } from './ohh/split.js';
import type { PhhHand } from './phh/hand.js';
import { readPhh } from './phh/read.js';
import { splitPhhs } from './phh/split.js';
import { readPokerNow } from './pokernow/read.js';
import { splitPokerNow } from './pokernow/split.js';
import { readPokerStars } from './pokerstars/read.js';
import { splitPokerStars, type TextSlice } from './pokerstars/split.js';
import {
  BOVADA_FORMAT,
  EIGHT_FORMAT,
  IPOKER_READER,
  PARTYPOKER_FORMAT,
  WINAMAX_FORMAT,
  WPN_FORMAT,
} from './sites/formats.js';

/** How hands of one notation are found in a text, and read. */
export interface NotationReader {
  /** Where each hand begins, without reading it. One hand alone is a file of one. */
  split(text: string): Iterable<TextSlice>;
  /** Of one hand. A refusal has its `line` within it. */
  read(text: string, options?: PhhOptions): Result<PhhHand>;
}

/** By what `detectNotation` names as `reader`. */
export const NOTATION_READERS: Readonly<Record<ReadableNotation, NotationReader>> = {
  phh: { split: splitPhhs, read: readPhh },
  pokerstars: { split: splitPokerStars, read: readPokerStars },
  ohh: { split: splitOpenHandHistory, read: readOpenHandHistory },
  ggpoker: { split: splitGgPoker, read: readGgPoker },
  pokernow: { split: splitPokerNow, read: readPokerNow },
  winamax: WINAMAX_FORMAT,
  '888poker': EIGHT_FORMAT,
  partypoker: PARTYPOKER_FORMAT,
  ipoker: IPOKER_READER,
  bovada: BOVADA_FORMAT,
  wpn: WPN_FORMAT,
};
