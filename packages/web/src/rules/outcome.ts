/** What comes of an example: its towers, and the sentences of the table's own explanations. */

import { explain, type SettleInput, type WhyStep } from '@sidepot/engine';
import { exampleName, potTitle, whyStep } from '@sidepot/i18n/page';
import { type TowerModel, towersOf } from '../towers/towers.js';

export interface PotOutcome {
  readonly name: string;
  readonly amount: number;
  readonly lines: readonly string[];
}

export interface HandOutcome {
  /** What went back, and the rake of the hand. */
  readonly lines: readonly string[];
  readonly pots: readonly PotOutcome[];
  readonly towers: TowerModel;
}

/** The towers are small: a layer needs this part of the height for its number. */
const THIN = 0.15;

/** The picture shows who folded and who does not reach a pot. */
const SHOWN: readonly WhyStep<number>['kind'][] = ['folded', 'out'];

export function outcomeOf(hand: SettleInput<string>): HandOutcome {
  const seatOf = new Map(hand.players.map(({ id, seat }) => [id, seat]));
  const nameIn = new Map(hand.players.map(({ id, seat }) => [seat, exampleName(id)]));
  const names = {
    seat: (seat: number): string => nameIn.get(seat) ?? '',
    player: (player: string): string => player,
  };
  const seats = (tiers: readonly (readonly string[])[]): readonly (readonly number[])[] =>
    tiers.map((tier) => tier.map((id) => seatOf.get(id) ?? 0));
  const found = explain<number>({
    ...hand,
    players: hand.players.map((player) => ({ ...player, id: player.seat })),
    boards: hand.boards.map(({ high, low }) => ({
      high: seats(high),
      ...(low !== undefined && { low: seats(low) }),
    })),
  });
  if (!found.ok) throw new Error(`an example is refused: ${found.error.code}`);
  const { pots, refund, why: whole } = found.value;
  const [returned] = Object.values(refund);
  const sentences = (steps: readonly WhyStep<number>[]): readonly string[] =>
    steps.filter(({ kind }) => !SHOWN.includes(kind)).map((step) => whyStep(step, names, null));
  return {
    lines: sentences(whole.steps),
    pots: pots.map((pot, index) => ({
      name: potTitle(index, pots.length),
      amount: pot.amount,
      lines: sentences(pot.why.steps),
    })),
    towers: towersOf(
      {
        hand: {
          players: hand.players.map((player) => ({
            ...{ ante: 0, dead: 0, ...player },
            ...{
              key: player.seat,
              name: exampleName(player.id),
              killed: (player.forfeit ?? 0) > 0,
            },
          })),
        },
        pots: pots.map((pot, index) => ({ index, steps: pot.why.steps })),
        refund: returned === undefined ? null : { amount: returned },
      },
      THIN,
    ),
  };
}
