/** One player among all. */

import { count, words } from '@sidepot/i18n/page';
import { StatShare } from '../../stats/StatShare.js';
import { PerHundred, Won } from '../../stats/Won.js';
import { Button } from '../../ui/Button.js';
import { type PlayerLine, TABLE_STATS } from '../counting/players.js';
import styles from './PlayersTab.module.css';

export interface TableRowProps {
  readonly line: PlayerLine;
  readonly write: (chips: number) => string;
  readonly isTicked: boolean;
  readonly onTick: () => void;
  readonly onOpen: () => void;
  /** The names go their own ways again. */
  readonly onPart: () => void;
}

export function TableRow({ line, write, isTicked, onTick, onOpen, onPart }: TableRowProps) {
  const { player, others, hands, settled, net, evNet, bb100, margin, stats } = line;
  const { players } = words.statistics;
  return (
    <tr>
      <th scope="row">
        <div className={styles.who}>
          <input
            type="checkbox"
            className={styles.tick}
            checked={isTicked}
            aria-label={players.tick(player)}
            onChange={onTick}
          />
          <div className={styles.names}>
            <button type="button" className={styles.name} onClick={onOpen}>
              {player}
            </button>
            {others.length > 0 && (
              <Button look="quiet" isCompact title={players.part} onClick={onPart}>
                {players.also(others)}
              </Button>
            )}
          </div>
        </div>
      </th>
      <td>{count(hands)}</td>
      {TABLE_STATS.map((key) => (
        <td key={key}>
          <StatShare made={stats[key][0]} of={stats[key][1]} />
        </td>
      ))}
      <td>
        <Won chips={net} write={write} />
      </td>
      <td>
        <Won chips={evNet} write={write} />
      </td>
      <td>
        <PerHundred value={bb100} margin={margin} hands={settled} />
      </td>
    </tr>
  );
}
