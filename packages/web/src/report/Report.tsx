/** How a session went for one player: money, statistics, graph, and the hands that made it. */

import type { TopHand } from '@sidepot/engine/stats';
import { amount, count, words } from '@sidepot/i18n/page';
import type { SessionReport } from '@sidepot/protocol';
import { useId, useMemo, useState } from 'react';
import { Button } from '../ui/Button.js';
import { Facts } from '../ui/Facts.js';
import rows from '../ui/rows.module.css';
import { bbFigure } from './figures.js';
import { Graph } from './Graph.js';
import { type PlayerReport, playerReport, REPORT_STATS } from './model.js';
import styles from './Report.module.css';
import { PositionTable, StatRow } from './StatTable.js';

export interface ReportProps {
  readonly answer: SessionReport;
  /** Whose is shown first, if theirs is in it. */
  readonly me: string;
  readonly onHand: (number: number) => void;
}

export function Report({ answer, me, onHand }: ReportProps) {
  const told = words.report;
  const { players, isOfAll } = answer;
  const [chosen, setChosen] = useState<string | null>(null);
  const first = players.find(({ player }) => player === me) ?? players[0];
  const player = chosen ?? first?.player ?? '';
  const shown = useMemo(() => playerReport(answer, player), [answer, player]);
  const id = useId();
  if (shown === null) return <p className={rows.lead}>{told.none}</p>;
  return (
    <div className={styles.report}>
      <p className={rows.lead}>{isOfAll ? told.everybody : told.own}</p>
      {isOfAll && players.length > 1 && (
        <label className={styles.who} htmlFor={id}>
          {told.who}
          <select id={id} value={player} onChange={(event) => setChosen(event.target.value)}>
            {players.map((line) => (
              <option key={line.player} value={line.player}>
                {line.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <Money shown={shown} isCash={answer.mode === 'cash'} />
      <section className={rows.part} aria-label={told.graph}>
        <h3 className={rows.title}>{told.graph}</h3>
        <Graph points={shown.line.graph} />
        <p className={rows.lead}>{told.luckNote}</p>
      </section>
      <section className={rows.part} aria-label={told.all}>
        <StatRow row={shown.total} keys={REPORT_STATS} />
        <h3 className={rows.title}>{told.byPosition}</h3>
        <PositionTable rows={shown.positions} isCash={answer.mode === 'cash'} />
        <p className={rows.lead}>{told.few}</p>
      </section>
      <Hands title={told.biggest} hands={answer.stats.biggest} onHand={onHand} />
      <Hands title={told.best} hands={shown.total.best} onHand={onHand} />
      <Hands title={told.worst} hands={shown.total.worst} onHand={onHand} isLoss />
    </div>
  );
}

function Money({ shown, isCash }: { readonly shown: PlayerReport; readonly isCash: boolean }) {
  const told = words.report;
  const { hands, net, evNet, netShowdown, netNonShowdown, evHands } = shown.total;
  const { signed } = words.host.ledger;
  const minutes = Math.round((shown.line.to - shown.line.from) / 60_000);
  const adjusted = Math.round(evNet);
  return (
    <section className={rows.part} aria-label={told.title}>
      <Facts
        rows={[
          [told.hands, count(hands)],
          [told.time, told.lasted(Math.floor(minutes / 60), minutes % 60)],
          [told.net, signed(net)],
          ...(isCash ? ([[told.bb100, bbFigure(shown.total).text]] as const) : []),
          [told.adjusted, signed(adjusted)],
          [told.luck, evHands === 0 ? signed(0) : signed(net - adjusted)],
          [told.showdown, signed(netShowdown)],
          [told.nonShowdown, signed(netNonShowdown)],
        ]}
      />
    </section>
  );
}

interface HandsProps {
  readonly title: string;
  readonly hands: readonly TopHand[];
  readonly onHand: (number: number) => void;
  readonly isLoss?: boolean;
}

/** Each opens in a replay. */
function Hands({ title, hands, onHand, isLoss = false }: HandsProps) {
  if (hands.length === 0) return null;
  return (
    <section className={rows.part} aria-label={title}>
      <h3 className={rows.title}>{title}</h3>
      <ul className={styles.hands}>
        {hands.slice(0, 5).map(([key, size]) => (
          <li key={key}>
            <Button isCompact onClick={() => onHand(Number(key))}>
              {words.hands.hand(Number(key))} ·{' '}
              {isLoss ? words.host.ledger.signed(-size) : amount(size)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
