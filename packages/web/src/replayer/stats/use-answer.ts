/** An answer of the worker that belongs to what is on the page. */

import { useEffect, useState } from 'react';
import type { AnswerOf, QuestionKind, QuestionOf } from '../counting/desk.js';
import type { OpenedHands } from '../hands/opened.js';

/** Null while nothing is open. */
export type AskHands = OpenedHands['ask'] | null;

export interface AnswerState<K extends QuestionKind> {
  /** Of this question, or, until it is there, of the one before; null at first. */
  readonly answer: AnswerOf<K> | null;
  /** How much of the next is done, 0 to 1; null if none is awaited. */
  readonly part: number | null;
}

/** The question is asked whenever it is another object; null asks nothing. */
export function useAnswer<K extends QuestionKind>(
  ask: AskHands,
  question: QuestionOf<K> | null,
): AnswerState<K> {
  const [answer, setAnswer] = useState<AnswerOf<K> | null>(null);
  const [part, setPart] = useState<number | null>(null);
  useEffect(() => {
    if (ask === null || question === null) return;
    setPart(0);
    return ask(question, {
      onPart: setPart,
      onAnswer: (found) => {
        setAnswer(found);
        setPart(null);
      },
    });
  }, [ask, question]);
  return { answer, part: question === null ? null : part };
}
