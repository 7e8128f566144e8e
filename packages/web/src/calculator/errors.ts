/** What is wrong, and at which field. */

import { type ErrorCode, type Refusal, refusalText } from '@sidepot/engine';
import { words } from '../i18n/words.js';

export interface FieldError {
  readonly code: ErrorCode;
  readonly text: string;
}

export type PlayerField =
  | 'name'
  | 'seat'
  | 'total'
  | 'ante'
  | 'dead'
  | 'live'
  | 'forfeit'
  | 'start'
  | 'end'
  | 'cards';

export type FieldName =
  | `${PlayerField}.${number}`
  | `board.${number}`
  | 'players'
  | 'seatCount'
  | 'button'
  | 'smallBlind'
  | 'bigBlind'
  | 'anteAmount'
  | 'unit'
  | 'rakePercent'
  | 'rakeCap'
  | 'boardCount'
  | 'orphanLayer';

export type Errors = Readonly<Partial<Record<FieldName, FieldError>>>;

/** The page's own words for a code where the field says what it is about; else the engine's. */
export const errorOf = (
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
): FieldError => {
  const refusal = { ...details, code } as Refusal;
  return {
    code,
    text: words.calculator.problem(code, details) ?? sentence(refusalText(refusal)),
  };
};

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Collects errors; the first of a field stays. */
export class ErrorList {
  readonly #found: Partial<Record<FieldName, FieldError>> = {};

  add(field: FieldName, code: ErrorCode, details: Readonly<Record<string, unknown>> = {}): void {
    this.#found[field] ??= errorOf(code, details);
  }

  has(field: FieldName): boolean {
    return this.#found[field] !== undefined;
  }

  get isEmpty(): boolean {
    return Object.keys(this.#found).length === 0;
  }

  get all(): Errors {
    return this.#found;
  }
}
