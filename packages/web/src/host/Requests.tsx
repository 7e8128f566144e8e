import { words } from '@sidepot/i18n/page';
import { useSender, useTable } from '../session/context.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';

export function Requests() {
  const { view } = useTable();
  const sender = useSender();
  const { requests } = words.host;
  return (
    <>
      <ul className={styles.rows}>
        {view.requests.map(({ player, name, seat, buyIn, rebuy }) => (
          <li key={player} className={styles.row}>
            <div className={styles.what}>
              <span id={`request-${player}`}>
                {rebuy ? requests.asksChips(name, buyIn ?? 0) : requests.asks(name, buyIn)}
              </span>
              {seat !== null && !rebuy && (
                <span className={styles.note}>{requests.seat(seat)}</span>
              )}
            </div>
            <div className={styles.buttons}>
              <Button
                look="go"
                isCompact
                aria-describedby={`request-${player}`}
                disabled={sender.isBusy}
                onClick={() => void sender.run({ type: 'approveSeat', player })}
              >
                {rebuy ? requests.give : requests.approve}
              </Button>
              <Button
                isCompact
                aria-describedby={`request-${player}`}
                disabled={sender.isBusy}
                onClick={() => void sender.run({ type: 'denySeat', player })}
              >
                {requests.deny}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Refusal text={sender.refusal} />
    </>
  );
}
