/**
 * Who wins, what to push, and the way to the next hand. The table stays where it was in the hand: its
 * seats are tapped. Nothing is final until a pot is ticked.
 */

import { amount, words } from '@sidepot/i18n/page';
import { useMemo, useState } from 'react';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import frame from '../hand/HandScreen.module.css';
import { type DealerSeat, type DealerShowdown, type DealerView, pushesOf } from '../model/index.js';
import { NextNotes, PlacesOfAll, Warnings } from '../next/NextNotes.js';
import { SeatSheet } from '../next/SeatSheet.js';
import { ChipPiles } from '../pad/ChipPiles.js';
import { DealerRing } from '../table/DealerRing.js';
import type { SeatMark } from '../table/DealerSeatButton.js';
import { Says } from '../table/Says.js';
import styles from './AwardScreen.module.css';
import { FloorDialog } from './FloorDialog.js';
import { PickBar } from './PickBar.js';
import { PotRow } from './PotRow.js';
import { RulesOfPots } from './RulesOfPots.js';
import { WhyPotDialog } from './WhyPotDialog.js';

export function AwardScreen() {
  const dealer = useDealer();
  const { view, tap, session, nameOf } = dealer;
  const { showdown, pots, screen } = view;
  const kept = useKeptShowdown(view);
  const [isTie, setTie] = useState(false);
  const [sheet, setSheet] = useState<number | null>(null);
  const [isFloor, setFloor] = useState(false);
  const [why, setWhy] = useState<number | null>(null);
  const { back, pots: pushed } = useMemo(() => pushesOf(session), [session]);
  // Settled beside the table: there is no next hand of it.
  const isAside = session.settling !== null;
  const mayGoOn = (showdown === null || showdown.isWhole) && screen !== 'over' && hasNext(view);
  const onSeat = (seat: number): void => {
    if (showdown === null) setSheet(seat);
    else tap({ type: 'pick', seat, ...(isTie && { together: true }) });
    setTie(false);
  };
  return (
    <main className={frame.screen}>
      <div className={frame.say}>
        <Says />
      </div>
      <div className={frame.table}>
        <DealerRing onSeat={onSeat} markOf={(seat) => markOf(seat, dealer.view)}>
          <span className={frame.totalName}>{words.dealer.hand.total}</span>
          <strong className={frame.total}>
            {amount(pots.reduce((sum, pot) => sum + pot.amount, 0))}
          </strong>
        </DealerRing>
      </div>
      <div
        className={classes(styles.panel, showdown?.isWhole !== false && styles.whole)}
        data-panel=""
      >
        {kept === null ? (
          <>
            <NextNotes />
            {screen === 'over' && <PlacesOfAll />}
          </>
        ) : (
          <div className={styles.bar}>
            <PickBar showdown={kept} isTie={isTie} onTie={setTie} isFinal={showdown === null} />
            {showdown === null && (
              <div className={styles.instead}>
                <NextNotes />
              </div>
            )}
          </div>
        )}
        <Warnings />
        {back.map(({ seat, amount: chips, ...push }) => (
          <p key={seat} className={styles.back}>
            <strong>{words.dealer.hand.banners.refund(nameOf(seat), chips)}</strong>{' '}
            <ChipPiles {...push} />
          </p>
        ))}
        <ul className={styles.pots} aria-label={words.dealer.hand.pots}>
          {[...pots].reverse().map((pot) => (
            <PotRow
              key={pot.pot}
              pot={pot}
              picks={kept?.picks ?? []}
              pushes={pushed.find((one) => one.pot === pot.pot)}
              onWhy={() => setWhy(pot.pot)}
            />
          ))}
        </ul>
        {screen === 'over' && kept !== null && <PlacesOfAll />}
        <RulesOfPots onFloor={() => setFloor(true)} />
      </div>
      <div className={frame.actions}>
        <button
          type="button"
          className={frame.deal}
          disabled={!mayGoOn && !isAside}
          onClick={() => tap({ type: isAside ? 'settleLeave' : 'nextHand' })}
        >
          {isAside
            ? words.dealer.settle.leave
            : screen === 'over'
              ? words.dealer.next.over
              : words.dealer.next.nextHand}
        </button>
      </div>
      {sheet !== null && <SeatSheet seat={sheet} onClose={() => setSheet(null)} />}
      {isFloor && <FloorDialog onClose={() => setFloor(false)} />}
      {why !== null && <WhyPotDialog pot={why} onClose={() => setWhy(null)} />}
    </main>
  );
}

/**
 * Also once it is final: the bar keeps its room and picks stay where they were, so that no pot moves
 * away under the finger that ticks it. Null: nobody had to be tapped here.
 */
function useKeptShowdown({ showdown, handNumber }: DealerView): DealerShowdown | null {
  const [kept, keep] = useState<{ hand: number; showdown: DealerShowdown } | null>(null);
  if (showdown !== null && showdown !== kept?.showdown) keep({ hand: handNumber, showdown });
  return showdown ?? (kept?.hand === handNumber ? kept.showdown : null);
}

/** After a hand: is there another? */
const hasNext = ({ screen, next }: DealerView): boolean => screen !== 'result' || next !== null;

function markOf(seat: DealerSeat, view: DealerView): SeatMark {
  const { showdown, pots } = view;
  if (showdown === null || showdown.focus === null) {
    const isPaid = pots.some(({ shares }) => shares?.some((one) => one.seat === seat.seat));
    return isPaid ? 'won' : 'plain';
  }
  const pick = showdown.picks.find(({ isFocus }) => isFocus);
  if (pick?.winners?.includes(seat.seat)) return 'won';
  return pick?.contenders.includes(seat.seat) ? 'lit' : 'dim';
}
