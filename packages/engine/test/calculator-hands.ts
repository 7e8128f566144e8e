/** Players and hands for the tests of the calculator. */

import {
  type CalculatorOptions,
  type CalculatorPlayer,
  PotCalculationEngine,
} from '@sidepot/engine';

export const player = (
  name: string,
  startingStack: number,
  put: number,
  position = '',
  isFolded = false,
): CalculatorPlayer => ({
  name,
  startingStack,
  finalStack: startingStack - put,
  totalContribution: put,
  position,
  isBb: position === 'BB',
  isFolded,
});
export const engine = (players: CalculatorPlayer[], options?: CalculatorOptions) =>
  new PotCalculationEngine(players, options);
export const lines = (calculator: PotCalculationEngine) =>
  calculator
    .calculatePots()
    .map(({ name, amount, eligible, percentage, calculation }) =>
      [name, amount, eligible.join(' '), percentage, calculation].join(' | '),
    );

export const TC10 = [
  player('Alice', 80_000, 80_000, 'Dealer'),
  player('Bob', 165_000, 90_000, 'SB'),
  player('Charlie', 265_000, 95_000, 'BB'),
];
export const tc10 = (options: CalculatorOptions = {}) => engine(TC10, { bbAnte: 5000, ...options });
