/** The words of a session's report, and of all statistics of a player. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { statNames } from '../stat-names.js';

export const sessionReport: Chapters['report'] = {
  title: 'Bericht der Sitzung',
  who: 'Spieler',
  hands: 'Hände',
  time: 'Dauer',
  net: 'Netto',
  bb100: 'bb/100',
  adjusted: 'All-in-bereinigt',
  luck: 'Glück in All-ins',
  luckNote:
    'Netto ohne das bereinigte Ergebnis: was die Karten gaben oder nahmen, als niemand mehr setzen konnte.',
  showdown: 'Im Showdown',
  nonShowdown: 'Ohne Showdown',
  byPosition: 'Nach Position',
  position: 'Position',
  graph: 'Gewinn',
  asTable: 'Die Kurve als Tabelle',
  hand: 'Hand',
  biggest: 'Größte Pots',
  best: 'Am meisten gewonnen',
  worst: 'Am meisten verloren',
  none: 'Noch keine Hand ist vorbei.',
  few: 'Grau: weniger als 20 Gelegenheiten oder zu wenige Hände. Unter jeder Zahl: wie oft, von wie vielen Gelegenheiten.',
  all: 'Alle Statistiken',
  statistic: 'Statistik',
  total: 'Alle',
  share: 'Link zu diesem Bericht',
  shareNote: 'Öffnen kann ihn, wer die Hände dieses Tisches sehen darf.',
  later: 'Ist der Tisch geschlossen, lässt sich dieser Bericht als Seite teilen.',
  toTable: 'Zum Tisch',
  close: 'Schließen',
  own: 'Aus den Händen, in denen du Karten hattest.',
  everybody: 'Aus allen Händen dieses Tisches.',
  /** How long somebody played. */
  lasted: (hours, minutes) =>
    hours > 0 ? `${count(hours)} Std. ${count(minutes)} Min.` : `${count(minutes)} Min.`,
  names: statNames,
};
