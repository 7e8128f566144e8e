/** A block of hands in, the same hands in another format out; alike on this thread and in a worker. */

import { convertHand, type PhhHand, PokerError, type Refusal, writePhh } from '@sidepot/engine';
import { phrases } from '../phrases.js';
import { type HandBlock, onLine, refusalLineText, replay } from '../replay/answer.js';
import { handsOf } from '../replay/formats.js';
import { Lines } from '../stream/lines.js';
import { plain } from '../terminal/text.js';
import { csvRows } from './csv.js';
import { type ConvertFormat, type ConvertModes, hasPlayer, isWantedHand } from './formats.js';
import { convertedJson } from './json.js';
import { lostFields } from './lost.js';
import { needsEvents } from './tabled.js';

export interface Converted {
  /** UTF-8. */
  readonly bytes: Uint8Array;
  /** Where each hand ends in them. */
  readonly ends: readonly number[];
  /** Bytes of the question. */
  readonly read: number;
  readonly refused: number;
  /** Hands that were not wanted. */
  readonly left: number;
  readonly lost: readonly string[];
  /** A line for each hand that was refused. */
  readonly told: string;
}

export function convertHands({ bytes, parts }: HandBlock, modes: ConvertModes): Converted {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const lines = new Lines();
  const ends: number[] = [];
  const lost = new Set<string>();
  let refused = 0;
  let left = 0;
  let told = '';
  for (const { file, unit, format, line: first, start, end } of parts) {
    const refuse = (section: string, error: Refusal): void => {
      refused++;
      const line = typeof error['line'] === 'number' ? `:${error['line']}` : '';
      const hand = plain(section) || '1';
      told += `${phrases.replay.refused(plain(file) + line, hand, error.code, plain(refusalLineText(error)))}\n`;
    };
    let count = 0;
    for (const { section, line, hand } of handsOf(
      buffer.toString('utf8', start, end),
      format,
      unit,
    )) {
      count++;
      if (!hand.ok) {
        refuse(section, onLine(hand.error, 0, first));
        continue;
      }
      const result = written(file, section, hand.value, modes);
      if (typeof result === 'object') refuse(section, onLine(result, first + line - 1, first));
      else if (result === '') left++;
      else {
        for (const field of lostFields(hand.value, modes.to)) lost.add(field);
        lines.text(result);
        ends.push(lines.length);
      }
    }
    if (count === 0) refuse('', { code: 'BAD_NOTATION', reason: 'noHand', line: first });
  }
  const all = lines.take();
  return { bytes: all, ends, read: bytes.length, refused, left, lost: [...lost], told };
}

/** '' for a hand that is not wanted. */
function written(
  file: string,
  section: string,
  hand: PhhHand,
  modes: ConvertModes,
): string | Refusal {
  const { to, rows, filters, player } = modes;
  if (!hasPlayer(hand, player)) return '';
  try {
    const isTable = to === 'csv' || to === 'json';
    if (!isTable && filters.length === 0) return textOf(hand, to);
    const replayed = replayedFor(hand, modes);
    if (!replayed.ok) return replayed.error;
    if (!isWantedHand(hand, replayed.value, filters)) return '';
    if (!isTable) return textOf(hand, to);
    const known = { file, section, hand, replay: replayed.value };
    return to === 'json' ? `${convertedJson(known)}\n` : csvRows(known, rows, player);
  } catch (error) {
    if (error instanceof PokerError) return error.refusal;
    const broken = { code: 'INTERNAL', thrown: String(error) } as const;
    return broken as unknown as Refusal;
  }
}

/** Variants that were found to need their events. */
const inStreets = new Set<string>();

/** Tables need not know all that happened: without the events a replay is half the work. */
function replayedFor(hand: PhhHand, { to, filters }: ConvertModes): ReturnType<typeof replay> {
  const warnings = filters.includes('notes');
  const isTable = (to === 'csv' || to === 'json') && !filters.includes('split');
  if (isTable && !inStreets.has(hand.variant)) {
    const paid = replay(hand, { paid: true, warnings });
    if (!paid.ok || !needsEvents(paid.value)) return paid;
    inStreets.add(hand.variant);
  }
  return replay(hand, { events: true, warnings });
}

/** What is written from the hand alone: the engine replays it for the texts of others. */
function textOf(hand: PhhHand, to: Exclude<ConvertFormat, 'csv' | 'json'>): string | Refusal {
  if (to === 'phh' || to === 'phhs') return writePhh(hand);
  const text = convertHand(hand, to);
  return text.ok ? `${text.value}\n\n` : text.error;
}
