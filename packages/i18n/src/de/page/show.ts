/** What is said while hands run out and pots are paid, and why. */

import { amount, percent } from '../../tools/numbers.js';
import { list } from './numbers.js';

const RUNS: Readonly<Record<number, string>> = { 2: 'Twice', 3: 'Three Times' };

export const show = {
  dealt: (cards: string): string => `Du hast ${cards}`,
  waiting: 'Warte auf Karten…',
  runs: (count: number): string => `Run it ${RUNS[count] ?? `${count}×`}`,
  skip: 'Weiter',
  skipOff: 'Doch nicht',
  skipped: (have: number, of: number): string =>
    `${have} von ${of} ${have === 1 ? 'will' : 'wollen'} weiter`,
  refund: (chips: number, name: string): string =>
    `Nicht gecallt: ${amount(chips)} zurück an ${name}`,

  award: {
    title: (name: string, chips: number): string => `${name} · ${amount(chips)}`,
    /** What is told of it is put together in `page/award.ts`. */
    board: (board: number): string => `Board ${board}`,
    halves: { high: 'High', low: 'Low', badugi: 'Badugi', 'in-hand': 'Auf der Hand' },
    wins: (who: string): string => `${who} gewinnt`,
    split: (who: string): string => `${who} teilen`,
    /** After a colon a hand needs no case: "Anna gewinnt: Zwei Paare, Asse und Neunen". */
    withHand: (won: string, hand: string): string => `${won}: ${hand}`,
    oddChip: (paid: string, chips: string): string => `${paid} (ungerader Chip: ${chips})`,
    rake: (chips: number): string => `Rake ${amount(chips)}`,
  },

  equity: {
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Gewinnchance: ${list(parts.map(({ pot, part }) => `${percent(part)} im ${pot}`))}`,
  },

  turn: {
    yoursFree: (pot: number): string =>
      `Du bist dran. Checken kostet nichts. Im Pot liegen ${amount(pot)}`,
    yoursToCall: (call: number, pot: number): string =>
      `Du bist dran. ${amount(call)} zu callen. Im Pot liegen ${amount(pot)}`,
    other: (name: string): string => `${name} ist dran`,
    secondsLeft: (seconds: number): string => `Noch ${seconds} Sekunden`,
    runs: 'Wähle, wie viele Boards gegeben werden',
    back: 'Zurück zum Tisch',
  },

  settings: {
    open: 'Ton und Anzeige',
    title: 'Ton und Anzeige',
    close: 'Schließen',
    sound: 'Töne',
    soundNote: 'Chips, Karten, wenn du dran bist und Gewinne.',
    notices: {
      label: 'Sag mir, wenn ich dran bin',
      turn: 'Du bist dran',
      note: 'Eine Nachricht auf diesem Gerät, während du woanders hinschaust.',
      answers: {
        pushed: 'An, auch wenn diese Seite geschlossen ist.',
        shown: 'An, solange diese Seite offen ist.',
        blocked:
          'Dein Browser erlaubt dieser Seite keine Nachrichten. In seinen Einstellungen kannst du das ändern.',
        impossible:
          'Das kann dein Browser hier nicht. Auf dem iPhone: Leg die Seite auf den Home-Bildschirm.',
      },
    },
    vibration: 'Vibrieren, wenn ich dran bin',
    bigBlinds: 'Stacks in Big Blinds',
    bigBlindsNote: 'Den genauen Betrag siehst du, wenn du darauf zeigst.',
    equity: 'Gewinnchancen bei All-ins zeigen',
    equityNote: 'Neben den Händen, sobald nicht mehr gesetzt werden kann.',
    hud: 'Statistik an den Plätzen',
    hudNote: 'Wo der Host sie erlaubt. Ein Klick zeigt alle.',
  },
};
