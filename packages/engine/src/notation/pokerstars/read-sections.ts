/** The headings of a PokerStars history: streets, draws, the cards in the middle (R163, R164). */

import type { Game } from '../../games/game.js';
import { type Bytes, behindLine, cardsFrom, lineFeedFrom, standsAt } from '../import/bytes.js';
import type { ImportRecord } from '../import/record.js';
import { isAt, isWhole, type Word, wordOf } from '../import/scan.js';
import { fail } from '../import/types.js';
import { cardsIn, importedCards } from '../import/words.js';
import type { PhhCard } from '../phh/hand.js';
import { CLOSE, OPEN } from '../phh/toml.js';

const SECTION = /^\*\*\* (?:(FIRST|SECOND|THIRD) )?([\dA-Za-z -]+?) \*\*\*(.*)$/;

const RUNS = ['FIRST', 'SECOND', 'THIRD'];
/** By name, the place of the street in a game with a board. */
const STREETS: Readonly<Record<string, number>> = { 'PRE-FLOP': 0, FLOP: 1, TURN: 2, RIVER: 3 };
/** Nothing comes with these but what the lines below them tell. */
const PLAIN = ['SUMMARY', 'HOLE CARDS', 'DEALING HANDS', 'SHOW DOWN', 'SHOWDOWN'];
const STUD_STREET = /^\d(?:rd|th) STREET$/;

/** Is it the summary that begins? */
export function readSection(
  text: string,
  from: number,
  to: number,
  record: ImportRecord,
  game: Game,
): boolean {
  if (isWhole(text, from, to, SUMMARY.codes)) return true;
  for (let street = 1; street < BOARDS.length; street++) {
    if (readBoardLine(text, from, to, record, game, street)) return false;
  }
  return readHeading(text.slice(from, to), record, game);
}

export const SUMMARY: Word = /* @__PURE__ */ wordOf('*** SUMMARY ***');
const HOLE_CARDS = /* @__PURE__ */ wordOf('*** HOLE CARDS ***');
const SHOW_DOWN = /* @__PURE__ */ wordOf('*** SHOW DOWN ***');
const NEXT_LIST = /* @__PURE__ */ wordOf('] [');

const F = 70;
const H = 72;
const R = 82;
const S = 83;
const T = 84;

/** The headings of nearly all hands: where the next line begins, or −1 for any other. */
export function plainSection(bytes: Bytes, from: number, record: ImportRecord, game: Game): number {
  switch (bytes[from + '*** '.length]) {
    case H:
      return afterHeading(bytes, from, HOLE_CARDS);
    case S:
      return afterHeading(bytes, from, SHOW_DOWN);
    case F:
      return plainBoard(bytes, from, record, game, 1);
    case T:
      return plainBoard(bytes, from, record, game, 2);
    case R:
      return plainBoard(bytes, from, record, game, 3);
    default:
      return -1;
  }
}

export const afterHeading = (bytes: Bytes, from: number, heading: Word): number =>
  standsAt(bytes, from, heading) ? behindLine(bytes, from + heading.length) : -1;

/** By street, as nearly all hands have them: what comes, and what stands there before and behind. */
const BOARDS: readonly { readonly begins: Word; readonly length: number }[] = /* @__PURE__ */ [
  ['', ''],
  ['*** FLOP *** [', '** ** **]'],
  ['*** TURN *** [', '** ** **] [**]'],
  ['*** RIVER *** [', '** ** ** **] [**]'],
].map(([begins = '', cards = '']) => ({
  begins: wordOf(begins),
  length: begins.length + cards.length,
}));

function plainBoard(
  bytes: Bytes,
  from: number,
  record: ImportRecord,
  { streets }: Game,
  street: number,
): number {
  const { begins, length } = BOARDS[street] as (typeof BOARDS)[number];
  const count = street === 1 ? 3 : 1;
  if (streets[street]?.board !== count || !standsAt(bytes, from, begins)) return -1;
  const to = from + length;
  const list = to - 3 * count - 1;
  if (street > 1 && !standsAt(bytes, list - 2, NEXT_LIST)) return -1;
  const next = behindLine(bytes, to);
  // What came before is only looked at to see that it is one line.
  if (next < 0 || lineFeedFrom(bytes, from + begins.length) !== next - 1) return -1;
  const cards = cardsFrom(bytes, list + 1);
  if (cards?.length !== count) return -1;
  record.deal(cards);
  return next;
}

/** Was it one of those? */
function readBoardLine(
  text: string,
  from: number,
  to: number,
  record: ImportRecord,
  { streets }: Game,
  street: number,
): boolean {
  const { begins, length } = BOARDS[street] as (typeof BOARDS)[number];
  const count = street === 1 ? 3 : 1;
  const last = to - 3 * count - 1;
  const isBoard =
    to - from === length &&
    streets[street]?.board === count &&
    isAt(text, from, to, begins.codes) &&
    (street === 1 || isAt(text, last - 2, to, NEXT_LIST.codes)) &&
    isList(text, last, to);
  if (isBoard) record.deal(cardsIn(text, last + 1, to - 1));
  return isBoard;
}

/** Is it from its bracket to its end the last that stands there? */
function isList(text: string, from: number, to: number): boolean {
  if (text.charCodeAt(from) !== OPEN || text.charCodeAt(to - 1) !== CLOSE) return false;
  for (let i = from + 1; i < to; i++) if (text.charCodeAt(i) === OPEN) return false;
  return true;
}

function readHeading(line: string, record: ImportRecord, game: Game): boolean {
  const found = SECTION.exec(line);
  const run = found?.[1];
  const name = found?.[2] ?? '';
  const groups = found?.[3]?.match(/\[[^\]]*\]/g) ?? [];
  const isFirst = name === 'HOLE CARDS' && groups.length > 0 && game.streets[0]?.board !== 0;
  if (PLAIN.includes(name) && !isFirst) return name === 'SUMMARY';
  const isStud = game.upCards !== null;
  if (name === 'DRAW' && game.streets.some(({ draw }) => draw !== null)) record.nextDraw();
  else if (isStud && (STUD_STREET.test(name) || name === 'RIVER')) {
    if (groups.length === 0) record.street();
    else record.deal(cardsOf(groups));
  } else readBoard(line, record, game, run, isFirst ? 'PRE-FLOP' : name, groups);
  return false;
}

function cardsOf(groups: readonly string[]): PhhCard[] {
  const text = (groups.at(-1) ?? '[]').slice(1, -1);
  // Some have no spaces between them.
  const isTight = text.length % 3 !== 2;
  return importedCards(isTight ? text.replace(/(\S\S)(?=\S)/g, '$1 ') : text);
}

function readBoard(
  line: string,
  record: ImportRecord,
  game: Game,
  run: string | undefined,
  name: string,
  groups: readonly string[],
): void {
  const at = Object.hasOwn(STREETS, name) ? STREETS[name] : undefined;
  const count = at === undefined ? undefined : game.streets[at]?.board;
  if (count === undefined || count === 0) fail({ reason: 'notSection', token: line });
  const cards = cardsOf(groups);
  // A first card that is told again (R144).
  const isAgain = name === 'PRE-FLOP' && record.board > 0;
  if (isAgain) return;
  const isLonger = cards.length === count + record.board;
  const fresh = isLonger ? cards.slice(record.board) : cards;
  if (fresh.length !== count) {
    fail({ reason: 'streetCards', street: name.toLowerCase(), count: cards.length });
  }
  if (run === undefined) record.deal(fresh);
  else record.dealRun(RUNS.indexOf(run), fresh);
}
