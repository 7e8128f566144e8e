/** All about a tournament: what it pays, who stands where, every level. Loaded when it is asked for. */

import { amount, words } from '@sidepot/i18n/page';
import { useTable } from '../../session/context.js';
import { type Standing, standingsOf } from '../../session/standings.js';
import { Dialog } from '../../ui/Dialog.js';
import { Levels } from './Levels.js';
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
