/** The oval with everything on it. A pot that is pointed at lights its contenders' seats. */

import { type CSSProperties, memo, useMemo, useRef, useState } from 'react';
import { classes } from '../design/classes.js';
import { words } from '../i18n/words.js';
import { useOnStage } from '../show/context.js';
import { lastActions } from '../state/last-actions.js';
import { mySeat, seatsOf } from '../state/seats.js';
import { mayEnter } from '../state/tournament.js';
import { useTable } from '../table/context.js';
import { SitDialog } from '../table/SitDialog.js';
import { TableMessage, TournamentWinner } from '../table/TableMessage.js';
import { Bet } from './Bet.js';
import { Boards } from './Boards.js';
import { BOARD, betPlace, type Place, placesFor, seatOrder } from './circle.js';
import { EmptySeat } from './EmptySeat.js';
import styles from './Felt.module.css';
import { Flights } from './Flights.js';
import { litPot as potOnStage, seatLight } from './light.js';
import { Notes } from './Notes.js';
import { Pots } from './Pots.js';
import { potsOf } from './pots.js';
import { Seat } from './Seat.js';
import { useShape } from './use-shape.js';

/** More seats than this stand close together on a phone. */
const CROWD = 8;

const at = ({ x, y }: Place): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** Drawn again when the show changes, not with every message. */
export const Stage = memo(function Stage() {
  const { view } = useTable();
  const stage = useRef<HTMLElement>(null);
  const shape = useShape(stage);
  const { beat } = useOnStage();
  const [pointed, setPointed] = useState<number | null>(null);
  const [wantedSeat, setWantedSeat] = useState<number | null>(null);

  const { seatCount, unit } = view.settings.poker;
  const seats = new Map(seatsOf(view).map((seat) => [seat.seat, seat]));
  const pots = view.hand === null ? [] : potsOf(view.hand.view, words.table.pots.name);
  const litPot = pointed ?? potOnStage(beat);
  const contenders = litPot === null ? [] : (pots[litPot]?.seats ?? []);
  const lightOf = (seat: number): 'none' | 'lit' | 'dim' => {
    if (pointed === null) return seatLight(beat, seat, contenders);
    return contenders.includes(seat) ? 'lit' : 'dim';
  };
  const actions = lastActions(view);
  const places = useMemo(() => placesFor(seatCount, shape), [seatCount, shape]);
  const board = BOARD[shape];
  // Who has just gone out still looks at their last hand from their seat.
  const mine = view.you.seat ?? mySeat(view)?.seat ?? null;
  const order = seatOrder(seatCount, mine);
  const spots = new Map(
    order.map((number, i) => {
      const seat = places[i] ?? board;
      return [number, { seat, bet: betPlace(seat, shape, i === 0) }];
    }),
  );
  const isWaiting = view.info.status === 'waiting' && view.hand === null;
  const canSit = view.you.request === null && mayEnter(view);

  return (
    <section
      ref={stage}
      className={classes(styles.stage, styles[shape])}
      data-shape={shape}
      data-crowd={seatCount > CROWD}
    >
      <div className={styles.inner}>
        <div className={styles.felt} aria-hidden="true" />
        <div className={styles.middle} style={at(board)}>
          {isWaiting ? (
            <TableMessage />
          ) : (
            <>
              <div className={styles.above}>
                <TournamentWinner />
                <Pots pots={pots} litPot={litPot} onLight={setPointed} />
              </div>
              <Boards />
              <div className={styles.below}>
                <TableMessage />
                <Notes />
              </div>
            </>
          )}
        </div>
        {order.map((number, i) => {
          const { seat: place, bet } = spots.get(number) ?? { seat: board, bet: board };
          const seat = seats.get(number);
          if (seat === undefined) {
            return (
              <div key={number} className={styles.seat} style={at(place)}>
                <EmptySeat seat={number} canSit={canSit} onSit={() => setWantedSeat(number)} />
              </div>
            );
          }
          return (
            <div key={number} className={styles.group}>
              <div
                className={styles.seat}
                style={at(place)}
                data-mine={seat.isMe}
                data-bottom={i === 0}
              >
                <Seat
                  seat={seat}
                  pots={pots}
                  action={actions.get(number) ?? null}
                  light={lightOf(number)}
                  side={place.x > 55 ? 'right' : 'left'}
                />
              </div>
              {seat.bet > 0 && (
                <div className={styles.bet} style={at(bet)} data-bet={number}>
                  <Bet
                    amount={seat.bet}
                    unit={unit}
                    label={words.table.seat.bet(seat.bet)}
                    from={place}
                    place={bet}
                  />
                </div>
              )}
            </div>
          );
        })}
        <Flights spots={{ seats: spots, middle: board }} unit={unit} />
      </div>
      {wantedSeat !== null && <SitDialog seat={wantedSeat} onClose={() => setWantedSeat(null)} />}
    </section>
  );
});
