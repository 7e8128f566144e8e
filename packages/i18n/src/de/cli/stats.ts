/** What `sidepot stats` says: its help, its tables, and the names of all statistics. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { games } from './games.js';

const hands = (number: number): string => howMany(number, { one: 'Hand', other: 'Hände' });

export const statsHelp: CliWords['commands']['stats'] = {
  summary: 'Statistiken der Spieler aus Handverläufen',
  about:
    'Handverläufe in jedem bekannten Format lesen und zählen, was ihre Spieler tun und gewinnen.',
  files: 'Handverläufe; - für die Standardeingabe',
  player: 'alles über diesen Spieler',
  by: 'Zeilen nach',
  json: 'ein Objekt JSON ausgeben',
  csv: 'Zeilen CSV ausgeben',
  unit: 'was ein Chip wert ist (Vorgabe: das Feinste der Hände)',
  jobs: 'Threads (Vorgabe: einer je Kern bei großer Eingabe)',
  noEv: 'ohne die um All-ins bereinigten Ergebnisse, die Zeit brauchen',
};

export const statsNote = `Jede Statistik ist gemacht / Gelegenheiten, wie docs/stats.md es festlegt: 24,2
sind Prozent, – heißt, dass es keine Gelegenheit gab. Derselbe Name in mehreren
Dateien ist derselbe Spieler. Hände, die nicht geschehen sein können, werden mit
Datei, Zeile und Grund genannt; der Rest wird gezählt.

Exit-Codes: 0 alle gezählt, 1 eine Hand abgelehnt, 2 falscher Aufruf oder
unlesbare Datei.`;

const STREETS = ['Flop', 'Turn', 'River'] as const;

const onStreets = (name: string): readonly [string, string, string] => [
  `${name}, ${STREETS[0]}`,
  `${name}, ${STREETS[1]}`,
  `${name}, ${STREETS[2]}`,
];

const cbet = onStreets('Continuation Bet');
const foldToCbet = onStreets('Fold gegen Continuation Bet');
const raiseCbet = onStreets('Raise der Continuation Bet');
const donk = onStreets('Donk Bet');
const checkRaise = onStreets('Check-Raise');

const names: CliWords['stats']['names'] = {
  vpip: 'freiwillig im Pot',
  pfr: 'Raise vor dem Flop',
  rfi: 'Raise als Erster',
  limp: 'Limp',
  coldCall: 'Cold Call',
  threeBet: '3-Bet',
  foldToThreeBet: 'Fold gegen 3-Bet',
  fourBet: '4-Bet',
  coldFourBet: 'Cold 4-Bet',
  foldToFourBet: 'Fold gegen 4-Bet',
  squeeze: 'Squeeze',
  steal: 'Steal',
  foldToSteal: 'Fold gegen Steal',
  threeBetSteal: '3-Bet gegen Steal',
  cbetFlop: cbet[0],
  cbetTurn: cbet[1],
  cbetRiver: cbet[2],
  foldToCbetFlop: foldToCbet[0],
  foldToCbetTurn: foldToCbet[1],
  foldToCbetRiver: foldToCbet[2],
  raiseCbetFlop: raiseCbet[0],
  raiseCbetTurn: raiseCbet[1],
  raiseCbetRiver: raiseCbet[2],
  donkFlop: donk[0],
  donkTurn: donk[1],
  donkRiver: donk[2],
  checkRaiseFlop: checkRaise[0],
  checkRaiseTurn: checkRaise[1],
  checkRaiseRiver: checkRaise[2],
  sawFlop: 'Flop gesehen',
  wtsd: 'bis zum Showdown',
  wsd: 'im Showdown gewonnen',
  wwsf: 'nach gesehenem Flop gewonnen',
  af: 'Aggressionsfaktor',
  afq: 'Aggressionsfrequenz',
};

export const statsWords: CliWords['stats'] = {
  player: 'Spieler',
  statistic: 'Statistik',
  value: 'Wert',
  of: 'Gemacht/von',
  hands: 'Hände',
  net: 'Netto',
  ev: 'All-in-ber.',
  bb100: 'bb/100',
  atShowdown: 'Im Showdown',
  withoutShowdown: 'Ohne Showdown',
  evHands: (number) => `${hands(number)} bereinigt`,
  by: {
    position: 'Position',
    session: 'Sitzung',
    day: 'Tag',
    month: 'Monat',
    stake: 'Big Blind',
    game: 'Spiel',
    players: 'Spieler',
    depth: 'Stack (bb)',
  },
  games,
  names,
  unknown: 'unbekannt',
  none: 'Keine Hände.',
  more: (number) => `… und ${count(number)} weitere`,
  summary: (all, refused, seconds) =>
    [
      `${hands(all)} gezählt`,
      ...(refused > 0 ? [`${count(refused)} abgelehnt`] : []),
      `${decimals(seconds, 2)} s`,
    ].join(', '),
};
