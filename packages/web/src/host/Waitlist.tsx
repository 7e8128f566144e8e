/** Who waits for a seat, in their order, for the host. */

import { clockTime, words } from '@sidepot/i18n/page';
import { useTable } from '../session/context.js';
import styles from '../ui/rows.module.css';

export function Waitlist() {
  const { view } = useTable();
  const { waiting } = words.host;
  if (view.waitlist.length === 0) return null;
  return (
    <section className={styles.part} aria-label={waiting.title}>
      <h3 className={styles.title}>{waiting.title}</h3>
      <ol className={styles.rows}>
        {view.waitlist.map(({ player, name, at, offer }) => (
          <li key={player} className={styles.row}>
            <div className={styles.what}>
              <span>{name}</span>
              <span className={styles.note}>
                {offer === null
                  ? waiting.since(clockTime(at))
                  : waiting.offered(offer.seat, clockTime(offer.until))}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
