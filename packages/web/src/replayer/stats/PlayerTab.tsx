/** One player: how it went, from where, and with what. Every number leads to its hands. */

import { words } from '@sidepot/i18n/page';
import { useId, useMemo } from 'react';
import type { StatCell } from '../counting/cells.js';
import { namesOfPlayer } from '../counting/players.js';
import { useSameNames } from '../marks/same-names.js';
import { Counting } from './Counting.js';
import { HeatMap } from './HeatMap.js';
import styles from './PlayerTab.module.css';
import { PositionGrid } from './PositionGrid.js';
import { ResultGraph } from './ResultGraph.js';
import { type AskHands, useAnswer } from './use-answer.js';

export interface PlayerTabProps {
  readonly ask: AskHands;
  /** Null: all hands. */
  readonly numbers: Uint32Array | null;
  readonly symbol: string;
  /** '': the one with most hands. */
  readonly who: string;
  readonly onPlayer: (name: string) => void;
  readonly onCell: (cell: StatCell) => void;
  readonly onHand: (number: number) => void;
}

export function PlayerTab(props: PlayerTabProps) {
  const { ask, numbers, symbol, who, onPlayer, onCell, onHand } = props;
  const id = useId();
  const same = useSameNames();
  const ofAll = useMemo(() => ({ kind: 'players' as const, numbers, same }), [numbers, same]);
  const all = useAnswer(ask, ofAll);
  const name = same[who] ?? (who === '' ? all.answer?.lines[0]?.player : who) ?? null;
  const ofOne = useMemo(
    () => (name === null ? null : { kind: 'player' as const, numbers, same, name }),
    [numbers, same, name],
  );
  const ofHands = useMemo(
    () => (name === null ? null : { kind: 'hands' as const, names: namesOfPlayer(name, same) }),
    [name, same],
  );
  const one = useAnswer(ask, ofOne);
  const hands = useAnswer(ask, ofHands);
  const isWanted = useMemo(() => {
    const wanted = numbers === null ? null : new Set(numbers);
    return (number: number): boolean => wanted?.has(number) ?? true;
  }, [numbers]);
  const { player } = words.statistics;
  const names = (all.answer?.lines ?? []).map((line) => line.player);
  const unit = one.answer?.unit || '1';
  const report = one.answer?.report ?? null;
  const isThere = report !== null && report.all.player === name;
  return (
    <div className={styles.player}>
      <div className={styles.who}>
        <label htmlFor={id}>{player.choose}</label>
        <select
          id={id}
          className={styles.select}
          value={name ?? ''}
          onChange={({ target }) => onPlayer(target.value)}
        >
          {name !== null && !names.includes(name) && <option>{name}</option>}
          {names.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </div>
      <Counting part={all.part ?? one.part ?? hands.part} />
      {one.answer !== null && report === null && one.part === null && (
        <p className={styles.none}>{player.none}</p>
      )}
      {isThere && hands.answer !== null && hands.part === null && (
        <div className={styles.pictures}>
          <ResultGraph {...{ hands: hands.answer, isWanted, unit, symbol, onHand }} />
          <HeatMap
            {...{ hands: hands.answer, isWanted }}
            onStart={(start) => onCell({ player: report.all.player, start })}
          />
        </div>
      )}
      {isThere && <PositionGrid {...{ report, unit, symbol, onCell }} />}
    </div>
  );
}
