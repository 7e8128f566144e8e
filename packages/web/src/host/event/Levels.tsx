/** Every level of a tournament: blinds, ante, how long it lasts, and the break after it. */

import { amount, words } from '@sidepot/i18n/page';
import { useTable } from '../../session/context.js';
import styles from './TournamentInfo.module.css';

export function Levels() {
  const { view } = useTable();
  const options = view.settings.poker.tournament;
  const { levels: told } = words.event;
  if (options === null) return null;
  const { levels, clock } = options;
  const current = view.tournament?.clock.level ?? 0;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{told.title}</caption>
      <thead>
        <tr>
          <th scope="col">{told.number}</th>
          <th scope="col">{told.blinds}</th>
          <th scope="col">{told.ante}</th>
          <th scope="col">{told.length}</th>
        </tr>
      </thead>
      <tbody>
        {levels.map(({ smallBlind, bigBlind, ante = 0, duration, breakAfter = 0 }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
          <tr key={i} aria-current={i === current ? 'step' : undefined}>
            <th scope="row">
              {i + 1}
              {i === current && <span className={styles.note}> {told.now}</span>}
            </th>
            <td>{bigBlind === 0 ? told.none : words.table.top.stakes(smallBlind, bigBlind)}</td>
            <td>{ante === 0 ? told.none : amount(ante)}</td>
            <td>
              {i === levels.length - 1
                ? told.last
                : clock === 'time'
                  ? told.minutes(duration)
                  : told.hands(duration)}
              {breakAfter > 0 && <span className={styles.break}>{told.breakFor(breakAfter)}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
