/** The formats that `sidepot replay` reads: told apart by the engine, cut and read alike. */

import {
  detectNotation,
  NOTATION_READERS,
  type NotationReader,
  notationProblem,
  type PhhOptions,
  type PhhsHand,
  type ReadableNotation,
  type Refusal,
  readPhhs,
} from '@sidepot/engine';

/** `none`: a text that no reader is for. */
export type Format = ReadableNotation | 'none';

/** So much of a file is looked at. */
export const LOOK_BYTES: number = 20 * 1024;

export const formatOf = (bytes: Buffer): Format => detectNotation(startOf(bytes)).reader ?? 'none';

const startOf = (bytes: Buffer): string =>
  bytes.toString('utf8', 0, Math.min(bytes.length, LOOK_BYTES));

/** What may begin a hand, behind a line end; PHH and PokerNow have ways of their own. */
const STARTS: Readonly<Record<Exclude<ReadableNotation, 'phh' | 'pokernow'>, readonly string[]>> = {
  // Old exports of trackers have their headers in capitals.
  pokerstars: ['\nPokerStars ', '\nPOKERSTARS '],
  ggpoker: ['\nPoker Hand #'],
  winamax: ['\nWinamax Poker - '],
  '888poker': ['\n***** '],
  partypoker: ['\n***** Hand History '],
  // What a session says holds for all its games.
  ipoker: ['\n<session '],
  bovada: ['\nBovada', '\nIgnition', '\nBodog'],
  wpn: ['\nGame started at: ', '\nHand #', '\nGame Hand #'],
  ohh: ['\n\n{', '\n\r\n{', '\n{"ohh"'],
};

/** Where the last hand begins; 0 if it is the first. */
export function lastStart(bytes: Buffer, format: Exclude<ReadableNotation, 'phh'>): number {
  if (format === 'pokernow') return lastOfLog(bytes);
  const found = STARTS[format].map((start) => {
    const at = bytes.lastIndexOf(start);
    return at < 0 ? 0 : at + start.search(/[^\r\n]/);
  });
  const last = Math.max(...found);
  // What stands above the first session is no hand of its own.
  if (format === 'ipoker' && bytes.indexOf('<session ') >= last) return 0;
  return last > 0 || !HAS_LINES.test(STARTS[format][0] ?? '') ? last : lastIndented(bytes, format);
}

const HAS_LINES = /^\n[\w*]/;

/** Some copies are indented. */
function lastIndented(
  bytes: Buffer,
  format: Exclude<ReadableNotation, 'phh' | 'pokernow'>,
): number {
  let last = 0;
  for (const start of STARTS[format]) {
    const sign = start.slice(1);
    let at = bytes.lastIndexOf(sign);
    while (at > last && !isIndented(bytes, at)) at = bytes.lastIndexOf(sign, at - 1);
    last = Math.max(last, at);
  }
  return last;
}

function isIndented(bytes: Buffer, at: number): boolean {
  let before = at - 1;
  while (bytes[before] === SPACE || bytes[before] === TAB) before--;
  return before < at - 1 && bytes[before] === LINE_FEED;
}

const SPACE = 32;
const TAB = 9;
const LINE_FEED = 10;

/** A log has its newest line first: the line that says that a hand starts is its last. */
function lastOfLog(bytes: Buffer): number {
  const at = bytes.lastIndexOf('\n"-- starting hand #');
  if (at < 0) return 0;
  const start = bytes.toString('latin1', 0, Math.min(bytes.length, LOOK_BYTES));
  const [, first = '0', second = '0'] = /,(\d+)\r?\n[^\n]*,(\d+)\r?\n/.exec(start) ?? [];
  return Number(first) < Number(second) ? at + 1 : bytes.indexOf('\n', at + 1) + 1;
}

/**
 * Hands of PHH are named by their header, those of the other formats by their number. Without a unit
 * each hand's own amounts decide. A text of another kind is one hand that is refused.
 */
export function handsOf(
  text: string,
  format: Format,
  unit: string | undefined,
): Iterable<PhhsHand> {
  const options = unit === undefined ? {} : { unit };
  switch (format) {
    case 'phh':
      return readPhhs(text, options);
    case 'none': {
      const error = notationProblem(text);
      return error === undefined ? [] : [{ section: '', line: 1, hand: { ok: false, error } }];
    }
    default:
      return imported(text, NOTATION_READERS[format], options);
  }
}

const NUMBER =
  /^\s*(?:PokerStars [^#]*|Poker Hand )#(\w+)|"game_number"\s*:\s*"?(\w+)|-- starting hand #(\d+)/i;

function* imported(
  file: string,
  { split, read }: NotationReader,
  options: PhhOptions,
): Generator<PhhsHand, void> {
  for (const { line, text } of split(file)) {
    const hand = read(text, options);
    const [, found] = (NUMBER.exec(text) ?? []).filter((part) => part);
    const number = found ?? String((hand.ok ? hand.value.hand : undefined) ?? `line ${line}`);
    yield {
      section: number,
      line,
      hand: hand.ok ? hand : { ok: false, error: at(hand.error, line) },
    };
  }
}

/** Lines of a refusal count from the start of the text, not of the hand. */
const at = (error: Refusal, line: number): Refusal => ({
  ...error,
  line: line + (typeof error['line'] === 'number' ? error['line'] - 1 : 0),
});
