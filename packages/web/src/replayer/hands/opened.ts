/** What is open, on the side of the page: summaries as they come, and single hands on request. */

import type {
  AnswerOf,
  DeskAnswer,
  DeskQuestion,
  QuestionKind,
  QuestionOf,
} from '../counting/desk.js';
import type { FromWorker, Source, ToWorker } from './messages.js';
import type { BadHand } from './reading.js';
import type { HandSummary } from './summary.js';
import type { WholeHand } from './whole.js';

export interface Opened {
  /** Grows while it is read; `count` says how far this snapshot goes. */
  readonly hands: readonly HandSummary[];
  readonly count: number;
  readonly bad: readonly BadHand[];
  /** 0 to 1. */
  readonly part: number;
  readonly isDone: boolean;
}

export interface OpenedHands {
  shown(): Opened;
  subscribe(listener: () => void): () => void;
  /** All of one hand; null if it could not be read. */
  hand(number: number): Promise<WholeHand | null>;
  /** Counts beside the page. `onPart` hears how much is done; gives back how to drop it. */
  ask<K extends QuestionKind>(question: QuestionOf<K>, listener: AnswerListener<K>): () => void;
  /** Ends the reading too. */
  close(): void;
}

export interface AnswerListener<K extends QuestionKind> {
  /** How much is done, 0 to 1. */
  readonly onPart?: (part: number) => void;
  readonly onAnswer: (answer: AnswerOf<K>) => void;
}

export function openHands(sources: readonly Source[]): OpenedHands {
  const worker = new Worker(new URL('./hands-worker.ts', import.meta.url), { type: 'module' });
  const send = (message: ToWorker): void => worker.postMessage(message);
  const listeners = new Set<() => void>();
  const waiting = new Map<number, ((hand: WholeHand | null) => void)[]>();
  const asked = new Map<number, AnswerListener<QuestionKind>>();
  let questions = 0;
  const hands: HandSummary[] = [];
  const bad: BadHand[] = [];
  let shown: Opened = { hands, count: 0, bad, part: 0, isDone: false };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'hand') {
      for (const answer of waiting.get(data.number) ?? []) answer(data.hand);
      waiting.delete(data.number);
      return;
    }
    if (data.type === 'part') return asked.get(data.id)?.onPart?.(data.part);
    if (data.type === 'answer') {
      asked.get(data.id)?.onAnswer(data.answer);
      asked.delete(data.id);
      return;
    }
    hands.push(...data.hands);
    bad.push(...data.bad);
    shown = { hands, count: hands.length, bad, part: data.part, isDone: data.isDone };
    for (const listener of listeners) listener();
  };
  send({ type: 'open', sources });
  return {
    shown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hand: (number) =>
      new Promise((answer) => {
        waiting.set(number, [...(waiting.get(number) ?? []), answer]);
        send({ type: 'hand', number });
      }),
    ask(question, { onPart, onAnswer }) {
      const id = ++questions;
      asked.set(id, {
        ...(onPart !== undefined && { onPart }),
        onAnswer: (answer: DeskAnswer) => onAnswer(answer as AnswerOf<typeof question.kind>),
      });
      send({ type: 'ask', id, question: question as DeskQuestion });
      return () => {
        if (asked.delete(id)) send({ type: 'drop', id });
      };
    },
    close: () => worker.terminate(),
  };
}
