/** Which hands the filter leaves, for the list and for all that is counted. */

import { useMemo } from 'react';
import { handsOfCell } from './counting/cells.js';
import { namesOfPlayer } from './counting/players.js';
import { type FilterFacts, isFiltered, NO_FACTS, Sieve } from './hands/filter.js';
import type { HandSummary } from './hands/summary.js';
import { useHandMarks } from './marks/hand-marks.js';
import { useSameNames } from './marks/same-names.js';
import { useAnswer } from './stats/use-answer.js';
import type { Replayer } from './use-replayer.js';

export interface HandChoice {
  readonly wanted: readonly HandSummary[];
  /** Null: all hands. */
  readonly numbers: Uint32Array | null;
  /** How much of the hands of a cell is known, 0 to 1; null if nothing is awaited. */
  readonly part: number | null;
}

export function useChoice({ opened, view, ask }: Replayer): HandChoice {
  const { filter } = view;
  const { cell } = filter;
  const marks = useHandMarks();
  const same = useSameNames();
  const hands = opened?.hands;
  const isDone = opened?.isDone === true;
  const player = cell?.player ?? null;
  const question = useMemo(
    () =>
      player === null || !isDone
        ? null
        : { kind: 'hands' as const, names: namesOfPlayer(player, same) },
    [player, isDone, same],
  );
  const { answer, part } = useAnswer(ask, question);
  const ofCell = useMemo(
    () =>
      cell === null || answer === null || part !== null ? null : new Set(handsOfCell(answer, cell)),
    [cell, answer, part],
  );
  const facts: FilterFacts = useMemo(
    () => ({ marks: filter.isMarked ? marks : NO_FACTS.marks, ofCell }),
    [filter.isMarked, marks, ofCell],
  );
  const sieve = useMemo(() => new Sieve(hands ?? [], filter, facts), [hands, filter, facts]);
  const wanted = sieve.upTo(opened?.count ?? 0);
  const isAll = !isFiltered(filter);
  const numbers = useMemo(
    () => (isAll ? null : Uint32Array.from(wanted, ({ number }) => number)),
    [isAll, wanted],
  );
  return { wanted, numbers, part: cell === null ? null : part };
}
