import { createContext, useContext } from 'react';
import type { Draft } from '../model/draft.js';
import type { CalculatorState, Change } from '../model/state.js';

export interface Calculator extends CalculatorState {
  change(change: Change): void;
  set(fields: Partial<Draft>): void;
  /** Another hand altogether; the browser's Back leads to the one before. */
  open(draft: Draft): void;
}

export const CalculatorContext = createContext<Calculator | null>(null);

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext);
  if (calculator === null) throw new Error('outside of the calculator');
  return calculator;
}
