/** The sites whose texts are read by a table: how each is cut into hands, and how one is read. */

import type { Result } from '../../errors.js';
import type { PhhOptions } from '../detect/read-options.js';
import { linesIn, readByLine, readText, type TextFormat } from '../import/read-text.js';
import type { PhhHand } from '../phh/hand.js';
import type { TextSlice } from '../pokerstars/split.js';
import { BOVADA } from './bovada.js';
import { EIGHT } from './eight.js';
import type { SiteGrammar } from './grammar.js';
import { IPOKER, ipokerLines, splitIpoker } from './ipoker.js';
import { PARTYPOKER } from './partypoker.js';
import { SiteReader } from './reader.js';
import { splitAt } from './split.js';
import { WINAMAX } from './winamax.js';
import { WPN } from './wpn.js';

interface SiteFormat {
  split(text: string): Iterable<TextSlice>;
  read(text: string, options?: PhhOptions): Result<PhhHand>;
}

/** Cents where an amount has one or two digits behind a mark, that are not all 0; three are thousands. */
const mayBeCents = (text: string): boolean => /\d[.,](?!00?(?!\d))\d\d?(?!\d)/.test(text);

const formatOf = (
  grammar: SiteGrammar,
  lines: (text: string) => readonly string[] = linesIn,
): TextFormat => ({
  notation: grammar.notation,
  begin: (text, unit) => readByLine(() => lines(text), new SiteReader(unit, grammar)),
  mayBeCents,
});

const site = (grammar: SiteGrammar): SiteFormat => {
  const format = formatOf(grammar);
  const cut = splitAt(grammar.begins);
  return {
    split: (text) => cut(text),
    read: (text, options = {}) => readText(text, options, format),
  };
};

const IPOKER_FORMAT = /* @__PURE__ */ formatOf(IPOKER, ipokerLines);

export const WINAMAX_FORMAT: SiteFormat = /* @__PURE__ */ site(WINAMAX);
export const EIGHT_FORMAT: SiteFormat = /* @__PURE__ */ site(EIGHT);
export const PARTYPOKER_FORMAT: SiteFormat = /* @__PURE__ */ site(PARTYPOKER);
export const BOVADA_FORMAT: SiteFormat = /* @__PURE__ */ site(BOVADA);
export const WPN_FORMAT: SiteFormat = /* @__PURE__ */ site(WPN);
export const IPOKER_READER: SiteFormat = {
  split: (text) => splitIpoker(text),
  read: (text, options = {}) => readText(text, options, IPOKER_FORMAT),
};
