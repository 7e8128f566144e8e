/** What is wrong, and at which field. */

import type { ErrorCode } from '@sidepot/engine';
import { refusalSentence, words } from '@sidepot/i18n/page';

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
  | 'deadBlinds'
  | 'middle'
  | 'anteAmount'
  | 'unit'
  | 'rakePercent'
  | 'rakeCap'
  | 'boardCount'
  | 'orphanLayer';

export type Errors = Readonly<Partial<Record<FieldName, FieldError>>>;

/** In short where the field says what it is about. */
export const errorOf = (
  code: ErrorCode,
  details: Readonly<Record<string, unknown>> = {},
): FieldError => ({
  code,
  text: words.calculator.problem(code, details) ?? refusalSentence({ ...details, code }),
});

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
