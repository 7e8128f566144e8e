import { lazy, Suspense, useState } from 'react';
import { clockTime } from '../../i18n/tools/times.js';
import { loadWith, words } from '../../i18n/words.js';
import { buyInOf } from '../../session/buy-in.js';
import { useSender, useTable } from '../../session/context.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Field } from '../../ui/Field.js';
import { Refusal } from '../../ui/Refusal.js';
import { amountKeys, badAmount, chipsToType, typedChips } from '../../ui/typed-chips.js';
import styles from './SitDialog.module.css';

/** What it costs and pays, before one sits down. */
const TournamentFacts = lazy(() =>
  loadWith(() => import('../event/TournamentFacts.js'), 'event').then(
    ({ TournamentFacts: facts }) => ({
      default: facts,
    }),
  ),
);

export interface SitDialogProps {
  readonly seat: number;
  readonly onClose: () => void;
}

export function SitDialog({ seat, onClose }: SitDialogProps) {
  const { view, ahead } = useTable();
  const sender = useSender();
  const { poker, room } = view.settings;
  const { min, max, first, back } = buyInOf(view, Date.now() + ahead);
  const [name, setName] = useState(view.you.name ?? '');
  const [chips, setChips] = useState(() => chipsToType(first));
  const isCash = poker.tournament === null;

  const amount = typedChips(chips);
  const [isBad, setBad] = useState(false);

  const sit = async (): Promise<void> => {
    setBad(isCash && amount === null);
    if (isCash && amount === null) return;
    if (view.you.name === null && !(await sender.run({ type: 'join', name: name.trim() }))) return;
    const buyIn = isCash && amount !== null ? { buyIn: amount } : {};
    if (await sender.run({ type: 'requestSeat', seat, ...buyIn })) onClose();
  };

  return (
    <Dialog
      title={words.table.sit.title(seat)}
      closeLabel={words.table.sit.cancel}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {view.you.name === null && (
          <Field
            label={words.table.sit.name}
            value={name}
            maxLength={24}
            required
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {isCash && (
          <Field
            label={words.table.sit.buyIn}
            note={
              back === null
                ? words.table.sit.limits(min, max)
                : words.table.sit.back(back.chips, clockTime(back.until))
            }
            value={chips}
            inputMode={amountKeys()}
            onChange={(event) => setChips(event.target.value)}
          />
        )}
        {!isCash && (
          <Suspense>
            <TournamentFacts />
          </Suspense>
        )}
        <Refusal text={isBad ? badAmount() : sender.refusal} />
        <Button look="accent" type="submit" disabled={sender.isBusy}>
          {room.seatApproval ? words.table.sit.ask : words.table.sit.sit}
        </Button>
      </form>
    </Dialog>
  );
}
