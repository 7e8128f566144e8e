/** How a session went: for one player, or for everybody who played. */

import { words } from '@sidepot/i18n/page';
import type { SessionReport } from '@sidepot/protocol';
import { useId, useMemo, useState } from 'react';
import rows from '../ui/rows.module.css';
import { PlayerPart } from './PlayerPart.js';
import { playerSession } from './player-session.js';
import styles from './Report.module.css';
import { TablePart } from './TablePart.js';

export interface ReportProps {
  readonly answer: SessionReport;
  /** Whose is shown first where it is of one alone. */
  readonly me: string;
  readonly onHand: (number: number) => void;
  /** Whose is shown first where it is of everybody. */
  readonly first?: string;
  /** '': everybody. */
  readonly onPlayer?: (player: string) => void;
}

const EVERYBODY = '';

export function Report({ answer, me, onHand, first = EVERYBODY, onPlayer }: ReportProps) {
  const told = words.report;
  const { players, isOfAll } = answer;
  const [player, setPlayer] = useState(() => {
    if (!isOfAll) return me;
    return players.some((line) => line.player === first) ? first : EVERYBODY;
  });
  const choose = (chosen: string): void => {
    setPlayer(chosen);
    onPlayer?.(chosen);
  };
  const shown = useMemo(
    () => (player === EVERYBODY ? null : playerSession(answer, player)),
    [answer, player],
  );
  const id = useId();
  if (players.length === 0) return <p className={rows.lead}>{told.none}</p>;
  return (
    <div className={styles.report}>
      <p className={rows.lead}>{isOfAll ? told.ofAll : told.own}</p>
      {isOfAll && (
        <label className={styles.who} htmlFor={id}>
          {words.statistics.player.choose}
          <select id={id} value={player} onChange={({ target }) => choose(target.value)}>
            <option value={EVERYBODY}>{told.everybody}</option>
            {players.map((line) => (
              <option key={line.player} value={line.player}>
                {line.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {shown === null ? (
        <TablePart {...{ answer, onHand }} onPlayer={choose} />
      ) : (
        <PlayerPart {...{ shown, onHand }} key={player} isCash={answer.mode === 'cash'} />
      )}
    </div>
  );
}
