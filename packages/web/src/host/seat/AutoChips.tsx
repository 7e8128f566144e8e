/** Chips that come by themselves: back to an amount after each hand, or after a bust. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useSender, useTable } from '../../session/context.js';
import { SwitchField } from '../../settings/SwitchField.js';
import { TextField } from '../../settings/TextField.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';
import { amountKeys, badAmount, chipsToType, typedChips } from '../../ui/typed/chips.js';

export function AutoChips() {
  const { view } = useTable();
  const sender = useSender();
  const { minBuyIn, maxBuyIn } = view.settings.poker;
  const { topUp = null, rebuy = null } = view.you.auto ?? {};
  const first = useAmount(topUp, maxBuyIn);
  const again = useAmount(rebuy, maxBuyIn);
  const { you } = words.host;
  const note = you.limits(minBuyIn, maxBuyIn);
  const problem = ({ isOn, amount }: Amount): string | undefined => {
    if (!isOn) return undefined;
    if (amount === null) return badAmount();
    const fits = amount >= minBuyIn && amount <= maxBuyIn;
    return fits ? undefined : you.outside(minBuyIn, maxBuyIn);
  };
  const isSame = first.amount === topUp && again.amount === rebuy;
  const isBad = problem(first) !== undefined || problem(again) !== undefined;
  return (
    <form
      className={styles.part}
      aria-label={you.auto.title}
      onSubmit={(event) => {
        event.preventDefault();
        void sender.run({ type: 'autoChips', topUp: first.amount, rebuy: again.amount });
      }}
    >
      <h3 className={styles.title}>{you.auto.title}</h3>
      <p className={styles.lead}>{you.auto.lead}</p>
      <SwitchField label={you.auto.topUp} isOn={first.isOn} onChange={first.turn} />
      {first.isOn && (
        <TextField
          label={you.auto.topUpTo}
          note={note}
          error={problem(first)}
          value={first.typed}
          inputMode={amountKeys()}
          onChange={first.type}
        />
      )}
      <SwitchField label={you.auto.rebuy} isOn={again.isOn} onChange={again.turn} />
      {again.isOn && (
        <TextField
          label={you.auto.rebuyFor}
          note={note}
          error={problem(again)}
          value={again.typed}
          inputMode={amountKeys()}
          onChange={again.type}
        />
      )}
      <Refusal text={sender.refusal} />
      <Button type="submit" disabled={sender.isBusy || isSame || isBad}>
        {you.save}
      </Button>
    </form>
  );
}

interface Amount {
  readonly isOn: boolean;
  readonly typed: string;
  /** Null: switched off, or not understood. */
  readonly amount: number | null;
  readonly turn: (isOn: boolean) => void;
  readonly type: (typed: string) => void;
}

function useAmount(chosen: number | null, usual: number): Amount {
  const [isOn, turn] = useState(chosen !== null);
  const [typed, type] = useState(() => chipsToType(chosen ?? usual));
  return { isOn, typed, amount: isOn ? typedChips(typed) : null, turn, type };
}
