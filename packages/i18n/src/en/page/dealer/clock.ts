/** The clock of a tournament, also for a second screen. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const clock = {
  title: 'Clock',
  level: (level: number): string => `Level ${count(level)}`,
  pause: 'Break',
  next: 'Next',
  nextBreak: 'Next break',
  none: 'none',
  left: 'Players left',
  leftOf: (left: number, entries: number): string => `${count(left)} of ${count(entries)}`,
  average: 'Average stack',
  chips: (chips: number): string => amount(chips),
  pool: 'Prize pool',
  start: 'Start the clock',
  stop: 'Pause',
  resume: 'Go on',
  paused: 'Paused',
  minute: 'One minute more',
  lessMinute: 'One minute less',
  levelBack: 'Level back',
  levelOn: 'Next level',
  colourUp: (colour: string, value: number): string =>
    `Colour up: ${colour} ${amount(value)} is no longer needed`,
  race: 'Race',
  raceTitle: (chip: number, into: number): string => `Race: ${amount(chip)} into ${amount(into)}`,
  raceNote: (chips: number, into: number): string =>
    `${plural(chips, 'new chip', 'new chips')} of ${amount(into)}. Deal a card for each odd chip, seat 1 first; the highest single cards win.`,
  raceCards: (cards: number, stack: number): string =>
    `${plural(cards, 'card', 'cards')}, stack ${amount(stack)}`,
  raceChange: (chips: string): string => `Chips in play change by ${chips}.`,
  raceDo: 'Take these stacks',
  noClock: 'A cash game has no clock.',
  noTable: 'No table is open on this device.',
  back: 'Back to the table',
  full: 'Full screen',
};
