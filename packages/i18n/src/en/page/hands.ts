/** The words of past hands and their replay. */

import { amount, count } from '../../tools/numbers.js';
import { list } from './numbers.js';

export const hands = {
  title: 'Past hands',
  none: 'No hand is over yet.',
  hand: (number: number): string => `Hand ${count(number)}`,
  pot: (chips: number): string => `Pot ${amount(chips)}`,
  won: (names: readonly string[]): string => `${list(names)} won`,
  voided: 'Void, all bets returned',
  older: 'Older hands',
  open: (number: number): string => `Replay hand ${count(number)}`,
  export: 'All hands as a file',
  exportOne: 'This hand as a file',
  formats: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'Open Hand History' } as const,
  formatsShort: { phh: 'PHH', pokerstars: 'PokerStars', ohh: 'OHH' } as const,

  replay: {
    close: 'Close the replay',
    loading: 'Fetching the hand…',
    unreadable: 'This hand cannot be replayed. The files below still have it.',
    controls: 'Steps',
    first: 'To the start',
    back: 'One step back',
    next: 'One step on',
    last: 'To the end',
    play: 'Play',
    stop: 'Stop',
    step: (now: number, of: number): string => `Step ${now} of ${of}`,
    slider: 'Step',
    list: 'What happened',
    deal: 'Blinds and cards',
    end: 'The hand is over',
    openCards: 'Open all known cards',
    said: (now: number, of: number, words: string): string => `Step ${now} of ${of}: ${words}`,
    marked: 'Not by the rulebook',
    speed: 'Speed',
    times: (speed: number): string => `${speed}×`,
    streets: {
      preflop: 'Preflop',
      flop: 'Flop',
      turn: 'Turn',
      river: 'River',
      showdown: 'Showdown',
      end: 'End',
    } as const,
    calculator: 'Open in the calculator',
    keys: '← → step, Home and End jump, Space plays',
  },
};
