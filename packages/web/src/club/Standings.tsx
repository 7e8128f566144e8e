/** Who stands where (R279, R280). */

import { count, decimals, words } from '@sidepot/i18n/page';
import { Panel } from '../ui/parts/Panel.js';
import { Scroll } from '../ui/parts/Scroll.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import { type ClubPart, memberName } from './use-club.js';

/** Hundredths are written where anybody has some. */
export const pointsText = (points: number, all: readonly number[]): string =>
  decimals(points / 100, all.every((one) => one % 100 === 0) ? 0 : 2);

export function Standings({ club }: ClubPart) {
  const { standings, scoring, members } = club;
  const told = words.club.standings;
  const all = standings.map(({ total }) => total);
  const you = members.find(({ isYou }) => isYou)?.id;
  return (
    <Panel title={told.title}>
      {standings.length === 0 ? (
        <p className={rows.note}>{told.none}</p>
      ) : (
        <Scroll label={told.title}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col" className={styles.narrow}>
                  {told.rank}
                </th>
                <th scope="col" className={styles.name}>
                  {words.host.ledger.player}
                </th>
                <th scope="col">{told.points}</th>
                <th scope="col">{told.counted}</th>
                <th scope="col">{told.wins}</th>
              </tr>
            </thead>
            <tbody>
              {standings.map(({ rank, member, total, counted, played, wins }) => (
                <tr key={member}>
                  <td className={styles.narrow}>{count(rank)}</td>
                  <th scope="row" className={styles.name}>
                    {memberName(club, member)}
                    {member === you && <span className={styles.mark}> {words.club.you}</span>}
                  </th>
                  <td className={styles.strong}>{pointsText(total, all)}</td>
                  <td>{told.of(counted, played)}</td>
                  <td>{count(wins)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {scoring.best !== null && standings.length > 0 && (
        <p className={rows.note}>{told.best(scoring.best)}</p>
      )}
    </Panel>
  );
}
