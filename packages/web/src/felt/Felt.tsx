/**
 * A table, drawn from a view. It knows no session and no server: whoever has a view can draw it, and
 * what somebody does on it is told by callbacks. A control without a callback is not drawn.
 */

import { type SeatNames, words } from '@sidepot/i18n/page';
import { type CSSProperties, memo, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Parts } from '../equity/compute.js';
import { classes } from '../ui/classes.js';
import { Bet } from './Bet.js';
import { Boards } from './Boards.js';
import { EmptySeat } from './EmptySeat.js';
import styles from './Felt.module.css';
import { Flights } from './Flights.js';
import { type Beat, STILL } from './model/beat.js';
import { type FeltPlace, seatOrder } from './model/circle.js';
import { litPot as potOfBeat, type SeatLight, seatLight } from './model/light.js';
import { feltPlan } from './model/plan.js';
import { DENSE } from './model/small.js';
import type { FeltGame, FeltView } from './model/view.js';
import { Notes } from './Notes.js';
import { Pots } from './Pots.js';
import { Seat } from './Seat.js';
import type { CardChoice } from './SeatCards.js';
import { useStage } from './use-stage.js';

export interface FeltProps {
  /** What is on the table. */
  readonly view: FeltView;
  /** What happens at this moment: an award lights its pot, chips fly. Left out: all stands still. */
  readonly beat?: Beat;
  /** Different for each beat, so that its chips fly once. */
  readonly beatId?: number;
  /** Each seat's chances in its pots, beside its cards. Left out or null: none are shown. */
  readonly chances?: Parts | null;
  /** There is room for sentences about an award; otherwise whoever draws the table says them below. */
  readonly hasSpace?: boolean;
  /** What the clock of the deadlines is ahead of this device's, milliseconds. */
  readonly ahead?: number;
  /** How seats are called in sentences, if not as in the view: who has left has a name too. */
  readonly names?: SeatNames;
  /** Stands under the board, or in its place if the view has none. */
  readonly message?: ReactNode;
  /** Somebody wants a free seat. Left out: nobody can sit down. */
  readonly onSit?: (seat: number) => void;
  /** Free seats that are kept for others. */
  readonly closed?: readonly number[];
  /** Who sits down there sits already, and moves. */
  readonly isMove?: boolean;
  /** Which of my cards go. Left out: none can be marked. */
  readonly choice?: CardChoice | undefined;
  /** Somebody wants all statistics of a seat. Left out: nobody can ask. */
  readonly onStats?: ((seat: number) => void) | undefined;
  /** Somebody asks why a pot went where it went. Left out: nobody is offered an answer. */
  readonly onWhy?: (pot: number) => void;
}

