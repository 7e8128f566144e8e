/** Who looks on; the host sees them among the people. */

import { words } from '@sidepot/i18n/page';
import { useTable } from '../../session/context.js';
import styles from '../../ui/rows.module.css';

export function WhoWatches() {
  const { view } = useTable();
  const { people } = words.host;
  if (view.spectators.length === 0 || view.you.rights.includes('host')) return null;
  return (
    <section className={styles.part} aria-label={people.spectators}>
      <h3 className={styles.title}>{people.spectators}</h3>
      <ul className={styles.rows}>
        {view.spectators.map(({ player, name }) => (
          <li key={player} className={styles.row}>
            <div className={styles.what}>
              {name}
              {player === view.you.player && <span className={styles.note}>{people.you}</span>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
