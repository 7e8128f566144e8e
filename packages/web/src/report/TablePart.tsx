/** Everybody's results side by side, as a table and as a graph, and the hands that were the largest. */

import { report, type StatKey } from '@sidepot/engine/stats';
import { amount, count, words } from '@sidepot/i18n/page';
import type { SessionReport } from '@sidepot/protocol';
import { useMemo } from 'react';
import { LineGraph } from '../stats/LineGraph.js';
import { Scroll } from '../stats/Scroll.js';
import { StatBox } from '../stats/StatBox.js';
import { StatShare } from '../stats/StatShare.js';
import type { GraphLine } from '../stats/scale.js';
import { PerHundred, Won } from '../stats/Won.js';
import { luckOf, netText } from './nets.js';
import { type TablePoint, tablePoints } from './player-session.js';
import { ShortHead, statIn } from './StatTable.js';
import table from './StatTable.module.css';
import { TopHands } from './TopHands.js';

export interface TablePartProps {
  readonly answer: SessionReport;
  readonly onPlayer: (player: string) => void;
  readonly onHand: (number: number) => void;
}

const STATS_OF_ALL: readonly StatKey[] = ['vpip', 'pfr', 'threeBet', 'wtsd'];

export function TablePart({ answer, onPlayer, onHand }: TablePartProps) {
  const told = words.report;
  const { grid, graph, review } = words.statistics;
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
        <Scroll label={told.players}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{words.statistics.player.choose}</th>
                <th scope="col">{grid.hands}</th>
                <th scope="col">{grid.net}</th>
                <th scope="col">{told.luck}</th>
                {mode === 'cash' && <th scope="col">{grid.bb100}</th>}
                {STATS_OF_ALL.map((key) => (
                  <ShortHead key={key} of={key} />
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.player}>
                  <th scope="row">
                    <button
                      type="button"
                      className={table.open}
                      onClick={() => onPlayer(row.player)}
                    >
                      <bdi>{names.get(row.player) ?? row.player}</bdi>
                    </button>
                  </th>
                  <td>{count(row.hands)}</td>
                  <td>
                    <Won chips={row.net} write={amount} />
                  </td>
                  <td>
                    <Won chips={luckOf(row)} write={amount} />
                  </td>
                  {mode === 'cash' && (
                    <td>
                      <PerHundred
                        value={row.bb100?.value ?? null}
                        margin={row.bb100?.margin ?? null}
                        hands={row.settled}
                      />
                    </td>
                  )}
                  {STATS_OF_ALL.map((key) => (
                    <td key={key}>
                      <StatShare {...statIn(row, key)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </StatBox>
      <LineGraph
        title={graph.title}
        label={told.graphOfAll}
        head={told.hand}
        write={netText}
        say={(point) => (point === null ? graph.all(stats.hands) : told.after(point.number))}
        {...{ points, lines, onHand }}
      />
      <TopHands title={review.kinds.pots} hands={stats.biggest} onHand={onHand} />
    </>
  );
}
