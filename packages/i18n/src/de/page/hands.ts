/** The words of past hands and their replay. */

import { amount, count } from '../../tools/numbers.js';
import { list } from './numbers.js';

export const hands = {
  title: 'Gespielte Hände',
  none: 'Noch keine Hand ist zu Ende.',
  hand: (number: number): string => `Hand ${count(number)}`,
  pot: (chips: number): string => `Pot ${amount(chips)}`,
  won: (names: readonly string[]): string =>
    `${list(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}`,
  voided: 'Ungültig, alle Einsätze zurück',
  older: 'Ältere Hände',
  open: (number: number): string => `Hand ${count(number)} ansehen`,
  export: 'Alle Hände als Datei',
  exportOne: 'Diese Hand als Datei',
  formats: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'Open Hand History' } as const,
  formatsShort: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'OHH' } as const,

  replay: {
    close: 'Replay schließen',
    loading: 'Hand wird geladen…',
    unreadable: 'Diese Hand lässt sich nicht abspielen. In den Dateien unten ist sie trotzdem.',
    controls: 'Schritte',
    first: 'Zum Anfang',
    back: 'Einen Schritt zurück',
    next: 'Einen Schritt weiter',
    last: 'Zum Ende',
    play: 'Abspielen',
    stop: 'Anhalten',
    step: (now: number, of: number): string => `Schritt ${now} von ${of}`,
    slider: 'Schritt',
    list: 'Was passiert ist',
    deal: 'Blinds und Karten',
    /** Games without blinds. */
    dealAntes: 'Antes und Karten',
    newCards: 'Neue Karten',
    end: 'Die Hand ist zu Ende',
    openCards: 'Alle bekannten Karten aufdecken',
    said: (now: number, of: number, words: string): string => `Schritt ${now} von ${of}: ${words}`,
    marked: 'Nicht nach Regelbuch',
    speed: 'Tempo',
    times: (speed: number): string => `${count(speed)}×`,
    /** By the names of the games' records; `draw`: the only one. */
    streets: {
      preflop: 'Preflop',
      flop: 'Flop',
      turn: 'Turn',
      river: 'River',
      third: '3rd Street',
      fourth: '4th Street',
      fifth: '5th Street',
      sixth: '6th Street',
      seventh: '7th Street',
      deal: 'Ausgeteilt',
      draw: 'Tausch',
      'first draw': '1. Tausch',
      'second draw': '2. Tausch',
      'third draw': '3. Tausch',
      showdown: 'Showdown',
      end: 'Ende',
    } as const,
    calculator: 'Im Rechner öffnen',
    keys: '← → Schritt, Pos1 und Ende springen, Leertaste spielt ab',
  },
};
