/** All about a tournament: what it pays, who stands where, every level. Loaded when it is asked for. */

import { amount } from '../../i18n/tools/numbers.js';
import { words } from '../../i18n/words.js';
import { useTable } from '../../session/context.js';
import { type Standing, standingsOf } from '../../session/standings.js';
import { Dialog } from '../../ui/Dialog.js';
import { TournamentFacts } from './TournamentFacts.js';
import styles from './TournamentInfo.module.css';

export function TournamentDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog shape="side" title={words.event.title} closeLabel={words.event.close} onClose={onClose}>
      <div className={styles.content}>
        <TournamentFacts />
        <Standings />
        <Levels />
      </div>
    </Dialog>
  );
}

function Standings() {
  const { view } = useTable();
  const { standings: told } = words.event;
  const rows = standingsOf(view);
  if (rows.length === 0) return <p className={styles.note}>{told.none}</p>;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{told.title}</caption>
      <thead>
        <tr>
          <th scope="col">{told.player}</th>
          <th scope="col">{told.chips}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.player}>
            <th scope="row">
              {row.name}
              <span className={styles.note}> {aboutOf(row, view.you.player).join(' · ')}</span>
            </th>
            <td>{resultOf(row)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function aboutOf({ player, entries, isSentAway }: Standing, me: string): readonly string[] {
  const { standings: told } = words.event;
  return [
    ...(player === me ? [told.you] : []),
    ...(entries > 1 ? [told.entered(entries)] : []),
    ...(isSentAway ? [told.sentAway] : []),
  ];
}

/** Chips while one plays; then the place, and what it pays. */
function resultOf({ chips, place, prize }: Standing): string {
  const { standings: told, payouts } = words.event;
  if (chips !== null) return amount(chips);
  if (prize > 0) return `${payouts.ordinal(place ?? 0)}, ${told.prize(prize)}`;
  return place === 1 ? payouts.ordinal(1) : told.out(place ?? 0);
}

function Levels() {
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
