/** Clubs: Abende derselben Leute, wer wo steht und wer wem schuldet. */

import type { Chapters } from '../../../language.js';
import { count } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

export const club: Chapters['club'] = {
  title: 'Club',
  nights: (nights) => plural(nights, 'Abend', 'Abende'),

  yours: {
    title: 'Deine Clubs',
    lead: 'Abende derselben Leute: wer wo steht und wer wem schuldet.',
    make: 'Neuer Club',
    host: 'du leitest ihn',
  },

  make: {
    title: 'Neuer Club',
    close: 'Schließen',
    name: 'Name',
    example: 'Donnerstagsrunde',
    currency: 'Gezählt in',
    currencyNote: 'Das lässt sich später nicht ändern.',
    button: 'Club gründen',
  },

  field: {
    label: 'Club',
    none: 'Keiner',
    worth: (one) => `Ein Chip dieses Tisches zählt im Club als ${one}.`,
  },

  table: {
    title: 'Club',
    lead: 'Ein Club zählt diesen Tisch mit deinen anderen Abenden zusammen. Wer seinen Link hat, sieht Namen und Ergebnisse.',
    none: 'Du leitest keinen Club, der zählt, worin dieser Tisch zählt. Gründe einen in der Lobby.',
    add: 'Tisch hinzufügen',
    belongs: (name) => `Dieser Tisch gehört zu ${name}.`,
    open: 'Club öffnen',
  },

  season: 'Saison',
  allYears: 'Alle Jahre',
  link: 'Link zu diesem Club',
  linkNote: 'Wer ihn hat, liest hier alles: Namen, Ergebnisse, Geld.',
  empty:
    'Noch kein Abend. Füg einen Tisch hinzu: am Tisch unter „Host“ oder wenn du einen eröffnest; frühere Jahre kommen aus einer Datei.',
  you: 'du',

  standings: {
    title: 'Tabelle',
    none: 'Punkte gibt es für Turniere, die vorbei sind.',
    rank: 'Rang',
    points: 'Punkte',
    counted: 'Abende',
    wins: 'Siege',
    of: (counted, played) =>
      counted === played ? count(played) : `${count(counted)} von ${count(played)}`,
    best: (nights) => `Von jedem zählen die besten ${plural(nights, 'Abend', 'Abende')}.`,
  },

  ledger: {
    open: 'Offen',
    note: 'Offen ist, was zu Abenden gehört, die nicht beglichen sind.',
  },

  settlement: {
    note: 'Die wenigsten Zahlungen für alle gezeigten Abende, die nicht beglichen sind.',
    all: 'Alle haben gezahlt',
    allQuestion: (nights) =>
      `${plural(nights, 'Abend', 'Abende')} als beglichen abhaken? Jeder lässt sich wieder öffnen.`,
    keep: 'Noch nicht',
  },

  list: {
    title: 'Abende',
    cash: 'Cash Game',
    tournament: 'Turnier',
    imported: 'aus einer Datei',
    running: 'nicht vorbei',
    gone: 'gelöscht, bevor er vorbei war',
    settled: 'beglichen',
    people: (people) => plural(people, 'Spieler', 'Spieler'),
    place: 'Platz',
    asked: 'als',
    settle: 'Beglichen',
    open: 'Tisch öffnen',
    remove: 'Aus dem Club nehmen …',
    removeQuestion: (name) => `${name} aus dem Club nehmen? Die Ergebnisse zählen dann nicht mehr.`,
    removeNow: 'Herausnehmen',
    keep: 'Behalten',
  },

  members: {
    title: 'Mitglieder',
    lead: 'Wer auf dem eigenen Gerät spielt, wird daran erkannt. Sag hier, wer dieselbe Person ist und wie sie heißt.',
    fromFile: 'aus einer Datei',
    also: (names) => `auch ${list(names)}`,
    change: (name) => `${name} ändern`,
    name: 'Name im Club',
    save: 'Speichern',
    same: 'Ist dieselbe Person wie',
    nobody: 'Niemand sonst',
    merge: 'Zusammenlegen',
    split: (name) => `${name} wieder trennen`,
    handOver: 'Leitung übergeben …',
    handOverQuestion: (name) =>
      `Diesen Club ${name} übergeben? Nur diese Person kann ihn dann ändern und zurückgeben.`,
    handOverNow: 'Übergeben',
  },

  files: {
    title: 'Dateien',
    save: 'Als CSV speichern',
    lead: 'Abende früherer Jahre kommen aus einer CSV-Datei mit den Spalten date, night, player, paid, won; place, people, buy_in, fee und currency dürfen dabei sein. Entweder wird alles übernommen oder nichts.',
    choose: 'CSV-Datei einlesen',
    done: 'Die Abende sind im Club.',
    tooLong: 'Diese Datei ist zu lang: teil sie nach Jahren.',
    bad: (line, why) => `Zeile ${count(line)}: ${why}. Nichts wurde übernommen.`,
    column: (why, column) => `${why} (${column})`,
    problems: {
      empty: 'darin ist kein Abend',
      quotes: 'ein Anführungszeichen ist nicht geschlossen oder steht mitten in einer Zelle',
      missingColumn: 'eine Spalte fehlt',
      unknownColumn: 'eine Spalte hat einen unbekannten Namen oder ist doppelt',
      cells: 'es sind mehr Zellen als Spalten',
      date: 'das ist kein Datum; schreib 2026-11-18',
      night: 'der Abend hat keinen Namen oder einen unmöglichen',
      player: 'der Spieler hat keinen Namen oder einen unmöglichen',
      amount: 'das ist kein Betrag dieses Clubs',
      number: 'das ist keine ganze Zahl über 0',
      currency: 'der Club zählt in einer anderen Währung',
      twice: 'dieser Spieler ist an dem Abend schon dabei',
      places: 'die Plätze folgen nicht aufeinander',
      differs: 'das weicht von der ersten Zeile des Abends ab',
      people: 'es spielen mehr mit, als Leute da sind',
      unbalanced: 'das Geld dieses Abends ergibt zusammen nicht null',
      known: 'diesen Abend hat der Club schon',
    },
  },

  settings: {
    title: 'Einstellungen',
    nameBad: 'Gib dem Club einen Namen.',
    formula: 'Punkte nach Platz',
    formulas: {
      linear: 'Spieler − Platz + 1',
      sqrt: '10 √Spieler ÷ Platz',
      pokerstars: '10 √(Spieler ÷ Platz) × (1 + log₁₀(Buy-in + 0,25))',
    },
    best: 'Wie viele Abende zählen',
    bestNote: 'Von jedem die besten; leer: alle.',
    bestBad: 'Gib eine ganze Zahl von 1 bis 1.000 ein oder nichts.',
    share: 'Wer punktet, in %',
    shareNote: '100: alle; 15: die besten 15 %, aufgerundet.',
    shareBad: 'Gib eine Zahl von 0,01 bis 100 ein.',
    save: 'Speichern',
    saved: 'Gespeichert.',
    remove: 'Club löschen …',
    removeQuestion:
      'Diesen Club endgültig löschen, mit allem aus Dateien? Seine Tische bleiben, wie sie sind.',
    removeNow: 'Löschen',
    keep: 'Behalten',
  },
};
