/** One text in, one answer out: parse, check the keys, settle. Nothing a text says can throw. */

import {
  explain,
  type PlayerId,
  PokerError,
  type Rejection,
  readHandJson,
  rejectionText,
  type SettleInput,
  type Settlement,
  settle,
} from '@sidepot/engine';
import { findJsonFault } from './bad-json.js';
import { MAX_LINE_BYTES } from './blocks.js';
import type { Refusal } from './errors.js';
import { cutText, jsonSafe } from './json-safe.js';

/** Labels of a hand, which the engine does not read. */
export interface Labels {
  readonly id?: unknown;
  readonly title?: unknown;
}

export type Answer =
  | {
      readonly ok: true;
      readonly input: SettleInput<PlayerId> & Labels;
      readonly settlement: Settlement<PlayerId>;
    }
  | { readonly ok: false; readonly refusal: Refusal };

export function judge(text: string, line: number, explained: boolean): Answer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, refusal: badJson(text, line) };
  }
  const read = readHandJson(json);
  if (!read.ok) return refused(read.error, json, line);
  try {
    const settled = explained ? explain(read.value) : settle(read.value);
    if (!settled.ok) return refused(settled.error, json, line);
    return { ok: true, input: read.value, settlement: settled.value };
  } catch (error) {
    return error instanceof PokerError ? refused(error.rejection, json, line) : broken(error, line);
  }
}

export const answerJson = (answer: Answer): string =>
  JSON.stringify(answer.ok ? answer.settlement : { error: answer.refusal });

export const refuse = (refusal: Refusal): Answer => ({ ok: false, refusal });

export const tooLong = (line: number, what = 'the line'): Refusal => ({
  code: 'LINE_TOO_LONG',
  message: `${what} is longer than ${MAX_LINE_BYTES} bytes`,
  line,
  max: MAX_LINE_BYTES,
});

export const notUtf8 = (line: number): Refusal => ({
  code: 'BAD_JSON',
  message: 'not valid JSON: the text is not UTF-8',
  line,
});

function badJson(text: string, line: number): Refusal {
  if (text.trim() === '') {
    return { code: 'BAD_JSON', message: 'not valid JSON: the input is empty', line };
  }
  const fault = findJsonFault(text);
  if (fault === undefined) return { code: 'BAD_JSON', message: 'not valid JSON', line };
  const { what, column } = fault;
  const at = line + fault.line - 1;
  const message = `not valid JSON: ${what} (line ${at}, column ${column})`;
  return { code: 'BAD_JSON', message, line: at, column };
}

function refused(rejection: Rejection, json: unknown, line: number): Answer {
  const safe = jsonSafe(rejection) as Rejection;
  const { code, ...details } = safe;
  const id = (json as Labels | null)?.id;
  return refuse({
    code,
    message: cutText(rejectionText(safe)),
    line,
    ...(typeof id === 'string' ? { id: cutText(id) } : typeof id === 'number' ? { id } : {}),
    ...details,
  });
}

/** A bug of ours: told on its line, so that the other lines are still answered. */
const broken = (error: unknown, line: number): Answer =>
  refuse({ code: 'INTERNAL', message: `please report this hand: ${String(error)}`, line });
