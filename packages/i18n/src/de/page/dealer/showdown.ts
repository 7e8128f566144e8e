/** Who wins what, and how it is pushed. */

import { amount } from '../../../tools/numbers.js';
import { list } from '../numbers.js';

export const showdown = {
  who: (pot: string): string => `Wer gewinnt: ${pot}?`,
  whoOf: (pot: string, part: string): string => `Wer gewinnt: ${pot}, ${part}?`,
  parts: { high: 'High', low: 'Low' } as const,
  board: (board: number): string => `Board ${board}`,
  order: 'Tippe die Hände an, die beste zuerst.',
  done: 'Pots auszahlen und abhaken.',
  ways: { winners: 'Pot für Pot', ranking: 'Beste Hand zuerst' } as const,
  way: 'Wie Gewinner angetippt werden',
  tie: 'Split: dazu tippen',
  noLow: 'Kein Low',
  clear: 'Leeren',
  runs: 'Wie oft wird es ausgespielt?',
  times: ['Einmal', 'Zweimal', 'Dreimal'],
  open: 'offen',
  gets: (seat: string, chips: number): string => `${seat} bekommt ${amount(chips)}`,
  odd: (seat: string, chips: number): string => `ungerader Chip: ${amount(chips)} an ${seat}`,
  rake: (chips: number): string => `Rake ${amount(chips)}`,
  paid: (pot: string): string => `${pot}: ausgezahlt`,
  paidShort: 'Ausgezahlt',
  why: 'Warum?',
  rule: 'Die Regel',
  rules: {
    sidePots: 'Um jeden Pot spielt, wer für ihn eingezahlt hat; jeder wird für sich ausgezahlt.',
    uncalled: 'Was niemand gecallt hat, geht zurück und ist kein Pot.',
    folded: 'Chips gefoldeter Hände bleiben in den Pots.',
    odd: 'Der ungerade Chip geht an den ersten Platz links vom Button.',
    ante: 'Das Ante des Big Blinds ist totes Geld im Main Pot.',
    halves:
      'High und Low bekommen je die Hälfte, ein ungerader Chip geht an die High-Hälfte. Ohne Low nimmt die High-Hand alles.',
    boards:
      'Jedes Board spielt um den gleichen Teil jedes Pots; ungerade Chips gehen an das erste Board.',
    best: 'Die beste Hand unter denen, die einen Pot gewinnen können, nimmt ihn.',
  } as const,
  ruleNumbers: {
    sidePots: 'R12–R16 · TDA 21',
    uncalled: 'R10 · TDA 15-B',
    folded: 'R13 · TDA 50-A',
    odd: 'R81–R84 · TDA 20',
    ante: 'R14 · TDA RP-11',
    halves: 'R85–R87 · TDA 20-C',
    boards: 'R88',
    best: 'R79',
  } as const,
  floor: 'Für den Floor',
  floorNote: 'Dieser Code öffnet die Hand im Rechner auf einem anderen Telefon.',
  openCalculator: 'Im Rechner öffnen',
  warning: (expected: readonly string[]): string =>
    `Keine Reihenfolge der Hände ergibt das: ${list(expected)} müsste hier auch gewinnen. Ausgezahlt wird wie getippt.`,
  chips: {
    title: 'Chips',
    into: (seats: string, chips: number, pot: string): string =>
      `Von ${seats} je ${amount(chips)} in den ${pot}`,
    from: (seat: string, chips: number, pot: string): string =>
      `Von ${seat} ${amount(chips)} in den ${pot}`,
    dead: (chips: number): string => `Ante und tote Chips ${amount(chips)}`,
    left: (chips: number): string => `${amount(chips)} ohne Chip`,
  },
};
