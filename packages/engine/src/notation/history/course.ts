/** Stud and draw games: on which street cards come and go, by how many a player has had. */

import type { Game } from '../../games/game.js';
import { type CardPlan, planFor } from './plan.js';

/** Of one seat: cards of the plan, draws, and new cards still to come. */
interface Progress {
  planned: number;
  drawn: number;
  owed: number;
}

export class Course {
  readonly #game: Game;
  readonly #plan: CardPlan | null;
  readonly #seats = new Map<number, Progress>();

  constructor(game: Game) {
    this.#game = game;
    this.#plan = planFor(game);
  }

  /** The street of the next `count` cards of a seat. */
  dealt(seat: number, count: number): number {
    const progress = this.#at(seat);
    if (progress.owed > 0) {
      progress.owed -= count;
      return this.#plan?.draws[progress.drawn - 1] ?? 0;
    }
    const street = this.#plan?.streets[progress.planned] ?? 0;
    progress.planned += count;
    return street;
  }

  /** The street before which a seat throws so many cards. */
  drew(seat: number, count: number): number {
    const progress = this.#at(seat);
    const street = this.#plan?.draws[progress.drawn] ?? 0;
    progress.drawn++;
    if (this.#game.streets[street]?.draw?.replace === true) progress.owed += count;
    return street;
  }

  #at(seat: number): Progress {
    const found = this.#seats.get(seat) ?? { planned: 0, drawn: 0, owed: 0 };
    this.#seats.set(seat, found);
    return found;
  }
}
