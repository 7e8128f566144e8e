/** The words of dealer mode: what a dealer reads in two seconds, and says aloud. */

import { betweenHands } from './between-hands.js';
import { clock } from './clock.js';
import { drill } from './drill.js';
import { hand } from './hand.js';
import { history } from './history.js';
import { settleThis } from './settle-this.js';
import { setup } from './setup.js';
import { share } from './share.js';
import { showdown } from './showdown.js';

export const dealer = {
  seat: (seat: number): string => `Platz ${seat}`,
  bar: {
    hand: (number: number): string => `Hand ${number}`,
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    menu: 'Menü',
    close: 'Schließen',
    notKept:
      'Dieser Browser speichert nichts: Was hier eingegeben wird, ist weg, wenn die Seite geschlossen wird.',
  },
  menu: {
    title: 'Tisch',
    clock: 'Uhr',
    history: 'Hände',
    taps: 'Eingaben dieser Hand',
    drill: 'Training',
    share: 'Teilen',
    settle: 'Nur dies abrechnen',
    newTable: 'Neuer Tisch',
    newTableAsk:
      'Diesen Tisch weglegen und einen anderen einrichten? Du kannst später mit ihm weitermachen.',
    yes: 'Anderen einrichten',
    no: 'Hier bleiben',
    rulings: 'Entscheidungen',
    misdeal: 'Misdeal: Alles geht zurück',
    fouled: 'Falsches Deck: Alles geht zurück',
    kill: (seat: string): string => `${seat}: Hand ist tot`,
    cards: 'Karten eingeben',
    take: 'Übernehmen',
  },
  pad: {
    label: 'Tastenfeld',
    back: 'Letzte Ziffer löschen',
    next: 'Weiter',
    thousand: 'K',
    chip: (colour: string, value: string): string => `Chip ${value}, ${colour}`,
    colours: {
      white: 'weiß',
      red: 'rot',
      green: 'grün',
      black: 'schwarz',
      purple: 'lila',
      yellow: 'gelb',
      orange: 'orange',
      blue: 'blau',
      grey: 'grau',
      pink: 'rosa',
      brown: 'braun',
      teal: 'türkis',
    } as const,
  },
  clock,
  drill,
  hand,
  history,
  next: betweenHands,
  settle: settleThis,
  setup,
  share,
  showdown,
};
