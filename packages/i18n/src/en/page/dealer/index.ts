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
  seat: (seat: number): string => `Seat ${seat}`,
  bar: {
    hand: (number: number): string => `Hand ${number}`,
    undo: 'Undo',
    redo: 'Redo',
    menu: 'Menu',
    close: 'Close',
    notKept: 'This browser keeps nothing: what is typed here is lost when the page is closed.',
  },
  menu: {
    title: 'Table',
    clock: 'Clock',
    history: 'Hands',
    taps: 'Taps of this hand',
    drill: 'Drill',
    share: 'Share',
    settle: 'Only settle this',
    newTable: 'New table',
    newTableAsk: 'Close this table and set up another? You can go on with it later.',
    yes: 'Set up another',
    no: 'Stay here',
    rulings: 'Rulings',
    misdeal: 'Misdeal: everything goes back',
    fouled: 'Fouled deck: everything goes back',
    kill: (seat: string): string => `${seat}: hand is dead`,
    cards: 'Type cards',
    take: 'Take',
  },
  pad: {
    label: 'Keypad',
    back: 'Delete the last digit',
    next: 'Next',
    thousand: 'K',
    chip: (colour: string, value: string): string => `Chip ${value}, ${colour}`,
    colours: {
      white: 'white',
      red: 'red',
      green: 'green',
      black: 'black',
      purple: 'purple',
      yellow: 'yellow',
      orange: 'orange',
      blue: 'blue',
      grey: 'grey',
      pink: 'pink',
      brown: 'brown',
      teal: 'teal',
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
