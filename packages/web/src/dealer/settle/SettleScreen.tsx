/** Only settle this: what lies in the middle, what stands in front, who is all-in, who folded. */

import { amount, words } from '@sidepot/i18n/page';
import { useDealer } from '../evening/context.js';
import frame from '../hand/HandScreen.module.css';
import type { DealerSeat, SettleDraft } from '../model/index.js';
import { Keypad } from '../pad/Keypad.js';
import { DealerRing } from '../table/DealerRing.js';
import type { SeatMark } from '../table/DealerSeatButton.js';
import { Says } from '../table/Says.js';
import { MiddlePots } from './MiddlePots.js';
import { SettleRow } from './SettleRow.js';

export function SettleScreen({ draft }: { readonly draft: SettleDraft }) {
  const { view, tap } = useDealer();
  const { focus } = draft;
  // Of a second pot in the middle, seats are tapped that can win it.
  const pot = focus?.field === 'middle' && draft.middle[focus.pot]?.seats ? focus.pot : null;
  const onSeat = (seat: number): void => {
    if (!draft.seats.some((one) => one.seat === seat)) return;
    if (pot === null) tap({ type: 'settleFocus', at: { field: 'bet', seat } });
    else tap({ type: 'settlePotSeat', pot, seat });
  };
  return (
    <main className={frame.screen}>
      <div className={frame.say}>
        <Says isQuiet note={words.dealer.settle.lead} />
      </div>
      <div className={frame.table}>
        <DealerRing
          seats={view.seats.map((seat) => asTyped(seat, draft, view.typed))}
          markOf={({ seat }) => markOf(seat, draft, pot)}
          onSeat={onSeat}
        >
          <span className={frame.totalName}>{words.dealer.hand.total}</span>
          <strong className={frame.total}>{amount(totalOf(draft))}</strong>
        </DealerRing>
      </div>
      <div className={frame.pots}>
        <MiddlePots draft={draft} />
      </div>
      <div className={frame.keys}>
        <Keypad onNext={focus === null ? undefined : () => tap({ type: 'next' })} />
      </div>
      <div className={frame.actions}>
        <SettleRow draft={draft} />
      </div>
    </main>
  );
}

const totalOf = ({ middle, seats }: SettleDraft): number =>
  middle.reduce((sum, pot) => sum + pot.amount, 0) +
  seats.reduce((sum, { bet, status }) => sum + (status === 'out' ? 0 : (bet ?? 0)), 0);

function asTyped(
  seat: DealerSeat,
  { seats, focus }: SettleDraft,
  typed: number | null,
): DealerSeat {
  const one = seats.find((other) => other.seat === seat.seat);
  if (one === undefined) return { ...seat, inHand: false, bet: 0, allIn: false };
  const isFocus = focus?.field === 'bet' && focus.seat === seat.seat;
  return {
    ...seat,
    bet: (isFocus ? typed : null) ?? one.bet ?? 0,
    folded: one.status === 'folded',
    allIn: one.isAllIn,
    inHand: one.status !== 'out',
    isActor: isFocus,
    stack: one.behind ?? (one.isAllIn ? 0 : seat.stack),
  };
}

function markOf(seat: number, { focus, middle }: SettleDraft, pot: number | null): SeatMark {
  if (pot !== null) return middle[pot]?.seats?.includes(seat) ? 'won' : 'open';
  return focus !== null && focus.field !== 'middle' && focus.seat === seat ? 'lit' : 'plain';
}
