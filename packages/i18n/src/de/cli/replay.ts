/** A replayed hand, street by street. Amounts come as they are written; `{detail}` is replaced. */

import type { GameName, HandEvent, Limit, ReplayWarningCode } from '@sidepot/engine';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { games } from './games.js';

type Post = Extract<HandEvent, { type: 'posted' }>['kind'];

/** The verb is among them: an ante is paid, a blind is brought. */
const posts: Readonly<Record<Post | 'ante-for-all', string>> = {
  ante: 'zahlt das Ante',
  'ante-for-all': 'zahlt das Ante für alle',
  'small-blind': 'bringt den Small Blind',
  'big-blind': 'bringt den Big Blind',
  straddle: 'straddelt',
  post: 'postet',
  'button-blind': 'postet am Button',
  'bring-in': 'zahlt das Bring-in',
};

/** What departs from the rulebook. */
const warnings: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} postet {paid} von {owed}',
  LATE_POST: '{player} postet {paid} außer der Reihe',
  UNEVEN_ANTES: 'Die Antes sind nicht gleich hoch; sie zählen als Dead Money',
  OUT_OF_TURN: '{player} handelt, aber {turn} ist dran',
  BETTING_CLOSED: '{player} handelt, aber es gibt nichts mehr zu entscheiden',
  UNDER_MINIMUM: '{player} erhöht auf {to}, das Minimum ist {min}',
  OVER_MAXIMUM: '{player} erhöht auf {to}, das Maximum ist {max}',
  NOT_REOPENED:
    '{player} erhöht auf {to}, aber kein voller Raise hat die Setzrunde wieder eröffnet',
  RAISE_CAP: '{player} erhöht auf {to}, aber die Raises dieser Setzrunde sind verbraucht',
  NO_RIVAL_TO_RAISE: '{player} erhöht auf {to}, aber niemand könnte mehr callen',
  BRING_IN_MOVED: '{player} zahlt das Bring-in, ohne es zu müssen',
  DRAW_LIMIT: '{player} wirft mehr oder weniger Karten ab, als das Spiel erlaubt',
  STILL_TO_ACT: 'Die Setzrunde endet, obwohl {player} noch dran wäre',
  UNFINISHED: 'Die Aufzeichnung bricht ab, bevor die Hand zu Ende ist',
  UNKNOWN_WINNER:
    'Niemand hat eine Hand gezeigt, und kein Gewinn ist notiert: Wer gewonnen hat, ist nicht bekannt',
  WINNER_BY_RECORD:
    'Niemand hat eine Hand gezeigt: Der Pot geht an die Person, die in der Aufzeichnung steht',
  RECORD_DIFFERS: 'Laut Aufzeichnung hat {player} {won} gewonnen',
  CASHED_OUT:
    '{player} hat sich auszahlen lassen: das Haus zahlte {paid}, die Pots hätten {won} gezahlt',
};

const limits: Readonly<Record<Limit, string>> = {
  'no-limit': 'No Limit',
  'pot-limit': 'Pot Limit',
  'fixed-limit': 'Fixed Limit',
};

const allIn = (is: boolean): string => (is ? ' und ist all-in' : '');
const hands = (number: number): string => howMany(number, { one: 'Hand', other: 'Hände' });

export const replay = {
  title: (file: string, hand: string): string => `${file}, Hand ${hand}`,
  /** "Hand 3: BAD_NOTATION: …". */
  refused: (file: string, hand: string, code: string, why: string): string =>
    `${file}, Hand ${hand}: ${code}: ${why}`,
  game: (limit: Limit, game: GameName): string => `${limits[limit]} ${games[game]}`,
  beforeFlop: 'Vor dem Flop',
  /** "Flop Ah Kd 2c, 300 im Pot". */
  board: (street: string, cards: string, pot: string): string =>
    `${street} ${cards}, ${pot} im Pot`,
  streets: {
    preflop: 'Preflop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    third: 'Third Street',
    fourth: 'Fourth Street',
    fifth: 'Fifth Street',
    sixth: 'Sixth Street',
    seventh: 'Seventh Street',
    deal: 'Vor dem Tausch',
    'first draw': 'Erster Tausch',
    'second draw': 'Zweiter Tausch',
    'third draw': 'Dritter Tausch',
    board: 'Board',
  },
  posts: (name: string, post: keyof typeof posts, chips: string): string =>
    `${name} ${posts[post]}: ${chips}`,
  holds: (name: string, cards: string): string => `${name} hat ${cards}`,
  gets: (name: string, cards: string): string => `${name} bekommt ${cards}`,
  bringsIn: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} zahlt das Bring-in, ${chips}${allIn(isAllIn)}`,
  throws: (name: string, number: number, cards: string | null): string =>
    `${name} wirft ${howMany(number, { one: 'Karte', other: 'Karten' })} ab${cards === null ? '' : `: ${cards}`}`,
  standsPat: (name: string): string => `${name} tauscht nicht`,
  folds: (name: string): string => `${name} foldet`,
  checks: (name: string): string => `${name} checkt`,
  calls: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} callt ${chips}${allIn(isAllIn)}`,
  bets: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} setzt ${chips}${allIn(isAllIn)}`,
  raises: (name: string, chips: string, isAllIn: boolean): string =>
    `${name} erhöht auf ${chips}${allIn(isAllIn)}`,
  uncalled: (chips: string, name: string): string => `Nicht gecallt: ${chips} zurück an ${name}`,
  shows: (name: string, cards: string): string => `${name} zeigt ${cards}`,
  showsNothing: (name: string): string => `${name} muckt`,
  rake: (chips: string): string => `Rake ${chips}`,
  /** In brackets a hand needs no case. `part`: their share, where it is not all. */
  wins: (
    pot: string,
    chips: string,
    name: string,
    part: string | null,
    won: readonly string[],
  ): string => {
    const share = part === null ? '' : ` ${part}`;
    const how = won.length === 0 ? '' : ` (${won.join('; ')})`;
    return `${pot} ${chips}: ${name} gewinnt${share}${how}`;
  },
  badugi: (ranks: string): string => `Badugi, ${ranks}`,
  /** `ranks`: "8-6-4-2-A". */
  low: (ranks: string): string => `Low ${ranks}`,
  note: (text: string): string => `Hinweis: ${text}`,
  warnings,
  atAction: (text: string, action: number): string => `${text} (Aktion ${action})`,

  player: 'Spieler',
  start: 'Start',
  putIn: 'Einsatz',
  returned: 'Zurück',
  won: 'Gewonnen',
  end: 'Ende',
  folded: (name: string): string => `${name} (gefoldet)`,

  more: (number: number): string =>
    `… und ${howMany(number, { one: 'weitere Hand', other: 'weitere Hände' })}, alle mit --json`,
  summary: (all: number, refused: number, notes: number, seconds: number): string =>
    `${hands(all)}: ${count(all - refused)} abgespielt, ${count(refused)} abgelehnt, ` +
    `${howMany(notes, { one: 'Hinweis', other: 'Hinweise' })}; ` +
    `${decimals(seconds, 2)} s, ${count(Math.round(all / seconds))} Hände/s`,
};
