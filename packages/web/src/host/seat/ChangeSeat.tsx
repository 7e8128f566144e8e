/** Another seat, from the menu: the free ones are on the felt, too. */

import { words } from '@sidepot/i18n/page';
import type { SeatInfo } from '@sidepot/protocol';
import { useState } from 'react';
import { useSender, useTable } from '../../session/context.js';
import { mayMove, seatsKept } from '../../session/seats.js';
import { SelectField } from '../../settings/SelectField.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';

export function ChangeSeat({ mine }: { readonly mine: SeatInfo }) {
  const { view } = useTable();
  const sender = useSender();
  const { you } = words.host;
  const taken = [...view.seats.map(({ seat }) => seat), ...seatsKept(view)];
  const free = Array.from({ length: view.settings.poker.seatCount }, (_, i) => i + 1).filter(
    (seat) => !taken.includes(seat),
  );
  const [wanted, setWanted] = useState(0);
  const [first] = free;
  const seat = free.includes(wanted) ? wanted : first;
  if (!mayMove(view)) return null;
  if (mine.movesTo !== undefined) {
    return (
      <section className={styles.part} aria-label={you.move}>
        <p>{words.table.actions.movesTo(mine.movesTo)}</p>
        <Button
          disabled={sender.isBusy}
          onClick={() => void sender.run({ type: 'moveSeat', seat: null })}
        >
          {you.moveStay}
        </Button>
        <Refusal text={sender.refusal} />
      </section>
    );
  }
  if (seat === undefined) return null;
  return (
    <form
      className={styles.part}
      aria-label={you.move}
      onSubmit={(event) => {
        event.preventDefault();
        void sender.run({ type: 'moveSeat', seat });
      }}
    >
      <h3 className={styles.title}>{you.move}</h3>
      {view.settings.poker.mode === 'cash' && <p className={styles.lead}>{you.moveNote}</p>}
      <div className={styles.line}>
        <SelectField
          label={you.moveTo}
          value={seat}
          choices={free.map((value) => ({ value, label: String(value) }))}
          onChange={setWanted}
        />
        <Button type="submit" disabled={sender.isBusy}>
          {you.moveNow}
        </Button>
      </div>
      <Refusal text={sender.refusal} />
    </form>
  );
}
