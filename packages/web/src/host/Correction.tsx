/** Money that changed hands outside the game, written down with a reason. */

import type { Ledger } from '@sidepot/protocol';
import { useState } from 'react';
import { Button } from '../design/Button.js';
import { Refusal } from '../design/Refusal.js';
import { SelectField } from '../lobby/form/SelectField.js';
import { TextField } from '../lobby/form/TextField.js';
import { useSender } from '../table/context.js';
import { hostText } from '../text/en-host.js';
import { readSigned } from './read-signed.js';
import styles from './rows.module.css';

const REASON_LENGTH = 200;

export function Correction({ lines }: { readonly lines: Ledger['lines'] }) {
  const sender = useSender();
  const { ledger: words } = hostText;
  const [player, setPlayer] = useState(lines[0]?.player ?? '');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amount = readSigned(typed);
  const said = reason.trim();
  const send = async (): Promise<void> => {
    setTried(true);
    if (amount === null || said === '') return;
    if (!(await sender.run({ type: 'adjustLedger', player, amount, reason: said }))) return;
    setTyped('');
    setReason('');
    setTried(false);
  };
  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 className={styles.title}>{words.correct}</h3>
      <p className={styles.lead}>{words.correctNote}</p>
      <SelectField
        label={words.player}
        value={player}
        choices={lines.map((line) => ({ value: line.player, label: line.name }))}
        onChange={setPlayer}
      />
      <TextField
        label={words.amount}
        note={words.amountNote}
        error={isTried && amount === null ? words.amountBad : undefined}
        value={typed}
        onChange={setTyped}
      />
      <TextField
        label={words.reason}
        error={isTried && said === '' ? words.reasonBad : undefined}
        value={reason}
        maxLength={REASON_LENGTH}
        onChange={setReason}
      />
      <Refusal text={sender.refusal} />
      <Button type="submit" disabled={sender.isBusy}>
        {words.send}
      </Button>
    </form>
  );
}
