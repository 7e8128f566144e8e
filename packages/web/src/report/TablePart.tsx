/** Everybody's results side by side, as a table and as a graph, and the hands that were the largest. */

import { report, type StatKey } from '@sidepot/engine/stats';
import { amountUnit, words } from '@sidepot/i18n/page';
import type { SessionReport } from '@sidepot/protocol';
import { useMemo } from 'react';
import { LineGraph } from '../stats/LineGraph.js';
import { StatBox } from '../stats/StatBox.js';
import type { GraphLine } from '../stats/scale.js';
import { netText } from './nets.js';
import { type TablePoint, tablePoints } from './player-session.js';
import { RowsTable } from './RowsTable.js';
import styles from './StatTable.module.css';
import { TopHands } from './TopHands.js';

export interface TablePartProps {
  readonly answer: SessionReport;
  readonly onPlayer: (player: string) => void;
  readonly onHand: (number: number) => void;
}

const STATS_OF_ALL: readonly StatKey[] = ['vpip', 'pfr', 'threeBet', 'wtsd'];

export function TablePart({ answer, onPlayer, onHand }: TablePartProps) {
  const told = words.report;
  const { graph, review } = words.statistics;
  const { players, stats, mode } = answer;
  const rows = useMemo(() => [...report(stats)].sort((a, b) => b.net - a.net), [stats]);
  const points = useMemo(() => tablePoints(players), [players]);
  const names = new Map(players.map(({ player, name }) => [player, name]));
  const lines = rows.map(
    ({ player }): GraphLine<TablePoint> => ({
      ...{ key: player, label: names.get(player) ?? player },
      valueAt: ({ nets }) => nets.get(player) ?? 0,
    }),
  );
  return (
    <>
      <StatBox title={told.players}>
        <RowsTable
          label={told.players}
          head={words.statistics.player.choose}
          rows={rows.map((row) => ({
            key: row.player,
            name: (
              <button type="button" className={styles.open} onClick={() => onPlayer(row.player)}>
                <bdi>{names.get(row.player) ?? row.player}</bdi>
              </button>
            ),
            row,
          }))}
          keys={STATS_OF_ALL}
          isCash={mode === 'cash'}
          hasLuck
        />
      </StatBox>
      <LineGraph
        title={graph.title}
        label={told.graphOfAll}
        head={told.hand}
        write={netText}
        worth={Number(amountUnit())}
        say={(point) => (point === null ? graph.all(stats.hands) : told.after(point.number))}
        {...{ points, lines, onHand }}
      />
      <TopHands title={review.kinds.pots} hands={stats.biggest} onHand={onHand} />
    </>
  );
}
