/** One seat between hands: its stack counted anew, away or back, moved, or somebody sits down. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Field } from '../../ui/Field.js';
import { amountKeys, typedChips } from '../../ui/typed/chips.js';
import { useDealer } from '../evening/context.js';
import styles from './SeatSheet.module.css';

export interface SeatSheetProps {
  readonly seat: number;
  readonly onClose: () => void;
}

export function SeatSheet({ seat, onClose }: SeatSheetProps) {
  const { view, nameOf } = useDealer();
  const one = view.seats.find((other) => other.seat === seat);
  const isFree = one === undefined || one.player === null || one.stack === 0;
  const { next, bar } = words.dealer;
  return (
    <Dialog
      title={isFree ? next.moveInHere(words.dealer.seat(seat)) : next.seat(nameOf(seat))}
      closeLabel={bar.close}
      onClose={onClose}
    >
      {isFree ? (
        <MoveIn {...{ seat, onClose }} known={one?.player ?? null} />
      ) : (
        <Seated {...{ seat, onClose }} isAway={one.away} />
      )}
    </Dialog>
  );
}

/** Known: who sat there until now, and may buy again. */
function MoveIn({ seat, onClose, known }: SeatSheetProps & { readonly known: string | null }) {
  const { tap, session } = useDealer();
  const { next } = words.dealer;
  const [name, setName] = useState(known === null || /^\d+$/.test(known) ? '' : known);
  const [typed, setTyped] = useState(String(session.setup.stack));
  const stack = typedChips(typed);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (stack === null) return;
        tap({ type: 'moveIn', seat, name, stack });
        onClose();
      }}
    >
      <Field label={next.name} value={name} onChange={({ target }) => setName(target.value)} />
      <Field
        label={next.stack}
        inputMode={amountKeys()}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="go" disabled={stack === null}>
        {next.sit}
      </Button>
    </form>
  );
}

function Seated({ seat, onClose, isAway }: SeatSheetProps & { readonly isAway: boolean }) {
  const { view, tap } = useDealer();
  const { next } = words.dealer;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState(next.reasons[0] ?? '');
  const stack = typedChips(typed);
  const free = view.seats.filter(({ player }) => player === null);
  const then = (what: () => void) => () => {
    what();
    onClose();
  };
  return (
    <div className={styles.form}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (stack === null) return;
          tap({ type: 'correct', seat, stack, reason });
          onClose();
        }}
      >
        <Field
          label={next.correctTo}
          inputMode={amountKeys()}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Field
          label={next.reason}
          value={reason}
          list="dealer-reasons"
          onChange={({ target }) => setReason(target.value)}
        />
        <datalist id="dealer-reasons">
          {next.reasons.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
        <Button type="submit" look="go" disabled={stack === null || reason.trim() === ''}>
          {next.correctIt}
        </Button>
      </form>
      <Button onClick={then(() => tap({ type: 'away', seat, away: !isAway }))}>
        {isAway ? next.back : view.mode === 'cash' ? next.awayCash : next.away}
      </Button>
      {free.length > 0 && (
        <fieldset className={styles.seats}>
          <legend>{next.moveTo}</legend>
          {free.map((other) => (
            <Button
              key={other.seat}
              onClick={then(() => tap({ type: 'moveSeat', from: seat, to: other.seat }))}
            >
              {other.seat}
            </Button>
          ))}
        </fieldset>
      )}
      <Button
        look="danger"
        note={next.moveOutAsk}
        onClick={then(() => tap({ type: 'moveOut', seat }))}
      >
        {next.moveOut}
      </Button>
    </div>
  );
}
