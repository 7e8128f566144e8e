/** Hands from elsewhere: JSON of the command line, and hand histories. */

import {
  detectNotation,
  NOTATION_READERS,
  type NotationReader,
  notationProblem,
  type PhhHand,
  type Refusal,
  type Result,
  readHandJson,
  readPhh,
  readPhhs,
  replayHand,
  type SettleInput,
  settle,
} from '@sidepot/engine';
import { refusalSentence, words } from '@sidepot/i18n/page';
import { MOST_PLAYERS } from '../model/draft.js';
import type { LinkedHand } from '../model/link.js';
import { isOfBoard, unreckoned } from './board-game.js';
import { linkedHandOf } from './linked-hand.js';
import { inRealSeats } from './real-seats.js';

export { linkedHand, linkedHandOf, type PlayedHand } from './linked-hand.js';

/** Why it cannot be opened: in words, and the code if there is one. */
export interface Refused {
  readonly text: string;
  readonly code: string | null;
}

export type ImportAnswer =
  | { readonly ok: true; readonly hand: LinkedHand }
  | { readonly ok: false; readonly refused: Refused };

/** One hand of a text. It is read when it is chosen: there may be thousands. */
export interface FoundHand {
  readonly label: string;
  open(): ImportAnswer;
}

/** More than anybody scrolls through. */
const MOST_HANDS = 500;

const refuse = (text: string, code: string | null = null): ImportAnswer => ({
  ok: false,
  refused: { text, code },
});

const refuseBy = (refusal: Refusal): ImportAnswer => refuse(refusalSentence(refusal), refusal.code);

/** Every hand in it; none if it is no text that the calculator knows. */
export function handsIn(text: string): readonly FoundHand[] {
  const { notation, reader } = detectNotation(text);
  if (reader === 'phh') return phhHands(text);
  if (reader !== null) return textHands(text, NOTATION_READERS[reader]);
  if (/^\s*[[{]/.test(text)) return jsonHands(text);
  const problem = notation === 'text' ? undefined : notationProblem(text);
  if (problem === undefined || notation === 'empty') return [];
  // Of another site: it is said which.
  const { line: _, ...rest } = problem;
  return [{ label: '1', open: () => refuseBy(rest) }];
}

/** One hand, a list of them, or one per line. */
function jsonHands(text: string): readonly FoundHand[] {
  const whole = parsed(text);
  const all =
    whole === undefined
      ? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [parsed(line)]))
      : Array.isArray(whole)
        ? whole
        : [whole];
  if (all.every((one) => typeof one !== 'object' || one === null)) {
    return [{ label: '1', open: () => refuse(words.calculator.import.badJson, 'BAD_JSON') }];
  }
  return all.slice(0, MOST_HANDS).map((one: unknown, i) => ({
    label: labelOf(one) ?? String(i + 1),
    open: () => openJson(one),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const labelOf = (one: unknown): string | null => {
  const { id, title } = (one ?? {}) as { readonly id?: unknown; readonly title?: unknown };
  const named = [id, title].filter((part) => typeof part === 'string' || typeof part === 'number');
  return named.length === 0 ? null : named.join(' ');
};

/** Winners may be missing; everything else is refused as the command line refuses it. */
export function openJson(json: unknown): ImportAnswer {
  if (typeof json !== 'object' || json === null)
    return refuse(words.calculator.import.badJson, 'BAD_JSON');
  const read = readHandJson(withoutAnswer(json));
  if (!read.ok) return refuseBy(read.error);
  const settled = settle(read.value);
  if (!settled.ok && settled.error.code !== 'MISSING_RANK') return refuseBy(settled.error);
  const { players, boards } = read.value;
  if (players.length > MOST_PLAYERS) return crowd(players.length);
  const named = (tiers: readonly (readonly unknown[])[]) => tiers.map((tier) => tier.map(String));
  const hand: SettleInput = {
    ...read.value,
    players: players.map((player) => ({ ...player, id: String(player.id) })),
    boards: boards.map(({ high, low }) => ({
      high: named(high),
      ...(low !== undefined && { low: named(low) }),
    })),
  };
  return { ok: true, hand: { hand: settled.ok ? hand : { ...hand, boards: [] } } };
}

/** Hands of a test file bring the expected answer along; it is no part of the hand. */
function withoutAnswer(json: object): object {
  const { expect: _answer, ...hand } = json as { readonly expect?: unknown };
  return hand;
}

const crowd = (count: number): ImportAnswer =>
  refuse(words.calculator.import.crowd(count), 'TOO_MANY_PLAYERS');

function textHands(file: string, { split, read }: NotationReader): readonly FoundHand[] {
  const found: FoundHand[] = [];
  for (const { text } of split(file)) {
    found.push({ label: String(found.length + 1), open: () => openPhh(read(text)) });
    if (found.length === MOST_HANDS) break;
  }
  return found;
}

function phhHands(text: string): readonly FoundHand[] {
  const isMany = /^\s*\[\s*\d+\s*\]/m.test(text);
  if (!isMany) return [{ label: '1', open: () => openPhh(readPhh(text)) }];
  const found: FoundHand[] = [];
  for (const { section, hand } of readPhhs(text)) {
    found.push({ label: section, open: () => openPhh(hand) });
    if (found.length === MOST_HANDS) break;
  }
  return found;
}

function openPhh(read: Result<PhhHand>): ImportAnswer {
  if (!read.ok) return refuseBy(read.error);
  const { players = [], startingStacks, unit } = read.value;
  if (startingStacks.length > MOST_PLAYERS) return crowd(startingStacks.length);
  const replay = replayHand(read.value, { events: true });
  if (!replay.ok) return refuseBy(replay.error);
  if (!isOfBoard(read.value)) return refuseBy(unreckoned(read.value));
  const { state } = replay.value;
  if (state === null) return refuse(words.calculator.import.unknown);
  const names = startingStacks.map((_, i) => players[i] || `p${i + 1}`);
  const linked = linkedHandOf(state, names);
  const hand = inRealSeats(linked.hand, read.value);
  const title = unit === '1' ? {} : { title: words.calculator.import.unit(unit) };
  return { ok: true, hand: { ...linked, hand: { ...hand, ...title } } };
}
