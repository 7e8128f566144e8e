/**
 * Stud and draw games street by street (R163, R164): headings, cards as everybody saw them, discards.
 * New cards of a draw stand below what went for them, as PokerStars deals each hand at once.
 */

import type { SeenCard } from '../../hand/state/types.js';
import type { History, HistoryMeta, HistoryPlayer, HistoryStep, Round } from '../history/types.js';
import { isKnown } from '../history/words.js';
import { isToldLater } from './told.js';
import { bracket } from './words.js';
import type { StarsWriting } from './writing.js';

type Dealt = Extract<HistoryStep, { kind: 'dealt' }>;
type Draw = Extract<HistoryStep, { kind: 'draw' }>;
type Line = (step: HistoryStep) => string;

/** `line` has its line end. */
export function streetText({ history, meta }: StarsWriting, line: Line): string {
  const table = new StreetTable(history, meta);
  let text = '';
  for (const round of history.rounds) {
    for (const each of table.linesOf(round)) text += `${each}\n`;
    for (const step of round.steps) {
      if (step.kind === 'act' || step.kind === 'refund') text += line(step);
    }
  }
  return text;
}

class StreetTable {
  readonly #history: History;
  readonly #meta: HistoryMeta;
  /** By player, as it came: of the hands that are told all, of others what is face up. */
  readonly #held = new Map<HistoryPlayer, readonly SeenCard[]>();
  readonly #up = new Map<HistoryPlayer, readonly SeenCard[]>();

  constructor(history: History, meta: HistoryMeta) {
    this.#history = history;
    this.#meta = meta;
  }

  /** Without what is bet. */
  linesOf(round: Round): string[] {
    const draws = round.steps.filter((step) => step.kind === 'draw');
    const dealt = round.steps.filter((step) => step.kind === 'dealt');
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

  #dealtLines({ player, down, up }: Dealt): string[] {
    const isTold = this.#isTold(player);
    const held = this.#held.get(player) ?? [];
    const fresh = isTold ? [...down, ...up] : up;
    const upBefore = this.#up.get(player) ?? [];
    this.#held.set(player, [...held, ...down, ...up]);
    this.#up.set(player, [...upBefore, ...up]);
    if (fresh.length === 0 || !fresh.every(isKnown)) return [];
    const before = isTold ? held : upBefore;
    const parts = [before, fresh].filter((part) => part.length > 0).map(bracket);
    return [`Dealt to ${player.name} ${parts.join(' ')}`];
  }

  #drawLines({ player, cards }: Draw, dealt: readonly Dealt[]): string[] {
    const { name } = player;
    const isTold = this.#isTold(player);
    const held = this.#held.get(player) ?? [];
    const kept = held.filter((card) => !cards.includes(card));
    const fresh = dealt.filter((step) => step.player === player).flatMap(({ down }) => down);
    this.#held.set(player, [...kept, ...fresh]);
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
    const isPair = players.some((player) => {
      const [a, b] = this.#up.get(player) ?? [];
      return player.folded !== 0 && a != null && b != null && a >> 2 === b >> 2;
    });
    return isPair ? ['Pair on board - a double bet is allowed'] : [];
  }

  /** The whole way of a hand is told, or only what all saw of it. */
  #isTold(player: HistoryPlayer): boolean {
    const isSeen = player.isHero || this.#meta.showAll === true;
    return isSeen && player.isKnown && !isToldLater(player, this.#meta);
  }
}

const hasBoard = ({ game }: History): boolean => game.streets.some(({ board }) => board > 0);

export const drawsOf = ({ game }: Pick<History, 'game'>): number =>
  game.streets.filter(({ draw }) => draw !== null).length;

/** 3rd, 4th … for the first street of stud, the second … */
export const studOrdinal = (street: number): string => (street === 0 ? '3rd' : `${street + 3}th`);
