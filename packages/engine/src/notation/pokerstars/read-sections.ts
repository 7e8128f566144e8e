/** The headings of a PokerStars history: streets, draws, the cards in the middle (R163, R164). */

import type { Game } from '../../games/game.js';
import type { ImportRecord } from '../import/record.js';
import { fail } from '../import/types.js';
import { importedCards } from '../import/words.js';
import type { PhhCard } from '../phh/hand.js';

const SECTION = /^\*\*\* (?:(FIRST|SECOND|THIRD) )?([\dA-Za-z -]+?) \*\*\*(.*)$/;

const RUNS = ['FIRST', 'SECOND', 'THIRD'];
/** By name, the place of the street in a game with a board. */
const STREETS: Readonly<Record<string, number>> = { 'PRE-FLOP': 0, FLOP: 1, TURN: 2, RIVER: 3 };
/** Nothing comes with these but what the lines below them tell. */
const PLAIN = ['SUMMARY', 'HOLE CARDS', 'DEALING HANDS', 'SHOW DOWN', 'SHOWDOWN'];
const STUD_STREET = /^\d(?:rd|th) STREET$/;

/** Is it the summary that begins? */
export function readSection(line: string, record: ImportRecord, game: Game): boolean {
  if (line === '*** HOLE CARDS ***' || line === '*** SHOW DOWN ***') return false;
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
