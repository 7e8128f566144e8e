/** Who stands where (R279, R280). */

import { count, decimals, words } from '@sidepot/i18n/page';
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
    <section className={styles.card} aria-labelledby="club-standings">
      <h2 id="club-standings" className={styles.cardTitle}>
        {told.title}
      </h2>
      {standings.length === 0 ? (
        <p className={styles.note}>{told.none}</p>
      ) : (
        <div className={styles.scroll}>
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
                <tr key={member} className={member === you ? styles.you : undefined}>
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
        </div>
      )}
      {scoring.best !== null && standings.length > 0 && (
        <p className={styles.note}>{told.best(scoring.best)}</p>
      )}
    </section>
  );
}
