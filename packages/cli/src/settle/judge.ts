/**
 * One text in, one answer out: parse, check the keys, settle; or, for a hand of stacks and totals,
 * calculate. Nothing a text says can throw.
 */

import {
  type CalculatorHand,
  explain,
  isCalculatorJson,
  type PlayerId,
  PokerError,
  type Refusal,
  readCalculatorJson,
  readHandJson,
  refusalText,
  type SettleInput,
  type Settlement,
  settle,
} from '@sidepot/engine';
import type { RefusedLine } from '../errors.js';
import { phrases, said } from '../phrases.js';
import { MAX_LINE_BYTES } from '../stream/blocks.js';
import { cutText, jsonSafe } from '../stream/json-safe.js';
import { findJsonFault } from './bad-json.js';
import { type Calculation, calculate } from './calculate.js';

/** Labels of a hand, which the engine does not read. */
export interface Labels {
  readonly id?: unknown;
  readonly title?: unknown;
}

export type HandAnswer =
  | {
      readonly ok: true;
      readonly kind: 'settled';
      readonly input: SettleInput<PlayerId> & Labels;
      readonly result: Settlement<PlayerId>;
    }
  | {
      readonly ok: true;
      readonly kind: 'calculated';
      readonly input: CalculatorHand & Labels;
      readonly result: Calculation;
    }
  | { readonly ok: false; readonly refusal: RefusedLine };

export function judge(text: string, line: number, explained: boolean): HandAnswer {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, refusal: badJson(text, line) };
  }
  const hand = withoutExpected(json);
  try {
    return isCalculatorJson(hand) ? calculated(hand, line) : settled(hand, line, explained);
  } catch (error) {
    return error instanceof PokerError ? refused(error.refusal, hand, line) : broken(error, line);
  }
}

function settled(json: unknown, line: number, explained: boolean): HandAnswer {
  const read = readHandJson(json);
  if (!read.ok) return refused(read.error, json, line);
  const answer = explained ? explain(read.value) : settle(read.value);
  if (!answer.ok) return refused(answer.error, json, line);
  return { ok: true, kind: 'settled', input: read.value, result: answer.value };
}

function calculated(json: unknown, line: number): HandAnswer {
  const read = readCalculatorJson(json);
  if (!read.ok) return refused(read.error, json, line);
  const { id, title } = json as Labels;
  const input = { ...read.value, id, title };
  return { ok: true, kind: 'calculated', input, result: calculate(read.value) };
}

/** Collections of hands keep the answer beside the hand; it is theirs to compare. */
function withoutExpected(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, 'expect')) return json;
  const { expect: _answer, ...hand } = json as { readonly expect: unknown };
  return hand;
}

export const answerJson = (answer: HandAnswer): string =>
  JSON.stringify(answer.ok ? answer.result : { error: answer.refusal });

export const refusedAnswer = (refusal: RefusedLine): HandAnswer => ({ ok: false, refusal });

export const tooLong = (
  line: number,
  what: keyof typeof phrases.usage.tooLong = 'line',
): RefusedLine => ({
  code: 'LINE_TOO_LONG',
  message: phrases.usage.longerThan(phrases.usage.tooLong[what], MAX_LINE_BYTES),
  line,
  max: MAX_LINE_BYTES,
});

export const notUtf8 = (line: number): RefusedLine => ({
  code: 'BAD_JSON',
  message: phrases.usage.notJsonSince(phrases.usage.notUtf8),
  line,
});

function badJson(text: string, line: number): RefusedLine {
  if (text.trim() === '') {
    return { code: 'BAD_JSON', message: phrases.usage.notJsonSince(phrases.usage.empty), line };
  }
  const fault = findJsonFault(text);
  if (fault === undefined) return { code: 'BAD_JSON', message: phrases.usage.notJson, line };
  const { what, column } = fault;
  const at = line + fault.line - 1;
  const message = phrases.usage.notJsonSince(phrases.usage.at(what, at, column));
  return { code: 'BAD_JSON', message, line: at, column };
}

function refused(refusal: Refusal, json: unknown, line: number): HandAnswer {
  const safe = jsonSafe(refusal) as Refusal;
  const { code, ...details } = safe;
  const id = (json as Labels | null)?.id;
  return refusedAnswer({
    code,
    message: cutText(refusalText(safe, said.refusals)),
    line,
    ...(typeof id === 'string' ? { id: cutText(id) } : typeof id === 'number' ? { id } : {}),
    ...details,
  });
}

/** A bug of ours: told on its line, so that the other lines are still answered. */
const broken = (error: unknown, line: number): HandAnswer =>
  refusedAnswer({ code: 'INTERNAL', message: phrases.usage.report(String(error)), line });
