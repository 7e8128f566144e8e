/** What only the command line can refuse; everything else is the engine's to judge. */

import type { ErrorCode } from '@sidepot/engine';

/** Each has a row in docs/errors.md. */
export const CLI_ERROR_CODES = [
  'BAD_JSON',
  'LINE_TOO_LONG',
  'UNKNOWN_LANGUAGE',
  'INTERNAL',
] as const;

export type CliErrorCode = (typeof CLI_ERROR_CODES)[number];

/** A refused input, safe to print as JSON. */
export interface RefusedLine {
  readonly code: ErrorCode | CliErrorCode;
  readonly message: string;
  readonly line: number;
  readonly [detail: string]: unknown;
}

/** 130 is what a shell calls the end by Ctrl-C. */
export const EXIT = { ok: 0, refused: 1, usage: 2, interrupted: 130 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The command itself cannot be carried out: one line on stderr, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
