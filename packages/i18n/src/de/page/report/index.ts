/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';

export const sessionReport: Chapters['report'] = {
  title: 'Bericht der Sitzung',
  everybody: 'Alle',
  players: 'Spieler',
  time: 'Dauer',
  luck: 'Glück in All-ins',
  luckNote:
    'Netto minus das um All-ins bereinigte Ergebnis: was die Karten gaben oder nahmen, als niemand mehr setzen konnte.',
  stats: 'Statistik',
  position: 'Position',
  depth: 'Hände nach effektivem Stack, in Big Blinds',
  hand: 'Hand',
  graphOfAll: 'Die Gewinne aller Hand für Hand; die Tabelle darunter sagt dasselbe',
  after: (number) => `Nach Hand ${count(number)}: Klick öffnet sie`,
  best: 'Am meisten gewonnen',
  worst: 'Am meisten verloren',
  none: 'Noch keine Hand ist vorbei.',
  few: 'Grau: weniger als 20 Gelegenheiten, bei bb/100 weniger als 1.000 Hände. Unter jeder Zahl: wie oft, von wie vielen Gelegenheiten.',
  all: 'Alle Statistiken',
  statistic: 'Statistik',
  share: 'Link zu diesem Bericht',
  shareNote: 'Öffnen kann ihn, wer die Hände dieses Tisches sehen darf.',
  later: 'Ist der Tisch geschlossen, lässt sich dieser Bericht als Seite teilen.',
  toTable: 'Zum Tisch',
  close: 'Schließen',
  own: 'Aus den Händen, in denen du Karten hattest.',
  ofAll: 'Aus allen Händen dieses Tisches.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} Std. ${count(minutes)} Min.` : `${count(minutes)} Min.`,
};
