/**
 * Stud and draw games street by street (R163, R164): headings, cards as everybody saw them, discards.
 * New cards of a draw stand below what went for them, as PokerStars deals each hand at once.
 */

import type { SeenCard } from '../../hand/state/types.js';
import { isKnown } from '../history/history.js';
import type { History, HistoryMeta, HistoryPlayer, HistoryStep, Round } from '../history/types.js';
import { isToldLater } from './told.js';
import { bracket } from './words.js';

type Dealt = Extract<HistoryStep, { kind: 'dealt' }>;
type Draw = Extract<HistoryStep, { kind: 'draw' }>;
type Line = (step: HistoryStep) => string;

export function streetLines(history: History, meta: HistoryMeta, line: Line): string[] {
  const table = new StreetTable(history, meta);
  return history.rounds.flatMap((round) => table.linesOf(round, line));
}

class StreetTable {
  readonly #history: History;
  readonly #meta: HistoryMeta;
  /** By seat, as it came: of the hands that are told all, of others what is face up. */
  readonly #held = new Map<number, readonly SeenCard[]>();
  readonly #up = new Map<number, readonly SeenCard[]>();

  constructor(history: History, meta: HistoryMeta) {
    this.#history = history;
    this.#meta = meta;
  }

  linesOf(round: Round, line: Line): string[] {
    const draws = round.steps.filter((step) => step.kind === 'draw');
    const dealt = round.steps.filter((step) => step.kind === 'dealt');
    const rest = round.steps.filter(({ kind }) => kind === 'act' || kind === 'refund');
    const isStud = this.#history.game.upCards !== null;
    const thrown = draws.flatMap((step) => this.#drawLines(step, isStud ? [] : dealt));
    const came =
      isStud || draws.length === 0 ? dealt.flatMap((step) => this.#dealtLines(step)) : [];
    const heading = this.#heading(round);
    const board = this.#board(round);
    return [
      ...(board === undefined ? heading : []),
      ...thrown,
      ...(board === undefined ? [] : [board]),
      ...came,
      ...this.#openPair(round),
      ...rest.map(line),
    ];
  }

  #heading({ street, cards }: Round): string[] {
    const { upCards, streets } = this.#history.game;
    if (upCards !== null) {
      const isLast = street === streets.length - 1;
      const name = isLast ? 'RIVER' : `${studOrdinal(street)} STREET`;
      return [[`*** ${name} ***`, ...(cards.length > 0 ? [bracket(cards)] : [])].join(' ')];
    }
    if (street === 0)
      return [hasBoard(this.#history) ? '*** HOLE CARDS ***' : '*** DEALING HANDS ***'];
    return drawsOf(this.#history) > 1 ? [`*** ${streets[street]?.name.toUpperCase()} ***`] : [];
  }

  /** The board of Drawmaha and pineapple comes when all have thrown (R145, R146). */
  #board({ street, name, before, cards }: Round): string | undefined {
    if (street === 0 || !hasBoard(this.#history)) return undefined;
    const parts = [before, cards].filter((part) => part.length > 0).map(bracket);
    return [`*** ${name.toUpperCase()} ***`, ...parts].join(' ');
  }

  #dealtLines({ seat, down, up }: Dealt): string[] {
    const isTold = this.#isTold(seat);
    const held = this.#held.get(seat) ?? [];
    const fresh = isTold ? [...down, ...up] : up;
    const upBefore = this.#up.get(seat) ?? [];
    this.#held.set(seat, [...held, ...down, ...up]);
    this.#up.set(seat, [...upBefore, ...up]);
    if (fresh.length === 0 || !fresh.every(isKnown)) return [];
    const before = isTold ? held : upBefore;
    const parts = [before, fresh].filter((part) => part.length > 0).map(bracket);
    return [`Dealt to ${this.#player(seat).name} ${parts.join(' ')}`];
  }

  #drawLines({ seat, cards }: Draw, dealt: readonly Dealt[]): string[] {
    const { name } = this.#player(seat);
    const isTold = this.#isTold(seat);
    const held = this.#held.get(seat) ?? [];
    const kept = held.filter((card) => !cards.includes(card));
    const fresh = dealt.filter((step) => step.seat === seat).flatMap(({ down }) => down);
    this.#held.set(seat, [...kept, ...fresh]);
    if (cards.length === 0) {
      return [`${name}: stands pat${isTold ? ` on ${bracket(held)}` : ''}`];
    }
    const count = `${cards.length} card${cards.length === 1 ? '' : 's'}`;
    if (!isTold) return [`${name}: discards ${count}`];
    const parts = [kept, fresh].filter((part) => part.length > 0).map(bracket);
    return [
      `${name}: discards ${count} ${bracket(cards)}`,
      ...(fresh.length === 0 ? [] : [`Dealt to ${name} ${parts.join(' ')}`]),
    ];
  }

  /** R116, where it is a rule of the house. */
  #openPair({ street }: Round): string[] {
    const { rules, game, players } = this.#history;
    if (rules.openPair !== true || street !== 1 || game.halves[0].name !== 'high') return [];
    if (game.halves.length > 1) return [];
    const isPair = players.some(({ seat, folded }) => {
      const [a, b] = this.#up.get(seat) ?? [];
      return folded !== 0 && a != null && b != null && a >> 2 === b >> 2;
    });
    return isPair ? ['Pair on board - a double bet is allowed'] : [];
  }

  #player(seat: number): HistoryPlayer {
    return this.#history.players.find((player) => player.seat === seat) as HistoryPlayer;
  }

  /** The whole way of a hand is told, or only what all saw of it. */
  #isTold(seat: number): boolean {
    const player = this.#player(seat);
    const isSeen = player.isHero || this.#meta.showAll === true;
    return isSeen && player.isKnown && !isToldLater(player, this.#meta);
  }
}

const hasBoard = ({ game }: History): boolean => game.streets.some(({ board }) => board > 0);

export const drawsOf = ({ game }: Pick<History, 'game'>): number =>
  game.streets.filter(({ draw }) => draw !== null).length;

/** 3rd, 4th … for the first street of stud, the second … */
export const studOrdinal = (street: number): string => (street === 0 ? '3rd' : `${street + 3}th`);
