/** What the host does with a seat: sit out, stand up, another seat, another stack; at once or after the hand. */

import { amount, words } from '@sidepot/i18n/page';
import type { SeatInfo, WireCommand } from '@sidepot/protocol';
import { type ReactNode, useId, useState } from 'react';
import { useSender, useTable } from '../session/context.js';
import { SelectField } from '../settings/SelectField.js';
import { TextField } from '../settings/TextField.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';
import { amountKeys, badAmount, typedChips } from '../ui/typed/chips.js';
import { ShareRight } from './ShareRight.js';

const REASON_LENGTH = 200;
const FORMS = { standUp: StandUp, move: Move, setStack: SetStack } as const;
type FormName = keyof typeof FORMS;

interface OfSeat {
  readonly seat: SeatInfo;
}

interface FormProps extends OfSeat {
  readonly isBusy: boolean;
  readonly onSend: (command: WireCommand) => void;
}

export function SeatOrders({ seat }: OfSeat) {
  const { view } = useTable();
  const sender = useSender();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [form, setForm] = useState<FormName | null>(null);
  const { orders: told } = words.host;
  const { player, name, bot, status } = seat;
  const isMe = player === view.you.player;
  const isFree = view.settings.poker.mode === 'cash' || view.info.hands === 0;
  const isOther = bot === null && !isMe;
  const forms: readonly FormName[] = [
    ...(isOther && isFree ? (['standUp'] as const) : []),
    ...(isFree && status !== 'reserved' && freeSeats(seat, view).length > 0
      ? (['move'] as const)
      : []),
    ...(view.settings.poker.mode === 'cash' && status !== 'reserved'
      ? (['setStack'] as const)
      : []),
  ];
  const canSitOut = isOther && (status === 'playing' || status === 'waiting');
  const Form = form === null ? null : FORMS[form];
  const send = async (command: WireCommand): Promise<void> => {
    if (await sender.run(command)) setForm(null);
  };
  return (
    <>
      <Button
        isCompact
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={told.openLabel(name)}
        onClick={() => setOpen(!isOpen)}
      >
        {told.open}
      </Button>
      <Pending seat={seat} />
      {isOpen && (
        <div id={id} className={styles.under}>
          <div className={styles.buttons}>
            {canSitOut && (
              <Button
                isCompact
                disabled={sender.isBusy}
                onClick={() => void send({ type: 'sitOutPlayer', player })}
              >
                {told.sitOut}
              </Button>
            )}
            {forms.map((one) => (
              <Button
                key={one}
                isCompact
                aria-expanded={form === one}
                onClick={() => setForm(form === one ? null : one)}
              >
                {told.forms[one]}
              </Button>
            ))}
            {isOther && <ShareRight player={player} name={name} />}
          </div>
          {Form !== null && (
            <Form seat={seat} isBusy={sender.isBusy} onSend={(command) => void send(command)} />
          )}
          <Refusal text={sender.refusal} />
        </div>
      )}
    </>
  );
}

/** What is going to happen, and how it does not. */
function Pending({ seat: { player, name, orders = [] } }: OfSeat) {
  const sender = useSender();
  const { orders: told } = words.host;
  if (orders.length === 0) return null;
  return (
    <ul className={styles.under}>
      {orders.map(({ order, seat = 0, by = 0, reason = null }) => (
        <li key={order} className={styles.row}>
          <span className={styles.note}>{told.pending({ order, seat, by, reason })}</span>
          <Button
            isCompact
            aria-label={told.takeBackLabel(name)}
            disabled={sender.isBusy}
            onClick={() => void sender.run({ type: 'cancelOrder', player, order })}
          >
            {told.takeBack}
          </Button>
        </li>
      ))}
      <Refusal text={sender.refusal} />
    </ul>
  );
}

function StandUp({ seat: { player, name, stack }, isBusy, onSend }: FormProps) {
  const [reason, setReason] = useState('');
  const { orders: told, people } = words.host;
  const said = reason.trim();
  return (
    <Sheet
      lead={told.standUpNote(name, stack)}
      send={told.standUp}
      isBusy={isBusy}
      onSend={() => onSend({ type: 'standUp', player, ...(said !== '' && { reason: said }) })}
    >
      <TextField
        label={people.reason}
        note={people.reasonNote}
        value={reason}
        maxLength={REASON_LENGTH}
        onChange={setReason}
      />
    </Sheet>
  );
}

function Move({ seat, isBusy, onSend }: FormProps) {
  const { view } = useTable();
  const free = freeSeats(seat, view);
  const [chosen, setChosen] = useState<number | null>(null);
  const { orders: told, requests } = words.host;
  const to = free.find((one) => one === chosen) ?? free[0];
  if (to === undefined) return null;
  return (
    <Sheet
      lead={told.moveNote}
      send={told.move}
      isBusy={isBusy}
      onSend={() => onSend({ type: 'movePlayer', player: seat.player, seat: to })}
    >
      <SelectField
        label={told.to}
        value={to}
        choices={free.map((one) => ({ value: one, label: requests.seat(one) }))}
        onChange={setChosen}
      />
    </Sheet>
  );
}

function SetStack({ seat: { player, stack, status }, isBusy, onSend }: FormProps) {
  const { view } = useTable();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const { orders: told, ledger } = words.host;
  const wanted = typedChips(typed);
  const isGood = wanted !== null && wanted > 0;
  const said = reason.trim();
  const isInHand = status === 'playing' && view.hand?.view.over === false;
  return (
    <Sheet
      lead={isInHand ? told.stackInHand(stack) : told.stackNote(stack)}
      send={told.setStack}
      isBusy={isBusy}
      onSend={() => {
        setTried(true);
        if (isGood && said !== '') {
          onSend({ type: 'setStack', player, stack: wanted, reason: said });
        }
      }}
    >
      <TextField
        label={told.stack}
        placeholder={amount(stack)}
        error={isTried && !isGood ? (wanted === 0 ? told.stackBad : badAmount()) : undefined}
        value={typed}
        inputMode={amountKeys()}
        onChange={setTyped}
      />
      <TextField
        label={ledger.reason}
        error={isTried && said === '' ? ledger.reasonBad : undefined}
        value={reason}
        maxLength={REASON_LENGTH}
        onChange={setReason}
      />
    </Sheet>
  );
}

interface SheetProps {
  readonly lead: string;
  readonly send: string;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

function Sheet({ lead, send, isBusy, onSend, children }: SheetProps) {
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <p className={styles.lead}>{lead}</p>
      {children}
      <Button look="accent" type="submit" disabled={isBusy}>
        {send}
      </Button>
    </form>
  );
}

const freeSeats = (
  { seat }: SeatInfo,
  { seats, settings }: ReturnType<typeof useTable>['view'],
): readonly number[] =>
  Array.from({ length: settings.poker.seatCount }, (_, i) => i + 1).filter(
    (number) => number !== seat && !seats.some((one) => one.seat === number),
  );
