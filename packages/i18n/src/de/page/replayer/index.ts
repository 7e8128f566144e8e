/** The replayer's words. */

import type { ReplayWarning, ReplayWarningCode } from '@sidepot/engine';
import { amount, count, percent } from '../../../tools/numbers.js';
import { list, plural } from '../numbers.js';

const DATE = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeZone: 'UTC' });

/** `{detail}` is replaced: players by name, amounts as they are written here. */
const WARNINGS: Readonly<Record<ReplayWarningCode, string>> = {
  SHORT_POST: '{player} postet {paid} von {owed}.',
  LATE_POST: '{player} postet {paid} außer der Reihe.',
  UNEVEN_ANTES: 'Die Antes sind nicht gleich hoch; sie zählen als Dead Money.',
  OUT_OF_TURN: '{player} handelt, aber {turn} ist dran.',
  BETTING_CLOSED: '{player} handelt, aber es gibt nichts mehr zu entscheiden.',
  UNDER_MINIMUM: '{player} erhöht auf {to}. Das Minimum ist {min}.',
  OVER_MAXIMUM: '{player} erhöht auf {to}. Das Maximum ist {max}.',
  NOT_REOPENED:
    '{player} erhöht auf {to}, aber kein voller Raise hat die Setzrunde wieder eröffnet.',
  RAISE_CAP: '{player} erhöht auf {to}, aber die Raises dieser Setzrunde sind verbraucht.',
  NO_RIVAL_TO_RAISE: '{player} erhöht auf {to}, aber niemand könnte mehr callen.',
  BRING_IN_MOVED: '{player} zahlt das Bring-in, ohne es zu müssen.',
  DRAW_LIMIT: '{player} wirft mehr oder weniger Karten ab, als das Spiel erlaubt.',
  STILL_TO_ACT: 'Die Setzrunde endet, obwohl {player} noch dran wäre.',
  UNFINISHED: 'Die Aufzeichnung bricht ab, bevor die Hand zu Ende ist.',
  UNKNOWN_WINNER:
    'Niemand hat eine Hand gezeigt, und kein Gewinn ist notiert: Wer gewonnen hat, ist nicht bekannt.',
  WINNER_BY_RECORD:
    'Niemand hat eine Hand gezeigt: Der Pot geht an die Person, die in der Aufzeichnung steht.',
  RECORD_DIFFERS: 'Laut Aufzeichnung hat {player} {won} gewonnen.',
  CASHED_OUT:
    '{player} hat sich auszahlen lassen: das Haus zahlte {paid}, die Pots hätten {won} gezahlt.',
};
const PLAYERS = ['player', 'turn'];

const warning = (one: ReplayWarning, names: readonly string[]): string =>
  WARNINGS[one.code].replace(/\{(\w+)\}/g, (_, detail: string) => {
    const value = Number(one[detail]);
    return PLAYERS.includes(detail) ? (names[value] ?? '?') : amount(value);
  });

