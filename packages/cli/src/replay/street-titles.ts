/** What stands above a street that brings no board: of stud and draw games, and before the flop. */

import { GAMES, type HandEvent, type HandState } from '@sidepot/engine';
import { phrases } from '../phrases.js';

export class StreetTitles {
  readonly #streets: (typeof GAMES)[keyof typeof GAMES]['streets'];
  /** The last street whose betting is over, and the last that has a title. */
  #closed = -1;
  #titled = -1;

  constructor({ rules }: HandState) {
    this.#streets = GAMES[rules.game].streets;
  }

  /** Null where nothing new begins, or the board says what does. */
  before(event: HandEvent): string | null {
    switch (event.type) {
      case 'collected':
        this.#closed = event.street;
        return null;
      case 'opened':
        return event.street === 0 ? this.#title(0) : null;
      case 'dealt':
      case 'drew':
        return this.#closed < 0 ? null : this.#title(this.#closed + 1);
      default:
        return null;
    }
  }

  #title(street: number): string | null {
    const { name = '', board = 0 } = this.#streets[street] ?? {};
    if (street <= this.#titled || (street > 0 && board > 0)) return null;
    this.#titled = street;
    if (name === 'preflop') return phrases.replay.beforeFlop;
    const titles: Readonly<Record<string, string>> = phrases.replay.streets;
    return titles[name] ?? null;
  }
}
