/** What `sidepot stats` says: its help, and its tables. */

import type { CliWords } from '../../language.js';
import { count, decimals, howMany } from '../../tools/numbers.js';
import { statNames } from '../page/stat-names.js';
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
  names: statNames,
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
