/**
 * The actions of a hand of stud or of a draw game: every live hand gets the cards of a street, also
 * those that nobody saw; of a draw all decide before the new cards come (R162).
 */

import type { Game, Street } from '../../games/game.js';
import { arrivalsIn } from '../phh/arrivals.js';
import type { PhhAction, PhhCard } from '../phh/hand.js';
import type { ImportRecord } from './record.js';
import {
  failOf,
  type ImportDraw,
  type ImportPlayer,
  type ImportStep,
  type ImportStreet,
} from './types.js';

/** What is not about the cards of a street is told the same way in all games. */
export type PlainAction = (step: ImportStep) => PhhAction | undefined;

export function streetActions(
  record: ImportRecord,
  order: readonly ImportPlayer[],
  game: Game,
  plain: PlainAction,
): PhhAction[] {
  const writer = new StreetWriter(order, game, blurredIn(record.steps));
  const absent = record.steps.filter(({ verb }) => verb === 'absent');
  // In stud their door cards count, so they give up when they have them (R111).
  const isStud = game.upCards !== null;
  if (!isStud) {
    writer.drop(absent);
    writer.deal(0, (player) => player.cards);
  }
  for (const step of record.steps) {
    if (step.verb === 'street') writer.open(step);
    else if (step.verb === 'sd') writer.draw(step);
    else if (step.verb === 'absent' && isStud) writer.drop([step]);
    else writer.add(plain(step), step);
  }
  writer.serve();
  return withFinals(writer.actions, order);
}

/** Whose own cards are told, but not which of them went: some texts tell the last hand all along. */
const blurredIn = (steps: readonly ImportStep[]): ReadonlySet<ImportPlayer> =>
  new Set(
    steps.flatMap((step) =>
      step.verb === 'sd' && step.player.cards.length > 0 && step.cards.includes(-1)
        ? [step.player]
        : [],
    ),
  );

class StreetWriter {
  readonly actions: PhhAction[] = [];
  /** The last whose cards were dealt. */
  street = -1;
  readonly #order: readonly ImportPlayer[];
  readonly #game: Game;
  readonly #blurred: ReadonlySet<ImportPlayer>;
  readonly #out = new Set<ImportPlayer>();
  /** Decisions whose new cards have not come. */
  #draws: ImportDraw[] = [];
  /** A street whose cards have not come. */
  #next: ImportStreet | null = null;

  constructor(order: readonly ImportPlayer[], game: Game, blurred: ReadonlySet<ImportPlayer>) {
    this.#order = order;
    this.#game = game;
    this.#blurred = blurred;
  }

  /** Who is not there and cannot fold (R45). */
  drop(steps: readonly ImportStep[]): void {
    for (const step of steps) {
      if (step.verb !== 'absent') continue;
      this.#out.add(step.player);
      this.actions.push({ verb: 'sm', player: step.player.index, cards: null });
    }
  }

  /** The cards of a street of stud; where some must go first, they come when all have decided (R146). */
  open(step: ImportStreet): void {
    this.serve();
    this.#next = step;
    if (this.#game.streets[this.street + 1]?.draw == null) this.serve();
  }

  deal(street: number, known: (player: ImportPlayer) => readonly PhhCard[]): void {
    this.street = street;
    const { down = 0, up = 0 } = this.#game.streets[street] ?? ({} as Partial<Street>);
    for (const player of this.#order) {
      if (this.#out.has(player)) continue;
      this.#give(player, known(player), down + up);
    }
  }

  draw(step: ImportDraw): void {
    if (this.#draws[0] !== undefined && this.#draws[0].draw !== step.draw) this.serve();
    this.#draws.push(step);
    const player = step.player.index;
    this.actions.push({ verb: 'sd', player, cards: step.cards });
  }

  /** A board card of the street comes before the new cards (R145). */
  add(action: PhhAction | undefined, step: ImportStep): void {
    if (step.verb !== 'db') this.serve();
    if (action !== undefined) this.actions.push(action);
    if (step.verb === 'f') this.#out.add(step.player);
    if (step.verb === 'db') this.serve();
  }

  /** New cards for those that went, in the same order. */
  serve(): void {
    const draws = this.#draws;
    this.#draws = [];
    const replaced = this.#game.streets.some(({ draw }) => draw?.replace === true);
    for (const { player, cards, fresh } of draws) {
      if (replaced && cards.length > 0) this.#give(player, fresh, cards.length);
    }
    const next = this.#next;
    this.#next = null;
    if (next !== null) this.deal(this.street + 1, (player) => next.cards.get(player) ?? []);
  }

  /** What is known are the last of them: those face up. */
  #give(player: ImportPlayer, told: readonly PhhCard[], count: number): void {
    const known = this.#blurred.has(player) ? [] : told;
    if (known.length > count) failOf('tooManyCards', player);
    const unseen = Array<PhhCard>(count - known.length).fill(-1);
    const cards = [...unseen, ...known];
    this.actions.push({ verb: 'dh', player: player.index, cards });
  }
}

/** Hands that were seen in the end say what their cards were when they came. */
function withFinals(actions: readonly PhhAction[], order: readonly ImportPlayer[]): PhhAction[] {
  const finals = order.map(({ final }) => (final.length === 0 ? undefined : final));
  const arrivals = arrivalsIn(actions, order.length, finals);
  if ('player' in arrivals) return failOf('twoHands', order[arrivals.player] as ImportPlayer);
  const came = order.map(() => 0);
  return actions.map((action) => {
    if (action.verb !== 'dh') return action;
    const from = came[action.player] ?? 0;
    came[action.player] = from + action.cards.length;
    const cards = arrivals[action.player]?.slice(from, from + action.cards.length) ?? action.cards;
    return { ...action, cards };
  });
}
