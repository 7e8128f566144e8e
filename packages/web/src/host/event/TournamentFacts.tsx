/** What a tournament costs and pays, and until when one may enter: said before one sits down, too. */

import { amount, count, words } from '@sidepot/i18n/page';
import { useTable } from '../../session/context.js';
import { isEntryOpen, payoutsOf } from '../../session/standings.js';
import { type Fact, Facts } from '../../ui/Facts.js';
import styles from './TournamentInfo.module.css';

export function TournamentFacts() {
  const { view } = useTable();
  const options = view.settings.poker.tournament;
  const { facts, payouts: told } = words.event;
  if (options === null || view.tournament === null) return null;
  const { entries, pool, prizes, isFinal } = payoutsOf(view);
  const { lateEntryLevel, reEntries, levels, buyIn, fee, startingStack, payouts } = options;
  const { level } = view.tournament.clock;
  const late =
    lateEntryLevel === 0
      ? facts.lateNone
      : isEntryOpen(view)
        ? facts.lateUntil(lateEntryLevel)
        : facts.lateOver;
  const next = levels.findIndex((one, i) => i >= level && (one.breakAfter ?? 0) > 0);
  const pause = levels[next]?.breakAfter;
  const rows: readonly Fact[] = [
    [facts.buyIn, facts.cost(buyIn, fee)],
    [facts.stack, amount(startingStack)],
    [facts.entries, count(entries)],
    [facts.pool, amount(pool)],
    [facts.late, late],
    [facts.reEntries, facts.reEntriesEach(reEntries)],
    [facts.breaks, pause === undefined ? facts.noBreak : facts.breakAfter(next + 1, pause)],
  ];
  const shares = payouts.slice(0, Math.max(1, prizes.length));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return (
    <>
      <Facts rows={rows} />
      {buyIn === 0 ? (
        <p className={styles.note}>{told.free}</p>
      ) : (
        <table className={styles.table}>
          <caption className={styles.caption}>{told.title}</caption>
          <thead>
            <tr>
              <th scope="col">{told.place}</th>
              <th scope="col">{told.share}</th>
              <th scope="col">{told.prize}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map((share, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
              <tr key={i}>
                <th scope="row">{told.ordinal(i + 1)}</th>
                <td>{told.part(share, whole)}</td>
                <td>{amount(prizes[i] ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {buyIn > 0 && <p className={styles.note}>{isFinal ? told.final : told.soFar(entries)}</p>}
    </>
  );
}