export const replayer = {
  lead: 'Öffne Hand Histories und sieh jeden Pot in jedem Schritt. Nichts verlässt dieses Gerät.',

  open: {
    title: 'Hände öffnen',
    drop: 'Dateien hier ablegen',
    dropNow: 'Loslassen öffnet',
    or: 'PHH, PHHS, Open Hand History, das Log von PokerNow und Texte von PokerStars, GGPoker und sechs weiteren Anbietern, bis zu 100.000 Hände und mehr.',
    choose: 'Dateien wählen',
    paste: 'Oder Hände einfügen',
    pasteHere: 'Text einer Hand oder vieler Hände',
    read: 'Text öffnen',
    empty: 'Füge zuerst den Text einer Hand ein.',
    again: 'Andere öffnen',
    waitsForFile: 'Dieser Link führt in eine Datei. Öffne die Datei, um dorthin zu kommen.',
    waits: (hand: number, step: number): string =>
      `Dieser Link führt zu Hand ${count(hand)}, Schritt ${count(step)} einer Datei. Öffne die Datei, um dorthin zu kommen.`,
  },

  samples: {
    title: 'Oder probier eine von diesen',
    all: 'Alle fünf als Liste',
    allAbout: 'Mit Filtern, Suche und Tasten, um durch viele Hände zu gehen.',
    names: {
      'side-pots': 'Zwei Side Pots',
      'odd-chip': 'Ein Split mit ungeradem Chip',
      'run-twice': 'Run it Twice',
      'high-low': 'Omaha Hi-Lo, geviertelt',
      'short-raise': 'Ein Raise unter dem Minimum',
    } as const,
    about: {
      'side-pots': 'Drei All-ins mit verschiedenen Stacks und 2.300, die niemand callt.',
      'odd-chip': 'Zwei gleiche Hände, ein Pot von 415 und ein Chip, der sich nicht teilen lässt.',
      'run-twice': 'Ein Set gegen einen Flush Draw, über zwei Boards.',
      'high-low': 'Zwei teilen sich die Low-Hälfte des Main Pots.',
      'short-raise': 'Eine Aufzeichnung, die vom Regelbuch abweicht, mit Hinweisen, wo.',
    } as const,
  },

  tabs: {
    title: 'Teile des Replayers',
    hands: 'Hände',
    players: 'Spieler',
    player: 'Profil',
    review: 'Durchsicht',
  },

  progress: {
    label: 'Lesen',
    reading: (part: number, hands: number): string =>
      `Lese: ${percent(part)}, bisher ${plural(hands, 'Hand', 'Hände')}`,
    done: (hands: number): string => `${plural(hands, 'Hand', 'Hände')} geöffnet`,
    stop: 'Abbrechen',
  },

  filters: {
    title: 'Filter',
    hasSidePots: 'Side Pots',
    isAllIn: 'All-in',
    isSplit: 'Split',
    hasNotes: 'Hinweise',
    isMarked: 'Markiert',
    save: 'Exportieren',
    saving: (part: number): string => `Schreibe: ${percent(part)}`,
    searching: (part: number): string => `Suche: ${percent(part)}`,
    atLeast: 'Pot mindestens',
    player: 'Spieler',
    clear: 'Leeren',
    notNumber: 'Gib eine Zahl ein.',
    count: (shown: number, all: number): string =>
      shown === all
        ? plural(all, 'Hand', 'Hände')
        : `${count(shown)} von ${plural(all, 'Hand', 'Händen')}`,
    none: 'So eine Hand gibt es nicht.',
  },

  list: {
    title: 'Hände',
    label: 'Hände: hoch und runter wählt, Enter öffnet',
    number: (number: number): string => `#${count(number)}`,
    sidePots: (pots: number): string => plural(pots - 1, 'Side Pot', 'Side Pots'),
    allIn: 'All-in',
    split: 'Split',
    notes: (notes: number): string => plural(notes, 'Hinweis', 'Hinweise'),
    won: (names: readonly string[]): string =>
      names.length === 0
        ? 'Gewinn unbekannt'
        : `${list(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}`,
    players: (players: number): string => plural(players, 'Spieler', 'Spieler'),
    missed: (player: string, missed: string): string => `${player} entgingen ${missed}`,
    choose: 'Wähle eine Hand aus der Liste',
    chooseHow: '↑ und ↓ wählen, Enter öffnet sie.',
  },

  bad: {
    title: (bad: number): string => `${plural(bad, 'Hand ließ', 'Hände ließen')} sich nicht öffnen`,
    noneRead: 'Keine Hand ließ sich öffnen.',
    line: (line: number, file: string | null): string =>
      file === null ? `Zeile ${count(line)}` : `${file}, Zeile ${count(line)}`,
    number: (number: number): string => `Hand ${count(number)}`,
    unknown: 'Das ist keine Hand History, die hier bekannt ist, oder sie ist nicht lesbar.',
    reason: (words: string, action: number | null): string => {
      const first = words.charAt(0).toUpperCase() + words.slice(1);
      return action === null ? `${first}.` : `${first} (Aktion ${action}).`;
    },
    more: (more: number): string => `Und ${count(more)} weitere.`,
  },

  /** What somebody keeps about a hand. */
  marks: {
    star: 'Stern für diese Hand',
    starred: 'Mit Stern',
    comment: 'Kommentar',
    commentHere: 'Bleibt auf diesem Gerät',
  },

  hand: {
    title: (number: number): string => `Hand ${count(number)}`,
    id: (id: string): string => `Nr. ${id}`,
    game: (game: string, limit: string): string => `${limit} ${game}`,
    date: (year: number, month: number, day: number): string =>
      DATE.format(Date.UTC(year, month - 1, day)),
    back: 'Alle Hände',
    before: 'Vorige Hand',
    after: 'Nächste Hand',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    notCopied: 'Kopier stattdessen die Adresse dieser Seite',
    calculator: 'Im Rechner öffnen',
    openCards: 'Alle bekannten Karten zeigen',
  },

  keys: {
    title: 'Tastatur',
    close: 'Schließen',
    ofList: [
      ['/', 'Nach Namen suchen'],
      ['N', 'Nächste Hand der Liste'],
      ['P', 'Hand davor'],
      ['J K', 'Dasselbe, wie bei der Durchsicht'],
      ['↑ ↓ Enter', 'In der Liste: wählen und öffnen'],
    ] as const,
    ofHand: [
      ['← →', 'Einen Schritt zurück oder weiter'],
      ['Pos1 Ende', 'Zum ersten oder letzten Schritt'],
      ['Leertaste', 'Abspielen oder anhalten'],
      ['S', 'Stern für diese Hand'],
      ['?', 'Diese Hilfe'],
    ] as const,
  },

  notes: {
    title: (notes: number): string => plural(notes, 'Hinweis', 'Hinweise'),
    about: 'Wo diese Aufzeichnung vom Regelbuch abweicht. Gespielt wird sie trotzdem so.',
    step: (step: number): string => `Schritt ${count(step)}`,
    warning,
  },
};
