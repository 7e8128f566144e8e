/** Who sits here and who watches; the host may send each of them away, and keep who still plays a hand. */

import { amount, words } from '@sidepot/i18n/page';
import type { SeatInfo } from '@sidepot/protocol';
import { useState } from 'react';
import { useSender, useTable } from '../session/context.js';
import { SwitchField } from '../settings/SwitchField.js';
import { TextField } from '../settings/TextField.js';
import { Button } from '../ui/Button.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';
import { WithNetwork } from './Ban.js';
import { SeatOrders } from './SeatOrders.js';
import { ShareRight } from './ShareRight.js';

const REASON_LENGTH = 200;

export function People() {
  const { view } = useTable();
  const { people } = words.host;
  const { helpers = [] } = view.info;
  const { unnamed = 0 } = view;
  const others = view.spectators.filter(({ player }) => player !== view.you.player);
  return (
    <>
      {view.seats.length > 0 && (
        <section className={styles.part} aria-label={people.title}>
          <h3 className={styles.title}>{people.title}</h3>
          <ul className={styles.rows}>
            {view.seats.map((seat) => (
              <SeatRow key={seat.player} seat={seat} isMe={seat.player === view.you.player} />
            ))}
          </ul>
        </section>
      )}
      {others.length + unnamed > 0 && (
        <section className={styles.part} aria-label={people.spectators}>
          <h3 className={styles.title}>{people.spectators}</h3>
          <ul className={styles.rows}>
            {others.map(({ player, name }) => (
              <li key={player} className={styles.row}>
                <div className={styles.what}>
                  {name}
                  {helpers.includes(player) && (
                    <span className={styles.note}>{words.host.helpers.is}</span>
                  )}
                </div>
                <ShareRight player={player} name={name} />
                {player !== view.info.host && <Kick player={player} name={name} />}
              </li>
            ))}
            {unnamed > 0 && (
              <li className={styles.row}>
                <span className={styles.note}>{people.unnamed(unnamed)}</span>
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  );
}

function SeatRow({ seat, isMe }: { readonly seat: SeatInfo; readonly isMe: boolean }) {
  const { view } = useTable();
  const { people, requests, bots, helpers } = words.host;
  const { host, helpers: helping = [] } = view.info;
  const { player, name, bot, stack, status } = seat;
  const about = [
    requests.seat(seat.seat),
    amount(stack),
    ...(bot === null ? [] : [people.bot(bots.strengths[bot])]),
    ...(isMe ? [people.you] : []),
    ...(player === host && !isMe ? [people.host] : []),
    ...(helping.includes(player) ? [helpers.is] : []),
    ...(status === 'kicked' ? [people.leaves] : []),
    ...(status === 'kicked' && seat.reason !== undefined ? [seat.reason] : []),
  ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <b>{name}</b>
        <span className={styles.note}>{about.join(' · ')}</span>
      </div>
      {status === 'kicked' ? (
        <Keep player={player} name={name} />
      ) : bot !== null ? (
        <RemoveBot player={player} name={name} />
      ) : (
        !isMe && player !== host && <Kick player={player} name={name} />
      )}
      {status !== 'kicked' && status !== 'leaving' && <SeatOrders seat={seat} />}
    </li>
  );
}

interface Whom {
  readonly player: string;
  readonly name: string;
}

function Keep({ player, name }: Whom) {
  const sender = useSender();
  const { people } = words.host;
  return (
    <>
      <Button
        isCompact
        aria-label={people.keepLabel(name)}
        disabled={sender.isBusy}
        onClick={() => void sender.run({ type: 'cancelKick', player })}
      >
        {people.keep}
      </Button>
      <Refusal text={sender.refusal} />
    </>
  );
}

function RemoveBot({ player, name }: Whom) {
  const sender = useSender();
  return (
    <>
      <Button
        isCompact
        aria-label={words.host.bots.remove(name)}
        disabled={sender.isBusy}
        onClick={() => void sender.run({ type: 'removeBot', player })}
      >
        {words.host.bots.removeShort}
      </Button>
      <Refusal text={sender.refusal} />
    </>
  );
}

function Kick({ player, name }: Whom) {
  const sender = useSender();
  const [reason, setReason] = useState('');
  const [isBan, setBan] = useState(false);
  const [hasAddress, setAddress] = useState(false);
  const { people } = words.host;
  const { bans } = words.door;
  const said = reason.trim();
  const why = said === '' ? {} : { reason: said };
  return (
    <>
      <Question
        ask={people.kick}
        label={people.kickLabel(name)}
        question={isBan ? bans.question(name) : people.kickQuestion(name)}
        yes={isBan ? bans.banNow : people.kickNow}
        no={people.cancel}
        isCompact
        isBusy={sender.isBusy}
        onYes={() =>
          void sender.run(
            isBan
              ? { type: 'ban', player, address: hasAddress, ...why }
              : { type: 'kick', player, ...why },
          )
        }
      >
        <TextField
          label={people.reason}
          note={people.reasonNote}
          value={reason}
          maxLength={REASON_LENGTH}
          onChange={setReason}
        />
        <SwitchField label={bans.isBan} isOn={isBan} onChange={setBan} />
        {isBan && <WithNetwork isOn={hasAddress} onChange={setAddress} />}
      </Question>
      <Refusal text={sender.refusal} />
    </>
  );
}
