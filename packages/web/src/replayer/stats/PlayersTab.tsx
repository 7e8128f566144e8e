/** Everybody in the wanted hands, in any order. */

import { moneyOf, words } from '@sidepot/i18n/page';
import { useMemo, useState } from 'react';
import { shortName } from '../../stats/short-name.js';
import { Button } from '../../ui/Button.js';
import {
  MOST_HANDS_FIRST,
  orderedBy,
  PLAYER_COLUMNS,
  type PlayerColumn,
  playersInOrder,
} from '../counting/order.js';
import type { PlayerLine } from '../counting/players.js';
import { joined, keepSameNames, parted, useSameNames } from '../marks/same-names.js';
import { Counting } from './Counting.js';
import styles from './PlayersTab.module.css';
import { TableRow } from './TableRow.js';
import { type AskHands, useAnswer } from './use-answer.js';

export interface PlayersTabProps {
  readonly ask: AskHands;
  /** Null: all hands. */
  readonly numbers: Uint32Array | null;
  readonly symbol: string;
  readonly onPlayer: (name: string) => void;
}

/** More would only be slow to draw. */
const AT_ONCE = 200;

export function PlayersTab({ ask, numbers, symbol, onPlayer }: PlayersTabProps) {
  const same = useSameNames();
  const question = useMemo(() => ({ kind: 'players' as const, numbers, same }), [numbers, same]);
  const { answer, part } = useAnswer(ask, question);
  const [order, setOrder] = useState(MOST_HANDS_FIRST);
  const [least, setLeast] = useState('1');
  const [most, setMost] = useState(AT_ONCE);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    () => playersInOrder(answer?.lines ?? [], order, Number(least) || 0),
    [answer, order, least],
  );
  const write = useMemo(() => moneyOf(answer?.unit || '1', symbol), [answer?.unit, symbol]);
  const tick = (name: string): void => {
    const others = [...ticked].filter((one) => one !== name);
    setTicked(new Set(ticked.has(name) ? others : [...others, name]));
  };
  /** The name with most hands stays. */
  const join = (): void => {
    const names = (answer?.lines ?? []).filter(({ player }) => ticked.has(player));
    keepSameNames(
      joined(
        same,
        names.map(({ player }) => player),
      ),
    );
    setTicked(new Set());
  };
  const { players } = words.statistics;
  return (
    <div className={styles.players}>
      <div className={styles.tools}>
        <label className={styles.least}>
          {players.least}
          <input
            className={styles.input}
            type="number"
            min={1}
            value={least}
            onChange={({ target }) => setLeast(target.value)}
          />
        </label>
        {ticked.size > 1 ? (
          <Button isCompact look="go" onClick={join}>
            {players.join(ticked.size)}
          </Button>
        ) : (
          <span className={styles.hint}>{players.joinHow}</span>
        )}
      </div>
      <Counting part={part} />
      {answer !== null && lines.length === 0 && <p className={styles.none}>{players.none}</p>}
      {lines.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table} data-players={lines.length}>
            <thead>
              <tr>
                {PLAYER_COLUMNS.map((by) => (
                  <th
                    key={by}
                    scope="col"
                    aria-sort={order.by !== by ? 'none' : order.isDown ? 'descending' : 'ascending'}
                  >
                    <button
                      type="button"
                      className={styles.sort}
                      title={titleOf(by)}
                      onClick={() => setOrder(orderedBy(order, by))}
                    >
                      {headOf(by)}
                      <span className={styles.arrow} aria-hidden="true">
                        {order.by !== by ? '' : order.isDown ? '▾' : '▴'}
                      </span>
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.slice(0, most).map((line: PlayerLine) => (
                <TableRow
                  key={line.player}
                  line={line}
                  write={write}
                  isTicked={ticked.has(line.player)}
                  onTick={() => tick(line.player)}
                  onOpen={() => onPlayer(line.player)}
                  onPart={() => keepSameNames(parted(same, line.player))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines.length > most && (
        <Button onClick={() => setMost(most + AT_ONCE)}>{players.more(lines.length - most)}</Button>
      )}
    </div>
  );
}

function headOf(by: PlayerColumn): string {
  const { columns } = words.statistics.players;
  return by in columns
    ? columns[by as keyof typeof columns]
    : shortName(by as Exclude<PlayerColumn, keyof typeof columns>);
}

function titleOf(by: PlayerColumn): string {
  const { about } = words.statistics.players;
  return by in about
    ? about[by as keyof typeof about]
    : words.statistics.names[by as keyof typeof words.statistics.names];
}
