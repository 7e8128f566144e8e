/** Who paid and won what, over the nights that are shown (R281). */

import { amount, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import { Panel } from '../ui/parts/Panel.js';
import { Scroll } from '../ui/parts/Scroll.js';
import { signLook } from '../ui/parts/sign-look.js';
import rows from '../ui/rows.module.css';
import styles from './Club.module.css';
import { type ClubPart, memberName } from './use-club.js';

export function ClubLedger({ club }: ClubPart) {
  const { ledger, house } = club;
  const told = words.host.ledger;
  const { open, note } = words.club.ledger;
  const hasCorrections = ledger.some(({ adjusted }) => adjusted !== 0);
  return (
    <Panel title={told.title}>
      <Scroll label={told.title}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.name}>
                {told.player}
              </th>
              <th scope="col">{told.buyIns}</th>
              <th scope="col">{told.cashOuts}</th>
              {hasCorrections && <th scope="col">{told.adjusted}</th>}
              <th scope="col">{told.net}</th>
              <th scope="col">{open}</th>
            </tr>
          </thead>
          <tbody>
            {ledger.map((line) => (
              <tr key={line.member}>
                <th scope="row" className={styles.name}>
                  {memberName(club, line.member)}
                </th>
                <td>{amount(line.paid)}</td>
                <td>{amount(line.won)}</td>
                {hasCorrections && <td>{told.signed(line.adjusted)}</td>}
                <td className={classes(styles.strong, signLook(line.net))}>
                  {told.signed(line.net)}
                </td>
                <td>{told.signed(line.open)}</td>
              </tr>
            ))}
            {(house.net !== 0 || house.open !== 0) && (
              <tr>
                <th scope="row" className={styles.name}>
                  {told.house}
                </th>
                <td />
                <td />
                {hasCorrections && <td />}
                <td className={styles.strong}>{told.signed(house.net)}</td>
                <td>{told.signed(house.open)}</td>
              </tr>
            )}
          </tbody>
        </table>
      </Scroll>
      <p className={rows.note}>{note}</p>
    </Panel>
  );
}
