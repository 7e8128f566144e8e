/** What is said while hands run out and pots are paid, and why. */

import { lowerFirst } from '../../tools/letters.js';
import { amount, percent } from '../../tools/numbers.js';
import { list } from './numbers.js';

const times = (count: number): string => (count === 2 ? 'twice' : `${count} times`);

export const show = {
  dealt: (cards: string): string => `You have ${cards}`,
  waiting: 'Waiting for cards…',
  runs: (count: number): string => `Run ${times(count)}`,
  skip: 'Skip',
  skipOff: 'Don’t skip',
  skipped: (have: number, of: number): string => `${have} of ${of} want to skip`,
  refund: (chips: number, name: string): string => `Uncalled ${amount(chips)} goes back to ${name}`,

  award: {
    title: (name: string, chips: number): string => `${name} · ${amount(chips)}`,
    /** What is told of it is put together in `page/award.ts`. */
    board: (board: number): string => `Board ${board}`,
    halves: { high: 'High', low: 'Low', badugi: 'Badugi', 'in-hand': 'In hand' },
    wins: (who: string): string => `${who} wins`,
    split: (who: string): string => `${who} split it`,
    withHand: (won: string, hand: string): string => `${won} with ${lowerFirst(hand)}`,
    oddChip: (paid: string, chips: string): string => `${paid} (odd chip ${chips})`,
    rake: (chips: number): string => `Rake ${amount(chips)}`,
  },

  equity: {
    label: (parts: readonly { readonly pot: string; readonly part: number }[]): string =>
      `Chance of ${list(parts.map(({ pot, part }) => `${percent(part)} in ${lowerFirst(pot)}`))}`,
  },

  turn: {
    yoursFree: (pot: number): string => `Your turn. Checking is free. The pot is ${amount(pot)}`,
    yoursToCall: (call: number, pot: number): string =>
      `Your turn. ${amount(call)} to call. The pot is ${amount(pot)}`,
    other: (name: string): string => `${name} to act`,
    secondsLeft: (seconds: number): string => `${seconds} seconds left`,
    runs: 'Choose how often to run it',
    back: 'Back to the table',
  },

  settings: {
    open: 'Sound and display',
    title: 'Sound and display',
    close: 'Close',
    sound: 'Sounds',
    soundNote: 'Chips, cards, your turn and wins.',
    notices: {
      label: 'Tell me when it is my turn',
      turn: 'It is your turn',
      note: 'A message of this device, while you look elsewhere.',
      answers: {
        pushed: 'On, also while this page is closed.',
        shown: 'On, while this page is open.',
        blocked: 'This browser does not allow messages of this site. Its settings can change that.',
        impossible:
          'This browser cannot do that here. On an iPhone put the page on the home screen.',
      },
    },
    vibration: 'Vibrate when it is my turn',
    bigBlinds: 'Stacks in big blinds',
    bigBlindsNote: 'The exact amount shows when you point at it.',
    equity: 'Show chances in all-ins',
    equityNote: 'Beside the hands, while no more betting is possible.',
    hud: 'Statistics at the seats',
    hudNote: 'Where the host allows it. A click shows all of them.',
  },
};
