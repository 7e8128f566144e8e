/** The list of the review, and what is said of each hand in it. */

import { moneyOf, words } from '@sidepot/i18n/page';
import { useMemo, useState } from 'react';
import { allInNumbers, type ReviewKind, reviewOf } from './hands/review.js';
import type { HandSummary } from './hands/summary.js';
import { type HandMarks, useHandMarks } from './marks/hand-marks.js';
import { useAnswer } from './stats/use-answer.js';
import type { HandChoice } from './use-choice.js';
import type { Replayer } from './use-replayer.js';

export interface Review {
  readonly kind: ReviewKind;
  readonly hands: readonly HandSummary[];
  readonly told: ReadonlyMap<number, string>;
  /** How far the search is, 0 to 1; null if none is under way. */
  readonly part: number | null;
  setKind(kind: ReviewKind): void;
}

const NO_MARKS: HandMarks = new Map();

export function useReview({ ask, opened, view }: Replayer, { wanted }: HandChoice): Review {
  const [kind, setKind] = useState<ReviewKind>('misses');
  const all = useHandMarks();
  // Each letter of a comment is another mark: only who looks for marks looks again.
  const marks = kind === 'marked' ? all : NO_MARKS;
  const isAsked = view.tab === 'review' && opened?.isDone === true;
  const question = useMemo(
    () => (isAsked ? { kind: 'misses' as const, numbers: allInNumbers(wanted) } : null),
    [isAsked, wanted],
  );
  const { answer, part } = useAnswer(ask, question);
  const hands = useMemo(
    () => (isAsked ? reviewOf(kind, wanted, marks, answer ?? []) : []),
    [isAsked, kind, wanted, marks, answer],
  );
  const told = useMemo(() => {
    if (kind !== 'misses') return new Map<number, string>();
    const known = new Map(hands.map((hand) => [hand.number, hand]));
    return new Map(
      (answer ?? []).flatMap(({ number, player, missed }) => {
        const hand = known.get(number);
        if (hand === undefined) return [];
        const chips = Math.round(missed / Number(hand.unit));
        const amount = moneyOf(hand.unit, hand.symbol)(chips);
        return [[number, words.replayer.list.missed(player, amount)] as const];
      }),
    );
  }, [kind, hands, answer]);
  return { kind, hands, told, part: kind === 'misses' ? part : null, setKind };
}
