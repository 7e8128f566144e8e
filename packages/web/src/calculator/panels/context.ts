import { createContext, useContext } from 'react';
import type { CalculatorDraft } from '../model/draft.js';
import type { CalculatorState, Change } from '../model/state.js';

export interface Calculator extends CalculatorState {
  /** How often another hand was opened. */
  readonly opened: number;
  change(change: Change): void;
  set(fields: Partial<CalculatorDraft>): void;
  /** Another hand altogether; the browser's Back leads to the one before. */
  open(draft: CalculatorDraft): void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

export const CalculatorContext = createContext<Calculator | null>(null);

export function useCalculator(): Calculator {
  const calculator = useContext(CalculatorContext);
  if (calculator === null) throw new Error('outside of the calculator');
  return calculator;
}
