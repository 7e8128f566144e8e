/** Chips for a seat that has none: as many as one wants, within the limits of the table. */

import { words } from '@sidepot/i18n/page';
import { useId, useState } from 'react';
import { buyInOf } from '../../session/buy-in.js';
import { useSender, useTable } from '../../session/context.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import { amountKeys, badAmount, chipsToType, typedChips } from '../../ui/typed/chips.js';
import styles from './seat.module.css';

export function BuyChips() {
  const { view, ahead } = useTable();
  const sender = useSender();
  const id = useId();
  const { min, max, first } = buyInOf(view, Date.now() + ahead);
  const [typed, setTyped] = useState(() => chipsToType(first));
  const [isBad, setBad] = useState(false);
  const { you } = words.host;
  const amount = typedChips(typed);
  const fits = amount !== null && amount >= min && amount <= max;
  const said = amount === null ? badAmount() : you.outside(min, max);
  const buy = async (): Promise<void> => {
    setBad(!fits);
    if (fits) await sender.run({ type: 'buyIn', amount });
  };
  return (
    <form
      className={styles.buy}
      aria-label={you.buy}
      onSubmit={(event) => {
        event.preventDefault();
        void buy();
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {you.chips}
      </label>
      <input
        id={id}
        className={styles.amount}
        value={typed}
        inputMode={amountKeys()}
        autoComplete="off"
        aria-invalid={isBad && !fits ? true : undefined}
        aria-describedby={`${id}-limits`}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button look="accent" type="submit" disabled={sender.isBusy}>
        {fits ? you.buyFor(amount) : you.buy}
      </Button>
      <span id={`${id}-limits`} className={styles.limits}>
        {you.limits(min, max)}
      </span>
      <Refusal text={isBad && !fits ? said : sender.refusal} />
    </form>
  );
}
