/** The log as it is read: one line per thing that happened, under the hand it belongs to. */

import { type Card, type GameName, RANKS, rankOf, suitOf } from '@sidepot/engine';
import { eventLine, type HandFacts, type Names, type Tell, words } from '@sidepot/i18n/page';
import type { StreamEvent, TableView } from '@sidepot/protocol';
import { isThrownIn } from '../felt/model/of-hand.js';
import { handCalled } from '../felt/model/winning-hand.js';
import { namesOf } from '../session/names.js';
import { changeWords } from './change-words.js';

export interface LogLine {
  readonly seq: number;
  readonly text: string;
  /** A new hand begins here. */
  readonly isHead: boolean;
  readonly kind: 'plain' | 'street' | 'refund' | 'award';
}

export function logLines(view: TableView): readonly LogLine[] {
  const now = namesOf(view);
  let names = now;
  // The main pot is awarded last, so its line knows whether there was another.
  let facts = factsOf(gameAtFirst(view));
  const lines = view.log.flatMap((entry) => {
    if (entry.of === 'hand' && entry.event.type === 'started') {
      facts = factsOf(entry.event.rules.game);
      names = namesIn(now, entry.event.players);
    }
    if (entry.of === 'hand' && entry.event.type === 'awarded') {
      facts = { ...facts, pots: Math.max(facts.pots, entry.event.pot + 1) };
    }
    const line = lineOf(entry, names, facts);
    return line === null ? [] : { line, isDealt: entry.event.type === 'dealt' };
  });
  return inOneLine(lines);
}

/** The log may begin in the midst of a hand: in a mix an earlier one may have been of another game. */
function gameAtFirst({ log, hand, settings }: TableView): GameName | undefined {
  if (hand === null) return undefined;
  const first = log.find((entry) => entry.of === 'hand');
  const isOther = first !== undefined && first.hand !== hand.number;
  return isOther && settings.poker.mix !== null ? undefined : hand.view.rules.game;
}

/** Of a hand that begins. */
const factsOf = (game: GameName | undefined): HandFacts => ({
  pots: 1,
  isThrown: game !== undefined && isThrownIn(game),
});

/** What is dealt face up on a street stands in one line. */
function inOneLine(
  lines: readonly { readonly line: LogLine; readonly isDealt: boolean }[],
): readonly LogLine[] {
  const told: LogLine[] = [];
  for (const [i, { line, isDealt }] of lines.entries()) {
    const before = told.at(-1);
    if (!isDealt || before === undefined || lines[i - 1]?.isDealt !== true) told.push(line);
    else told[told.length - 1] = { ...before, text: `${before.text} · ${line.text}` };
  }
  return told;
}

/** Who sat where when that hand was dealt: since then they may have left, and another sit there. */
function namesIn(names: Names, players: readonly { id: string; seat: number }[]): Names {
  const ids = new Map(players.map(({ seat, id }) => [seat, id]));
  const seat = (number: number): string => {
    const id = ids.get(number);
    return id === undefined ? names.seat(number) : names.player(id);
  };
  return { ...names, seat };
}

const SUITS = '♣♦♥♠';

/** "A♠ 10♦". */
const SIGNS: Tell = {
  cards: (cards) =>
    cards
      .flatMap((card) => (card === null ? [] : `${indexOf(card)}${SUITS[suitOf(card)]}`))
      .join(' '),
  hand: handCalled,
};

const indexOf = (card: Card): string => RANKS[rankOf(card)]?.replace('T', '10') ?? '';

export function lineOf(
  entry: StreamEvent,
  names: Names,
  hand: HandFacts,
  tell: Tell = SIGNS,
): LogLine | null {
  if (entry.of === 'table' && entry.event.type === 'handStarted') {
    const { number } = entry.event;
    return { seq: entry.seq, text: words.table.panel.hand(number), isHead: true, kind: 'plain' };
  }
  const said = changeWords(entry) ?? eventLine(entry, names, hand, tell);
  if (said === null) return null;
  return { seq: entry.seq, text: said, isHead: false, kind: kindOf(entry) };
}

function kindOf({ of, event }: StreamEvent): LogLine['kind'] {
  if (of !== 'hand') return 'plain';
  if (event.type === 'board' || event.type === 'dealt') return 'street';
  if (event.type === 'refunded') return 'refund';
  return event.type === 'awarded' ? 'award' : 'plain';
}
