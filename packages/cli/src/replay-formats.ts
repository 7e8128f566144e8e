/** The formats that `sidepot replay` reads: told apart by how they begin, cut and read alike. */

import {
  type PhhHand,
  type PhhsHand,
  type Rejection,
  type Result,
  readOpenHandHistory,
  readPhhs,
  readPokerStars,
  splitOpenHandHistory,
  splitPokerStars,
} from '@sidepot/engine';

export type Format = 'phh' | 'pokerstars' | 'ohh';

/** So much of a file is looked at. */
const LOOK_BYTES = 4096;

export function formatOf(bytes: Buffer): Format {
  const start = bytes.toString('utf8', 0, Math.min(bytes.length, LOOK_BYTES));
  if (/^[\s\ufeff]*(?:PokerStars |Transcript for |\*{5})/.test(start)) return 'pokerstars';
  return /^[\s\ufeff]*\[?\s*\{/.test(start) ? 'ohh' : 'phh';
}

/** What may begin a hand, behind a line end; PHH has a finer way of its own. */
const STARTS: Readonly<Record<Exclude<Format, 'phh'>, readonly string[]>> = {
  pokerstars: ['\nPokerStars '],
  ohh: ['\n\n{', '\n\r\n{', '\n{"ohh"'],
};

/** Where the last hand begins; 0 if it is the first. */
export function lastStart(bytes: Buffer, format: Exclude<Format, 'phh'>): number {
  const found = STARTS[format].map((start) => {
    const at = bytes.lastIndexOf(start);
    return at < 0 ? 0 : at + start.search(/[^\r\n]/);
  });
  return Math.max(...found);
}

/** Chips of a tournament are whole although its buy-in has cents. */
const DECIMALS: Readonly<Record<Exclude<Format, 'phh'>, RegExp>> = {
  pokerstars: /^(?!PokerStars ).*\d\.\d/m,
  ohh: /"(?:starting_stack|amount|\w+_blind_amount|ante_amount|win_amount|rake)"\s*:\s*\d+\.\d/,
};

/** Has any hand an amount with a point? */
export function hasPoint(bytes: Buffer, format: Format): boolean {
  if (!bytes.includes('.')) return false;
  const text = bytes.toString('latin1', 0, bytes.length);
  if (format !== 'phh') return DECIMALS[format].test(text);
  // Other points, in names, are not meant.
  if (!/\d\.\d/.test(text)) return false;
  for (const { hand } of readPhhs(text)) if (hand.ok && hand.value.unit !== '1') return true;
  return false;
}

/** Hands of PHH are named by their header, those of the other formats by their number. */
export function handsOf(text: string, format: Format, unit: string): Iterable<PhhsHand> {
  switch (format) {
    case 'phh':
      return readPhhs(text, { unit });
    case 'pokerstars':
      return imported(splitPokerStars(text), (hand) => readPokerStars(hand, { unit }));
    case 'ohh':
      return imported(splitOpenHandHistory(text), (hand) => readOpenHandHistory(hand, { unit }));
  }
}

const NUMBER = /^PokerStars [^#]*#(\w+)|"game_number"\s*:\s*"?(\w+)/;

function* imported(
  slices: ReturnType<typeof splitPokerStars>,
  read: (text: string) => Result<PhhHand>,
): Generator<PhhsHand, void> {
  for (const { line, text } of slices) {
    const [, number = `line ${line}`] = (NUMBER.exec(text) ?? []).filter((part) => part);
    const hand = read(text);
    yield {
      section: number,
      line,
      hand: hand.ok ? hand : { ok: false, error: at(hand.error, line) },
    };
  }
}

/** Lines of a refusal count from the start of the text, not of the hand. */
const at = (error: Rejection, line: number): Rejection => ({
  ...error,
  line: line + (typeof error['line'] === 'number' ? error['line'] - 1 : 0),
});
