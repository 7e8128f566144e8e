/** The table as the dealer sees it. Every seat is a target, and keeps its place from hand to hand. */

import { words } from '@sidepot/i18n/page';
import type { CSSProperties, ReactNode } from 'react';
import { useDealer } from '../evening/context.js';
import type { DealerSeat } from '../model/index.js';
import styles from './DealerRing.module.css';
import { DealerSeatButton, type SeatMark } from './DealerSeatButton.js';
import { ringPlaces, ringRows } from './ring.js';

export interface DealerRingProps {
  readonly onSeat: (seat: number) => void;
  /** How a seat is marked; by itself as the hand has it. */
  readonly markOf?: (seat: DealerSeat) => SeatMark;
  /** Of the hand, unless told. */
  readonly seats?: readonly DealerSeat[];
  /** In the middle. */
  readonly children?: ReactNode;
}

const asPlayed = ({ isActor }: DealerSeat): SeatMark => (isActor ? 'lit' : 'plain');

export function DealerRing({ onSeat, markOf = asPlayed, seats: told, children }: DealerRingProps) {
  const { view, nameOf } = useDealer();
  const seats = told ?? view.seats;
  const places = ringPlaces(seats.length);
  const rows = ringRows(seats.length);
  return (
    <section
      className={styles.ring}
      aria-label={words.dealer.hand.table}
      style={{ '--rows': rows } as CSSProperties}
      data-rows={rows}
    >
      {seats.map((seat, i) => (
        <DealerSeatButton
          key={seat.seat}
          seat={seat}
          place={places[i] ?? { row: 1, column: 1 }}
          name={nameOf(seat.seat)}
          mark={markOf(seat)}
          onTap={() => onSeat(seat.seat)}
        />
      ))}
      <div className={styles.middle} style={{ gridRow: `2 / ${Math.max(3, rows)}` }}>
        {children}
      </div>
    </section>
  );
}
