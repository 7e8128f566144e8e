import { words } from '@sidepot/i18n/page';
import type { SeatInfo } from '@sidepot/protocol';
import { useState } from 'react';
import { useSender, useTable } from '../../session/context.js';
import { TextField } from '../../settings/TextField.js';
import { Button } from '../../ui/Button.js';
import styles from '../../ui/rows.module.css';
import { amountKeys, badAmount, chipsToType, typedChips } from '../../ui/typed/chips.js';

export function TopUp({ mine }: { readonly mine: SeatInfo }) {
  const { view } = useTable();
  const sender = useSender();
  const { you } = words.host;
  const most = Math.max(0, view.settings.poker.maxBuyIn - mine.stack - mine.topUp);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    const amount = typedChips(typed);
    // Nobody buys the most by a stray tap.
    const fits = amount !== null && amount > 0 && amount <= most;
    setProblem(fits ? null : amount === null ? badAmount() : you.outside(1, most));
    if (fits && (await sender.run({ type: 'topUp', amount }))) setTyped('');
  };
  if (most === 0 && mine.topUp === 0) return <p className={styles.lead}>{you.topUpFull}</p>;
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {mine.topUp > 0 && <p>{you.topUpComing(mine.topUp)}</p>}
      {most > 0 && (
        <div className={styles.line}>
          <TextField
            label={you.topUp}
            note={you.topUpNote(most)}
            error={problem ?? sender.refusal ?? undefined}
            placeholder={chipsToType(most)}
            value={typed}
            inputMode={amountKeys()}
            onChange={setTyped}
          />
          <Button type="submit" disabled={sender.isBusy}>
            {you.add}
          </Button>
        </div>
      )}
    </form>
  );
}
