import { amount, words } from '@sidepot/i18n/page';
import { classes } from '../../ui/classes.js';
import type { DealerSeat } from '../model/index.js';
import styles from './DealerRing.module.css';
import type { RingPlace } from './ring.js';

/** Lit: it is their turn, or they may be tapped. Won: was tapped. */
export type SeatMark = 'plain' | 'lit' | 'open' | 'won' | 'dim';

export interface DealerSeatButtonProps {
  readonly seat: DealerSeat;
  readonly place: RingPlace;
  readonly name: string;
  readonly mark: SeatMark;
  readonly onTap: () => void;
}

export function DealerSeatButton({ seat, place, name, mark, onTap }: DealerSeatButtonProps) {
  const isFree = seat.player === null;
  const state = stateOf(seat);
  return (
    <button
      type="button"
      className={classes(styles.seat, styles[mark], isFree && styles.free)}
      style={{ gridRow: place.row, gridColumn: place.column }}
      aria-pressed={mark === 'won' ? true : undefined}
      data-seat={seat.seat}
      data-folded={seat.folded || undefined}
      data-out={(!seat.inHand && !isFree) || undefined}
      onClick={onTap}
    >
      <span className="visually-hidden">{spokenSeat(seat, name)}</span>
      <span className={styles.line} aria-hidden="true">
        <span className={styles.number}>{seat.seat}</span>
        <bdi className={styles.name}>{isFree || /^\d+$/.test(seat.player) ? '' : name}</bdi>
        {signOf(seat) !== null && <span className={styles.sign}>{signOf(seat)}</span>}
      </span>
      {!isFree && (
        <span className={styles.stack} aria-hidden="true">
          {amount(seat.stack)}
        </span>
      )}
      <span className={classes(styles.line, styles.below)} aria-hidden="true">
        {state !== null && <span className={styles.state}>{state}</span>}
        {seat.bet > 0 && <span className={styles.bet}>{amount(seat.bet)}</span>}
      </span>
    </button>
  );
}

function signOf({ isButton, isSmallBlind, isBigBlind }: DealerSeat): string | null {
  const { signs } = words.dealer.hand;
  const blind = isSmallBlind ? signs.small : isBigBlind ? signs.big : null;
  if (isButton) return blind === null ? signs.button : `${signs.button} ${blind}`;
  return blind;
}

function stateOf({ folded, allIn, away, inHand, player }: DealerSeat): string | null {
  const { states } = words.dealer.hand;
  if (player === null) return states.free;
  if (folded) return states.folded;
  if (allIn) return states.allIn;
  return away && !inHand ? states.away : null;
}

function spokenSeat(seat: DealerSeat, name: string): string {
  const { hand } = words.dealer;
  const number = words.dealer.seat(seat.seat);
  const parts = [
    name === number ? number : `${number} ${name}`,
    ...(seat.isButton ? [hand.names.button] : []),
    ...(seat.isSmallBlind ? [hand.names.small] : []),
    ...(seat.isBigBlind ? [hand.names.big] : []),
    ...(seat.isActor ? [hand.toAct] : []),
    ...(seat.player === null ? [] : [hand.stack(seat.stack)]),
    ...(seat.bet > 0 ? [hand.bet(seat.bet)] : []),
  ];
  const state = stateOf(seat);
  return hand.seat(state === null ? parts : [...parts, state]);
}
