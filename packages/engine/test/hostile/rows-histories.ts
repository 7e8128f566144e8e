/** Hand histories. */

import * as engine from '@sidepot/engine';
import { type Row, row } from './row.js';
import { EVENTS } from './samples.js';

const meta: engine.OhhMeta = {
  handId: 1,
  table: 'Table 1',
  startedAt: '2026-11-16T12:00:00.000Z',
  site: 'Sidepot',
} as unknown as engine.OhhMeta;

const phh = engine.toPhh(EVENTS, {});
const text = engine.writePhh(phh);
const stars = engine.toPokerStars(EVENTS, meta);
const ohh = engine.toOpenHandHistory(EVENTS, meta);
const LOG = `"-- ending hand #7 --",2026-10-01T18:30:09.000Z,8
"""Bob @ b2"" collected 20 from pot",2026-10-01T18:30:09.000Z,7
"Uncalled bet of 10 returned to ""Bob @ b2""",2026-10-01T18:30:09.000Z,6
"""Ann @ a1"" folds",2026-10-01T18:30:08.000Z,5
"""Bob @ b2"" posts a big blind of 20",2026-10-01T18:30:05.000Z,4
"""Ann @ a1"" posts a small blind of 10",2026-10-01T18:30:05.000Z,3
"Player stacks: #1 ""Ann @ a1"" (500) | #4 ""Bob @ b2"" (700)",2026-10-01T18:30:05.000Z,2
"-- starting hand #7  (No Limit Texas Hold'em) (dealer: ""Ann @ a1"") --",2026-10-01T18:30:05.000Z,1`;
const MOST = 10;

/** A generator does nothing until it is asked. */
const drained =
  (make: (...args: never[]) => Iterable<unknown>) =>
  (...args: never[]): unknown[] => {
    const found: unknown[] = [];
    for (const each of make(...args)) if (found.push(each) > MOST) break;
    return found;
  };

export const HISTORY_CALLS: Readonly<Record<string, Row>> = {
  detectNotation: row(engine.detectNotation, 'value', () => [[text], [stars], ['']]),
  notationProblem: row(engine.notationProblem, 'value', () => [[text], ['<html>']]),
  metaOf: row(engine.metaOf, 'value', () => [[phh]]),
  toPhh: row(engine.toPhh, 'value', () => [[EVENTS, {}]]),
  toPokerStars: row(engine.toPokerStars, 'value', () => [[EVENTS, meta]]),
  toOpenHandHistory: row(engine.toOpenHandHistory, 'value', () => [[EVENTS, meta]]),
  writePhh: row(engine.writePhh, 'value', () => [[phh]]),
  writePhhs: row(engine.writePhhs, 'value', () => [[[phh, phh]]]),
  readPhh: row(engine.readPhh, 'result', () => [[text, {}]]),
  readPhhs: row(drained(engine.readPhhs), 'value', () => [[`[1]\n${text}`, {}]]),
  splitPhhs: row(drained(engine.splitPhhs), 'value', () => [[`[1]\n${text}`]]),
  readPokerStars: row(engine.readPokerStars, 'result', () => [[stars, {}]]),
  splitPokerStars: row(drained(engine.splitPokerStars), 'value', () => [[stars]]),
  readGgPoker: row(engine.readGgPoker, 'result', () => [
    [stars.replace('PokerStars', 'Poker'), {}],
  ]),
  splitGgPoker: row(drained(engine.splitGgPoker), 'value', () => [['Poker Hand #1']]),
  readPokerNow: row(engine.readPokerNow, 'result', () => [[LOG, {}]]),
  splitPokerNow: row(drained(engine.splitPokerNow), 'value', () => [[LOG]]),
  encodingOf: row(engine.encodingOf, 'value', () => [[new TextEncoder().encode(stars)]]),
  readOpenHandHistory: row(engine.readOpenHandHistory, 'result', () => [[ohh, {}]]),
  splitOpenHandHistory: row(drained(engine.splitOpenHandHistory), 'value', () => [
    [JSON.stringify(ohh)],
  ]),
  replayHand: row(engine.replayHand, 'result', () => [[phh, {}]]),
  convertHand: row(engine.convertHand, 'result', () => [
    [phh, 'pokerstars'],
    [phh, 'ohh'],
  ]),
};
