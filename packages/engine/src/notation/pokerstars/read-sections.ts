/** The headings of a PokerStars history: streets, draws, the cards in the middle (R163, R164). */

import type { Game } from '../../games/game.js';
import type { ImportRecord } from '../import/record.js';
import { type Codes, codesOf, isAt, isWhole } from '../import/scan.js';
import { fail } from '../import/types.js';
import { cardsIn, importedCards } from '../import/words.js';
import type { PhhCard } from '../phh/hand.js';

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
  if (isWhole(text, from, to, SUMMARY)) return true;
  if (isWhole(text, from, to, HOLE_CARDS) || isWhole(text, from, to, SHOW_DOWN)) return false;
  return readPlainBoard(text, from, to, record, game)
    ? false
    : readHeading(text.slice(from, to), record, game);
}

const SUMMARY = /* @__PURE__ */ codesOf('*** SUMMARY ***');
const HOLE_CARDS = /* @__PURE__ */ codesOf('*** HOLE CARDS ***');
const SHOW_DOWN = /* @__PURE__ */ codesOf('*** SHOW DOWN ***');
const NEXT_LIST = /* @__PURE__ */ codesOf('] [');

/** The streets of nearly all hands: what comes, and what stands there before and behind. */
const BOARDS: readonly { readonly begins: Codes; readonly length: number }[] = /* @__PURE__ */ [
  ['*** FLOP *** [', '** ** **]'],
  ['*** TURN *** [', '** ** **] [**]'],
  ['*** RIVER *** [', '** ** ** **] [**]'],
].map(([begins = '', cards = '']) => ({
  begins: codesOf(begins),
  length: begins.length + cards.length,
}));

/** Was it one of those? */
function readPlainBoard(
  text: string,
  from: number,
  to: number,
  record: ImportRecord,
  { streets }: Game,
): boolean {
  for (let k = 0; k < BOARDS.length; k++) {
    const { begins, length } = BOARDS[k] as (typeof BOARDS)[number];
    if (to - from !== length) continue;
    const count = k === 0 ? 3 : 1;
    const last = text.lastIndexOf('[', to);
    if (!isAt(text, from, to, begins) || streets[k + 1]?.board !== count) return false;
    if (text.charCodeAt(to - 1) !== CLOSE || to - last !== 3 * count + 1) return false;
    if (k > 0 && !isAt(text, last - 2, to, NEXT_LIST)) return false;
    record.deal(cardsIn(text, last + 1, to - 1));
    return true;
  }
  return false;
}

const CLOSE = 93;

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
