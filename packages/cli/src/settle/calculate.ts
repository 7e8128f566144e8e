/** A hand of stacks and totals (`total_contribution`, `bb_ante` …): pots, and awards if it names winners. */

import {
  type CalculatorHand,
  type Chips,
  type NamedPot,
  PotCalculationEngine,
  type Refusal,
} from '@sidepot/engine';

export interface CalculatedPot extends NamedPot {
  /** Only if the hand names winners. */
  readonly awards?: Chips;
}

export interface Calculation {
  readonly refund: Chips;
  readonly pots: readonly CalculatedPot[];
  /** The rest only if the hand names winners: of every player, 0 included. */
  readonly winnings?: Chips;
  readonly newStacks?: Chips;
  /** Winners that no ranking of hands can produce (R89). */
  readonly warnings?: readonly Refusal[];
}

/** Throws `PokerError`. */
export function calculate({ players, options, winners }: CalculatorHand): Calculation {
  const engine = new PotCalculationEngine(players, options);
  const pots = engine.calculatePots();
  engine.validatePotCalculation(pots);
  const uncalled = engine.getUncalledBet();
  const refund: Chips = uncalled === null ? {} : { [uncalled.name]: uncalled.amount };
  if (winners === null) return { refund, pots };
  const winnings = engine.awardPots(pots, winners);
  const { warnings } = engine;
  return {
    refund,
    pots: pots.map((pot) => ({ ...pot, awards: awardsOf(engine, pot, winners[pot.name]) })),
    winnings,
    newStacks: engine.calculateNewStacks(winnings),
    ...(warnings.length > 0 && { warnings }),
  };
}

/** Of one pot alone; who wins nothing is left out, as `settle` does. */
function awardsOf(
  engine: PotCalculationEngine,
  pot: NamedPot,
  winners: string | readonly string[] | undefined,
): Chips {
  const won = engine.awardPots([pot], winners === undefined ? {} : { [pot.name]: winners });
  return Object.fromEntries(Object.entries(won).filter(([, amount]) => amount > 0));
}
