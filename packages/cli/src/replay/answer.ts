/** A block of hands in, a block of lines out, the same on the main thread and in a worker. */

import { PokerError, type Refusal, type Replay, refusalText, replayHand } from '@sidepot/engine';
import { phrases, said } from '../phrases.js';
import { cutText, jsonSafe } from '../stream/json-safe.js';
import { Lines } from '../stream/lines.js';
import { plain } from '../terminal/text.js';
import { type Format, handsOf } from './formats.js';

export interface BlockPart {
  readonly file: string;
  /** Undefined: each hand's own amounts decide. */
  readonly unit: string | undefined;
  readonly format: Format;
  /** Number of the first line, from 1. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export interface HandBlock {
  /** In memory of its own, so that it can be handed over to a worker. */
  readonly bytes: Uint8Array;
  readonly parts: readonly BlockPart[];
}

export interface ReplayModes {
  /** A line of JSON for each hand; else only refused hands are told. */
  readonly json: boolean;
  readonly warnings: boolean;
}

export interface HandsAnswer {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** Bytes of the question. */
  readonly read: number;
  readonly hands: number;
  readonly refused: number;
  readonly warnings: number;
}

export function answerHands({ bytes, parts }: HandBlock, modes: ReplayModes): HandsAnswer {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const lines = new Lines();
  let hands = 0;
  let refused = 0;
  let warnings = 0;
  for (const part of parts) {
    const { file, unit, format, line: first } = part;
    const text = buffer.toString('utf8', part.start, part.end);
    const prefix = `{"file":${JSON.stringify(file)},"hand":`;
    const refuse = (section: string, error: Refusal): void => {
      refused++;
      lines.text(
        modes.json
          ? `${prefix}${label(section)},"ok":false,"error":${errorJson(error)}}\n`
          : `${refusalLine(file, section, error)}\n`,
      );
    };
    const before = hands;
    for (const { section, line, hand } of handsOf(text, format, unit)) {
      hands++;
      const result = hand.ok ? replay(hand.value, { warnings: modes.warnings }) : hand;
      if (!result.ok) {
        refuse(section, onLine(result.error, hand.ok ? first + line - 1 : 0, first));
        continue;
      }
      warnings += result.value.warnings.length;
      if (!modes.json || !hand.ok) continue;
      lines.text(prefix);
      lines.text(label(section));
      lines.text(`,"ok":true,"unit":${Number(hand.value.unit)},"players":${namesJson(hand.value)}`);
      lines.text(',"contributions":[');
      addReplay(lines, result.value, modes);
    }
    if (hands > before) continue;
    hands++;
    refuse('', { code: 'BAD_NOTATION', reason: 'noHand', line: 1 });
  }
  return { bytes: lines.take(), read: bytes.length, hands, refused, warnings };
}

type Hand = Parameters<typeof replayHand>[0];

/** A player without a name is p1, p2 … as the notation counts. */
const namesJson = ({ players = [], startingStacks }: Hand): string =>
  JSON.stringify(startingStacks.map((_, i) => players[i] || `p${i + 1}`));

/** A bug of ours is told on its line, so that the other hands are still answered. */
export function replay(
  hand: Hand,
  options: Parameters<typeof replayHand>[1],
): ReturnType<typeof replayHand> {
  try {
    return replayHand(hand, options);
  } catch (error) {
    if (error instanceof PokerError) return { ok: false, error: error.refusal };
    const broken = { code: 'INTERNAL', thrown: String(error) } as const;
    return { ok: false, error: broken as unknown as Refusal };
  }
}

/** Lines of a refusal count from the start of the file, not of the block. */
export const onLine = (error: Refusal, line: number, first: number): Refusal =>
  typeof error['line'] === 'number'
    ? { ...error, line: error['line'] + first - 1 }
    : line > 0
      ? { ...error, line }
      : error;

/** As the header names it; a number where it is one, and 1 for a hand without a header. */
export const label = (section: string): string =>
  section === '' ? '1' : /^(?:0|[1-9]\d{0,14})$/.test(section) ? section : JSON.stringify(section);

export const refusalLine = (file: string, section: string, error: Refusal): string =>
  phrases.replay.refused(
    plain(file),
    plain(section) || '1',
    error.code,
    plain(refusalLineText(error)),
  );

/** Why, in the language that is spoken. */
export const refusalLineText = (error: Refusal): string =>
  isInternal(error)
    ? phrases.usage.report('thrown' in error ? String(error.thrown) : '')
    : refusalText(error, said.refusals);

const isInternal = ({ code }: { readonly code: string }): boolean => code === 'INTERNAL';

function errorJson(error: Refusal): string {
  const safe = jsonSafe(error) as Refusal;
  const { code, action = null, ...details } = safe;
  return JSON.stringify({ code, action, message: cutText(refusalLineText(safe)), ...details });
}

/** From the contributions on. */
function addReplay(lines: Lines, replay: Replay, { warnings }: ReplayModes): void {
  const { contributions, folded, refund, pots, finishing } = replay;
  lines.numbers(contributions);
  lines.text('],"folded":[');
  for (let i = 0; i < folded.length; i++) {
    if (i > 0) lines.text(',');
    lines.text(folded[i] === true ? 'true' : 'false');
  }
  if (refund === null) lines.text('],"refund":null,"pots":[');
  else {
    lines.text('],"refund":{"index":');
    lines.number(refund.index);
    lines.text(',"amount":');
    lines.number(refund.amount);
    lines.text('},"pots":[');
  }
  for (let i = 0; i < pots.length; i++) {
    const { amount, eligible } = pots[i] as (typeof pots)[number];
    lines.text(i > 0 ? ',{"amount":' : '{"amount":');
    lines.number(amount);
    lines.text(',"eligible":[');
    lines.numbers(eligible);
    lines.text(']}');
  }
  if (finishing === null) lines.text('],"finishing":null');
  else {
    lines.text('],"finishing":[');
    lines.numbers(finishing);
    lines.text(']');
  }
  if (warnings) lines.text(`,"warnings":${JSON.stringify(jsonSafe(replay.warnings))}`);
  lines.text('}\n');
}
