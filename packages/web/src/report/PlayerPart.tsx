/** How a session went for one player: money, graph, statistics, and the hands that made it. */

import { DEPTHS } from '@sidepot/engine/stats';
import { amountUnit, count, words } from '@sidepot/i18n/page';
import { useMemo } from 'react';
import { LineGraph } from '../stats/LineGraph.js';
import { StatBox } from '../stats/StatBox.js';
import type { GraphLine } from '../stats/scale.js';
import { bbText } from '../stats/Won.js';
import { Facts } from '../ui/Facts.js';
import rows from '../ui/rows.module.css';
import { luckOf, netText } from './nets.js';
import {
  type MoneyPoint,
  moneyPoints,
  type PlayerSession,
  REPORT_STATS,
} from './player-session.js';
import styles from './Report.module.css';
import { PositionTable, StatRow } from './StatTable.js';
import { TopHands } from './TopHands.js';

export interface PlayerPartProps {
  readonly shown: PlayerSession;
  readonly isCash: boolean;
  readonly onHand: (number: number) => void;
}

const CURVES = ['net', 'ev', 'showdown', 'nonShowdown'] as const;

export function PlayerPart({ shown, isCash, onHand }: PlayerPartProps) {
  const told = words.report;
  const { graph } = words.statistics;
  const { line, total, positions } = shown;
  const points = useMemo(() => moneyPoints(line), [line]);
  const lines = CURVES.map(
    (key): GraphLine<MoneyPoint> => ({
      ...{ key, label: graph.curves[key] },
      valueAt: (point) => point[key],
    }),
  );
  return (
    <>
      <Money {...{ shown, isCash }} />
      <LineGraph
        title={graph.title}
        label={graph.label}
        head={told.hand}
        write={netText}
        worth={Number(amountUnit())}
        say={(point) => (point === null ? graph.all(total.hands) : told.after(point.number))}
        {...{ points, lines, onHand }}
      />
      <StatBox title={told.stats}>
        <StatRow row={total} keys={REPORT_STATS} />
        <PositionTable rows={positions} isCash={isCash} />
        <p className={rows.lead}>{told.few}</p>
      </StatBox>
      <Depth depth={total.depth} />
      <TopHands title={told.best} hands={total.best} onHand={onHand} side="won" />
      <TopHands title={told.worst} hands={total.worst} onHand={onHand} side="lost" />
    </>
  );
}

function Money({ shown: { line, total }, isCash }: Omit<PlayerPartProps, 'onHand'>) {
  const told = words.report;
  const { grid, graph } = words.statistics;
  const { hands, net, evNet, netShowdown, netNonShowdown } = total;
  const { signed } = words.host.ledger;
  const minutes = Math.round((line.to - line.from) / 60_000);
  return (
    <StatBox title={line.name}>
      <div className={styles.facts}>
        <Facts
          rows={[
            [grid.hands, count(hands)],
            [told.time, told.lasted(Math.floor(minutes / 60), minutes % 60)],
            [grid.net, signed(net)],
            ...(isCash ? ([[grid.bb100, bbText(total)]] as const) : []),
            [grid.evNet, signed(Math.round(evNet))],
            [told.luck, signed(luckOf(total))],
            [graph.curves.showdown, signed(netShowdown)],
            [graph.curves.nonShowdown, signed(netNonShowdown)],
          ]}
        />
      </div>
      <p className={rows.lead}>{told.luckNote}</p>
    </StatBox>
  );
}

/** Only those in which there was a hand. */
function Depth({ depth }: { readonly depth: readonly number[] }) {
  const facts = depth.flatMap((hands, i) =>
    hands === 0 ? [] : [[depthName(i), count(hands)] as const],
  );
  if (facts.length === 0) return null;
  return (
    <StatBox title={words.report.depth}>
      <Facts rows={facts} />
    </StatBox>
  );
}

function depthName(group: number): string {
  const [from = 0, to] = [DEPTHS[group - 1], DEPTHS[group]];
  return to === undefined ? `${count(from)}+` : `${count(from)}–${count(to)}`;
}
