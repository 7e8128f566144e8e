/** The nights of a club, newest first; each opens to who was there. */

import { amount, calendarDay, count, words } from '@sidepot/i18n/page';
import type { ClubNight } from '@sidepot/protocol';
import { useId } from 'react';
import { useAsking } from '../session/use-asking.js';
import { PageLink } from '../site/PageLink.js';
import { tablePath } from '../site/routes.js';
import { classes } from '../ui/classes.js';
import { Panel } from '../ui/parts/Panel.js';
import { Scroll } from '../ui/parts/Scroll.js';
import { signLook } from '../ui/parts/sign-look.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import { pointsText } from './Standings.js';
import { type ClubPart, memberName } from './use-club.js';

export function Nights({ club, change }: ClubPart) {
  return (
    <Panel title={words.club.list.title}>
      <ul className={rows.rows}>
        {club.nights.map((night) => (
          <li key={night.id} className={styles.night}>
            <Night club={club} change={change} night={night} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function aboutOf(night: ClubNight): string {
  const told = words.club.list;
  const parts = [calendarDay(night.at, night.kind === 'imported')];
  parts.push(night.scores ? told.tournament : told.cash);
  if (night.kind === 'imported') parts.push(told.imported);
  if (night.status !== 'over') parts.push(told[night.status]);
  else parts.push(told.people(night.people));
  if (night.settled) parts.push(told.settled);
  // A line breaks between them.
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}

function Night({ club, change, night }: ClubPart & { readonly night: ClubNight }) {
  const [winner] = night.rows;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        <span className={rows.what}>
          <span className={styles.nightName}>{night.name}</span>
          <span className={rows.note}>{aboutOf(night)}</span>
        </span>
        {winner !== undefined && (
          <span className={styles.best}>
            {memberName(club, winner.member)}
            <b className={signLook(winner.net)}>{words.host.ledger.signed(winner.net)}</b>
          </span>
        )}
      </summary>
      {night.rows.length > 0 && <Rows club={club} night={night} />}
      <div className={styles.under}>
        {night.kind === 'table' && night.status !== 'gone' && (
          <PageLink to={tablePath(night.id)} className={styles.link}>
            {words.club.list.open}
          </PageLink>
        )}
        {club.isHost && <Change change={change} night={night} />}
      </div>
    </details>
  );
}

function Rows({ club, night }: { readonly club: ClubPart['club']; readonly night: ClubNight }) {
  const told = words.club;
  const { ledger } = words.host;
  const hasCorrections = night.rows.some(({ adjusted }) => adjusted !== 0);
  const all = night.rows.map(({ points }) => points ?? 0);
  return (
    <Scroll label={night.name}>
      <table className={styles.table} aria-label={night.name}>
        <thead>
          <tr>
            {night.scores && (
              <th scope="col" className={styles.narrow}>
                {told.list.place}
              </th>
            )}
            <th scope="col" className={styles.name}>
              {ledger.player}
            </th>
            {night.scores && <th scope="col">{told.standings.points}</th>}
            <th scope="col">{ledger.buyIns}</th>
            <th scope="col">{ledger.cashOuts}</th>
            {hasCorrections && <th scope="col">{ledger.adjusted}</th>}
            <th scope="col">{ledger.net}</th>
          </tr>
        </thead>
        <tbody>
          {night.rows.map((row) => {
            const name = memberName(club, row.member);
            return (
              <tr key={row.member}>
                {night.scores && (
                  <td className={styles.narrow}>{row.place === null ? '–' : count(row.place)}</td>
                )}
                <th scope="row" className={styles.name}>
                  {name}
                  {row.name !== name && (
                    <span className={styles.mark}>
                      {' '}
                      {told.list.asked} {row.name}
                    </span>
                  )}
                </th>
                {night.scores && (
                  <td className={styles.strong}>
                    {row.points === null ? '–' : pointsText(row.points, all)}
                  </td>
                )}
                <td>{amount(row.paid)}</td>
                <td>{amount(row.won)}</td>
                {hasCorrections && <td>{ledger.signed(row.adjusted)}</td>}
                <td className={classes(styles.strong, signLook(row.net))}>
                  {ledger.signed(row.net)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
}

function Change({
  change,
  night,
}: {
  readonly change: ClubPart['change'];
  readonly night: ClubNight;
}) {
  const asking = useAsking();
  const id = useId();
  const told = words.club.list;
  const settle = (settled: boolean): void =>
    void asking.run(() => change({ type: 'settle', nights: [night.id], settled }));
  return (
    <>
      {night.status === 'over' && (
        <label className={styles.check} htmlFor={id}>
          <input
            id={id}
            type="checkbox"
            checked={night.settled}
            disabled={asking.isBusy}
            onChange={({ target }) => settle(target.checked)}
          />
          <span>{told.settle}</span>
        </label>
      )}
      <Question
        ask={told.remove}
        question={told.removeQuestion(night.name)}
        yes={told.removeNow}
        no={told.keep}
        isBusy={asking.isBusy}
        isCompact
        onYes={() => void asking.run(() => change({ type: 'removeNight', night: night.id }))}
      />
      <Refusal text={asking.refusal} />
    </>
  );
}
