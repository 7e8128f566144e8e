/** The fewest payments for the nights that are not settled (R282). */

import { amount, words } from '@sidepot/i18n/page';
import { useAsking } from '../session/use-asking.js';
import { Icon } from '../ui/Icon.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import { type ClubPart, memberName } from './use-club.js';

export function ClubSettlement({ club, change }: ClubPart) {
  const asking = useAsking();
  const told = words.club.settlement;
  const { settlement, pays, settled, house } = words.host.ledger;
  const who = (member: string | null): string =>
    member === null ? house : memberName(club, member);
  const open = club.nights.filter((night) => night.status === 'over' && !night.settled);
  const settle = (): void =>
    void asking.run(() =>
      change({ type: 'settle', nights: open.map(({ id }) => id), settled: true }),
    );
  return (
    <section className={styles.card} aria-labelledby="club-settlement">
      <h2 id="club-settlement" className={styles.cardTitle}>
        {settlement}
      </h2>
      {club.settlement.length === 0 ? (
        <p>{settled}</p>
      ) : (
        <ul className={rows.rows}>
          {club.settlement.map(({ from, to, amount: chips }) => (
            <li
              key={`${from}-${to}`}
              className={rows.row}
              aria-label={pays(who(from), who(to), chips)}
            >
              <span className={styles.pays}>
                <b>{who(from)}</b>
                <span className={styles.arrow}>
                  <Icon name="back" />
                </span>
                <b>{who(to)}</b>
              </span>
              <b className={rows.amount}>{amount(chips)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>{told.note}</p>
      {club.isHost && open.length > 0 && (
        <Question
          ask={told.all}
          question={told.allQuestion(open.length)}
          yes={told.all}
          no={told.keep}
          isBusy={asking.isBusy}
          onYes={settle}
        />
      )}
      <Refusal text={asking.refusal} />
    </section>
  );
}