const at = ({ x, y }: FeltPlace): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** A pot that is pointed at lights its contenders' seats. */
export const Felt = memo(function Felt(props: FeltProps) {
  const { view, beat = STILL, beatId = 0, chances = null, message } = props;
  const {
    hasSpace = false,
    ahead = 0,
    onSit,
    onWhy,
    onStats,
    closed,
    isMove = false,
    choice,
  } = props;
  const stage = useRef<HTMLElement>(null);
  const { shape, width, height } = useStage(stage);
  const [pointed, setPointed] = useState<number | null>(null);

  const { seatCount, bottom = null, hand = null, boards = [[]], pots = [], unit = 1 } = view;
  const { slots = 5, game = null } = view;
  const names = props.names ?? namesIn(view);
  const seats = new Map(view.seats.map((seat) => [seat.seat, seat]));
  const litPot = pointed ?? potOfBeat(beat);
  const contenders = litPot === null ? [] : (pots[litPot]?.seats ?? []);
  const lightOf = (seat: number): SeatLight => {
    if (pointed === null) return seatLight(beat, seat, contenders);
    return contenders.includes(seat) ? 'lit' : 'dim';
  };
  const order = seatOrder(seatCount, bottom);
  const hasFan = view.seats.some(({ cards = [], up = [] }) => cards.length + up.length > 2);
  const hasStats = view.seats.some(({ stats = [] }) => stats.length > 0);
  const rows = boards.length;
  const plan = useMemo(
    () => feltPlan(shape, { width, height, seatCount, hasFan, boards: rows, slots, hasStats }),
    [shape, width, height, seatCount, hasFan, rows, slots, hasStats],
  );
  const { middle } = plan;
  const isBare = slots === 0 && boards.every(({ length }) => length === 0);
  const spots = new Map(order.map((number, i) => [number, plan.spots[i] ?? plan.nowhere]));

  return (
    <section
      ref={stage}
      className={classes(styles.stage, styles[shape])}
      data-shape={shape}
      data-dense={shape === 'small' ? height < DENSE : undefined}
      data-fan={shape === 'small' && slots === 0 ? 'wide' : undefined}
      style={plan.sizes}
    >
      <div className={styles.inner}>
        <div className={styles.felt} aria-hidden="true" />
        <div className={styles.middle} style={at(middle)}>
          {boards.length === 0 ? (
            message
          ) : (
            <>
              <div className={styles.above}>
                {game !== null && slots > 0 && <GameLine {...game} />}
                {view.winner != null && (
                  <p className={styles.winner}>{words.tournament.wins(view.winner)}</p>
                )}
                {view.bombPot != null && (
                  <p className={styles.bomb} data-bomb="">
                    {words.table.pots.bomb(view.bombPot)}
                  </p>
                )}
                {hand !== null && (
                  <Pots {...{ view, pots, names, litPot, onWhy }} onLight={setPointed} />
                )}
              </div>
              <Boards {...{ boards, slots, beat, names, hasSpace }} />
              <div className={styles.below} data-below="">
                {game !== null && isBare && <GameLine {...game} />}
                {message}
                <Notes isAwaited={view.isAwaited ?? false} {...{ beat, names, hasSpace }} />
              </div>
            </>
          )}
        </div>
        {order.map((number, i) => {
          const { seat: place, bet } = spots.get(number) ?? plan.nowhere;
          const seat = seats.get(number);
          if (seat === undefined) {
            return (
              <div key={number} className={styles.seat} style={at(place)}>
                <EmptySeat
                  seat={number}
                  onSit={closed?.includes(number) ? undefined : onSit}
                  isMove={isMove}
                />
              </div>
            );
          }
          const { isMe = false, bet: chips = 0 } = seat;
          return (
            <div key={number} className={styles.group}>
              <div
                className={styles.seat}
                style={at(place)}
                data-mine={isMe}
                data-bottom={i === 0}
                data-half={place.y < 50 ? 'upper' : 'lower'}
                data-side={sideOf(place)}
              >
                <Seat
                  {...{ seat, hand, pots, beat, ahead }}
                  bigBlind={view.bigBlind ?? null}
                  chances={chances?.get(number) ?? []}
                  light={lightOf(number)}
                  side={place.x > 55 ? 'right' : 'left'}
                  choice={isMe ? choice : undefined}
                  grid={plan.stats}
                  onStats={onStats}
                />
              </div>
              {chips > 0 && (
                <div
                  className={styles.bet}
                  style={at(bet)}
                  data-bet={number}
                  data-grows={growth(place, bet)}
                >
                  <Bet
                    amount={chips}
                    unit={unit}
                    label={words.table.seat.bet(chips)}
                    from={place}
                    place={bet}
                  />
                </div>
              )}
            </div>
          );
        })}
        <Flights {...{ beat, beatId, unit }} spots={{ seats: spots, middle }} />
      </div>
    </section>
  );
});

/** In a mix: what is played, and what comes after it. */
function GameLine({ now, next }: FeltGame) {
  return (
    <p className={styles.game} data-game="">
      <b>{now}</b>
      {next !== null && <span className={styles.next}> {words.table.mix.next(next)}</span>}
    </p>
  );
}

/** None in the middle, at the bottom and at the top. */
const sideOf = ({ x }: FeltPlace): 'left' | 'right' | undefined => {
  if (Math.abs(x - 50) < 1) return undefined;
  return x < 50 ? 'left' : 'right';
};

/** Away from the seat, so that a long amount does not lie over it. */
const growth = (seat: FeltPlace, bet: FeltPlace): 'left' | 'right' | 'both' => {
  if (bet.x === seat.x) return 'both';
  return bet.x > seat.x ? 'right' : 'left';
};

const namesIn = ({ seats }: FeltView): SeatNames => ({
  seat: (number) => seats.find(({ seat }) => seat === number)?.name ?? words.table.log.seat(number),
});
