/** The words of the calculator for entering hands one after another. */

import { amount } from '../../../tools/numbers.js';

export const entryOfPlayers = {
  /** A column of its own in the picture, and in a text. */
  middle: 'Middle',
  middleLabel: 'Already in the middle',
  middleNote:
    'Empty: nothing. Otherwise with all antes; below stands what is in front of each player.',
  middleTerm: 'in the middle',
  inFront: 'In front',
  anteQuestion: {
    label: (ante: number, total: number): string =>
      `Is the ante of ${amount(ante)} in the ${amount(total)}?`,
    inside: 'Yes',
    onTop: (sum: number): string => `No, ${amount(sum)} in all`,
  },
};

export const entryOfHands = {
  undo: 'Undo',
  redo: 'Redo',
  pad: {
    label: 'Keypad',
    back: 'Delete the last digit',
    next: 'Next',
    done: 'Done',
  },
  papers: {
    title: 'Examples of the documents',
    example: (number: number): string => `Example ${number}`,
    edge: (number: number): string => `Edge case ${number}`,
    note: {
      refund: (chips: number): string =>
        `The document prints a last pot of ${amount(chips)} with one owner. Nobody called these chips, so they go back and are no pot. Everybody ends with the same chips.`,
      oddChip: (chips: number): string =>
        `The document gives the odd ${amount(chips)} to the winner who is named first. Here it goes to the first winner clockwise from the button.`,
    },
  },
};
