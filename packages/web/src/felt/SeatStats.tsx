/** A player's statistics on their plate: pointed at they say what they are, a click opens all. */

import { words } from '@sidepot/i18n/page';
import type { CSSProperties } from 'react';
import { classes } from '../ui/classes.js';
import type { StatGrid } from './model/stage.js';
import type { FeltSeat, FeltStat } from './model/view.js';
import styles from './SeatStats.module.css';

export interface SeatStatsProps {
  readonly seat: FeltSeat;
  readonly grid: StatGrid;
  /** The half of the table it stands on. */
  readonly side: 'left' | 'right';
  readonly onOpen?: ((seat: number) => void) | undefined;
}

export function SeatStats({
  seat: { seat, name, stats = [] },
  grid,
  side,
  onOpen,
}: SeatStatsProps) {
  const { lines, columns } = grid;
  const columned: CSSProperties & { readonly '--columns': number } = { '--columns': columns };
  return (
    <button
      type="button"
      className={styles.stats}
      style={columned}
      data-hud={seat}
      onClick={() => onOpen?.(seat)}
    >
      <span className="visually-hidden">
        {`${words.table.seat.stats}: ${name}. ${stats.map(sentence).join(', ')}`}
      </span>
      {stats.slice(0, lines * columns).map(({ name: what, text, isFew }) => (
        <span key={what} className={classes(isFew && styles.few)} data-number="" aria-hidden="true">
          {text}
        </span>
      ))}
      <span className={classes(styles.card, styles[side])} aria-hidden="true">
        {stats.map(({ name: what, text, of, isFew }) => (
          <span key={what} className={classes(styles.line, isFew && styles.few)}>
            <span>{what}</span>
            <b>{text}</b>
            <small>{of}</small>
          </span>
        ))}
      </span>
    </button>
  );
}

const sentence = ({ name, text, of }: FeltStat): string => `${name} ${text} ${of}`.trim();
