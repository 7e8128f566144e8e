/** Who is there: a tap for each seat, one stack for all, then exceptions. */

import { amount, words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import { AmountInput } from './AmountInput.js';
import styles from './SetupScreen.module.css';

const [LEAST, MOST] = [2, 10];

export function SeatsPart() {
  const { session, view, tap } = useDealer();
  const { setup } = session;
  const told = words.dealer.setup.seats;
  const taken = new Map(setup.seats.map((one) => [one.seat, one]));
  const edit = (seatCount: number): void =>
    tap({
      type: 'edit',
      setup: { seatCount, seats: setup.seats.filter(({ seat }) => seat <= seatCount) },
    });
  const all = (): void =>
    tap({
      type: 'edit',
      setup: {
        seats: view.seats.map(({ seat }) => taken.get(seat) ?? { seat, name: '', stack: null }),
      },
    });
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h2 className={styles.partTitle}>{told.title}</h2>
        <Button className={styles.step} onClick={all}>
          {told.all}
        </Button>
        <Button
          className={styles.step}
          aria-label={told.fewer}
          disabled={setup.seatCount <= LEAST}
          onClick={() => edit(setup.seatCount - 1)}
        >
          −
        </Button>
        <Button
          className={styles.step}
          aria-label={told.more}
          disabled={setup.seatCount >= MOST}
          onClick={() => edit(setup.seatCount + 1)}
        >
          +
        </Button>
      </div>
      <p className={styles.note}>{told.note}</p>
      <div className={styles.seats}>
        {view.seats.map(({ seat }) => (
          <button
            key={seat}
            type="button"
            className={classes(styles.seat, taken.has(seat) && styles.taken)}
            aria-pressed={taken.has(seat)}
            aria-label={(taken.has(seat) ? told.taken : told.free)(words.dealer.seat(seat))}
            onClick={() => tap({ type: 'takeSeat', seat })}
          >
            {seat}
          </button>
        ))}
      </div>
      <div className={styles.fields}>
        <AmountInput
          label={told.stackOfAll}
          value={setup.stack}
          onChange={(stack) => tap({ type: 'edit', setup: { stack } })}
        />
        <label className={styles.labelled}>
          {told.button}
          <select
            className={styles.select}
            value={setup.button ?? setup.seats.at(-1)?.seat ?? ''}
            onChange={({ target }) =>
              tap({ type: 'edit', setup: { button: Number(target.value) } })
            }
          >
            {setup.seats.map(({ seat }) => (
              <option key={seat} value={seat}>
                {words.dealer.seat(seat)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {setup.seats.length > 0 && (
        <details className={styles.more}>
          <summary>{told.exceptions}</summary>
          <div className={styles.rows}>
            {setup.seats.map(({ seat, name, stack }) => (
              <div key={seat} className={styles.row}>
                <strong>{seat}</strong>
                <input
                  className={styles.input}
                  aria-label={`${words.dealer.seat(seat)}: ${told.name}`}
                  placeholder={told.name}
                  autoComplete="off"
                  value={name}
                  maxLength={40}
                  onChange={({ target }) => tap({ type: 'nameSeat', seat, name: target.value })}
                />
                <AmountInput
                  label={`${words.dealer.seat(seat)}: ${told.stack}`}
                  isBare
                  value={stack}
                  placeholder={amount(setup.stack)}
                  onEmpty={() => tap({ type: 'stackSeat', seat, stack: null })}
                  onChange={(chips) => tap({ type: 'stackSeat', seat, stack: chips })}
                />
                <span />
              </div>
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
