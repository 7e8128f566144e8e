/** The clock of a tournament, also for a second screen. */

import { amount, count } from '../../../tools/numbers.js';
import { plural } from '../numbers.js';

export const clock = {
  title: 'Uhr',
  level: (level: number): string => `Level ${count(level)}`,
  pause: 'Pause',
  next: 'Weiter',
  nextBreak: 'Nächste Pause',
  none: 'keine',
  left: 'Noch im Turnier',
  leftOf: (left: number, entries: number): string => `${count(left)} von ${count(entries)}`,
  average: 'Durchschnitt',
  chips: (chips: number): string => amount(chips),
  pool: 'Preispool',
  start: 'Uhr starten',
  stop: 'Anhalten',
  resume: 'Weiter',
  paused: 'Angehalten',
  minute: 'Eine Minute mehr',
  lessMinute: 'Eine Minute weniger',
  levelBack: 'Level zurück',
  levelOn: 'Nächstes Level',
  colourUp: (colour: string, value: number): string =>
    `Color-up: ${colour} ${amount(value)} wird nicht mehr gebraucht`,
  race: 'Race',
  raceTitle: (chip: number, into: number): string => `Race: ${amount(chip)} in ${amount(into)}`,
  raceNote: (chips: number, into: number): string =>
    `${plural(chips, 'neuer Chip', 'neue Chips')} zu ${amount(into)}. Für jeden ungeraden Chip eine Karte, ab Platz 1; die höchsten einzelnen Karten gewinnen.`,
  raceCards: (cards: number, stack: number): string =>
    `${plural(cards, 'Karte', 'Karten')}, Stack ${amount(stack)}`,
  raceChange: (chips: string): string => `Die Chips im Spiel ändern sich um ${chips}.`,
  raceDo: 'Diese Stacks übernehmen',
  noClock: 'Ein Cash Game hat keine Uhr.',
  noTable: 'Auf diesem Gerät ist kein Tisch offen.',
  back: 'Zurück zum Tisch',
  full: 'Vollbild',
};
