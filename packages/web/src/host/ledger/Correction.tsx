/** Money that changed hands outside the game, written down with a reason. */

import { words } from '@sidepot/i18n/page';
import type { Ledger } from '@sidepot/protocol';
import { useState } from 'react';
import { useSender } from '../../session/context.js';
import { SelectField } from '../../settings/SelectField.js';
import { TextField } from '../../settings/TextField.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';
import { badAmount } from '../../ui/typed/chips.js';
import { readSigned } from './read-signed.js';

const REASON_LENGTH = 200;

/** A correction by nothing is none. */
const amountProblem = (typed: string): string =>
  readSigned(typed) === 0 ? words.host.ledger.amountBad : badAmount();

export function Correction({ lines }: { readonly lines: Ledger['lines'] }) {
  const sender = useSender();
  const { ledger: told } = words.host;
  const [player, setPlayer] = useState(lines[0]?.player ?? '');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const read = readSigned(typed);
  const amount = read === 0 ? null : read;
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
      <h3 className={styles.title}>{told.correct}</h3>
      <p className={styles.lead}>{told.correctNote}</p>
      <SelectField
        label={told.player}
        value={player}
        choices={lines.map((line) => ({ value: line.player, label: line.name }))}
        onChange={setPlayer}
      />
      <TextField
        label={told.amount}
        note={told.amountNote}
        error={isTried && amount === null ? amountProblem(typed) : undefined}
        value={typed}
        onChange={setTyped}
      />
      <TextField
        label={told.reason}
        error={isTried && said === '' ? told.reasonBad : undefined}
        value={reason}
        maxLength={REASON_LENGTH}
        onChange={setReason}
      />
      <Refusal text={sender.refusal} />
      <Button type="submit" disabled={sender.isBusy}>
        {told.send}
      </Button>
    </form>
  );
}
