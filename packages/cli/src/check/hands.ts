/** Where the hands come from, and where answers do: lines of JSON, or hands that are drawn. */

import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import { decode } from '../stream/decode.js';
import { chunksOf } from '../stream/input.js';
import { plain } from '../terminal/text.js';
import type { VectorPlan } from '../vectors/plan.js';
import { vectorLine } from '../vectors/vector.js';
import type { Heard } from './ask.js';
import { type AskedHand, askedHand } from './expected.js';

type Json = Readonly<Record<string, unknown>>;

export function drawnHands(plan: VectorPlan, count: number): readonly AskedHand[] {
  return Array.from({ length: count }, (_, i) =>
    askedHand(JSON.parse(vectorLine(plan, i)) as Json, i + 1),
  );
}

/** Blank lines are skipped. */
async function linesIn(file: string): Promise<readonly string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(file)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const text = decode(bytes, 0, bytes.length, true);
  if (text === undefined) throw new UsageError(`${plain(file)}: ${phrases.usage.notUtf8}`);
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** A file of hands must be one: what is wrong with it is not the other engine's fault. */
export async function readHandsFile(file: string): Promise<readonly AskedHand[]> {
  const lines = await linesIn(file);
  // Of no hand every answer would be right.
  if (lines.length === 0) throw new UsageError(phrases.check.noLine(plain(file)));
  return lines.map((line, i) => {
    const json = objectIn(line);
    if (json === undefined) {
      throw new UsageError(phrases.check.badHand(plain(file), i + 1, phrases.usage.notJson));
    }
    return askedHand(json, i + 1);
  });
}

interface Checked {
  readonly hands: readonly AskedHand[];
  readonly heard: readonly Heard[];
}

/** Answers to hands that are known: by their `id`, or else in the same order. */
export async function answersTo(hands: readonly AskedHand[], file: string): Promise<Checked> {
  const places = new Map(hands.map(({ id }, place) => [id, place]));
  const heard: (Heard | undefined)[] = hands.map(() => undefined);
  let next = 0;
  for (const text of await linesIn(file)) {
    while (heard[next] !== undefined) next++;
    const id = objectIn(text)?.['id'];
    const place = (id === undefined ? undefined : places.get(String(id))) ?? next;
    if (place < hands.length) heard[place] = { kind: 'said', text };
  }
  return { hands, heard: heard.map((one) => one ?? { kind: 'unasked' }) };
}

/** Hands that have their answer beside them, as `answer` or as `expect`. */
export async function answeredHands(file: string): Promise<Checked> {
  const hands: AskedHand[] = [];
  const heard: Heard[] = [];
  const lines = await linesIn(file);
  if (lines.length === 0) throw new UsageError(phrases.check.noLine(plain(file)));
  for (const [i, line] of lines.entries()) {
    const json = objectIn(line);
    const answer = json?.['answer'] ?? json?.['expect'];
    if (json === undefined || answer === undefined || !Array.isArray(json['players'])) {
      throw new UsageError(phrases.check.badHand(plain(file), i + 1, phrases.check.noAnswer));
    }
    hands.push(askedHand(json, i + 1));
    heard.push({ kind: 'said', text: JSON.stringify(answer) });
  }
  return { hands, heard };
}

function objectIn(line: string): Json | undefined {
  try {
    const json: unknown = JSON.parse(line);
    const isObject = typeof json === 'object' && json !== null && !Array.isArray(json);
    return isObject ? (json as Json) : undefined;
  } catch {
    return undefined;
  }
}
