/** The felt of a shared table. */

import { words } from '@sidepot/i18n/page';
import type { SharedTable } from '@sidepot/protocol';
import { useMemo } from 'react';
import { Felt } from '../../felt/Felt.js';
import { feltOfShared, untypedStreet } from './felt-of-shared.js';
import styles from './WatchFelt.module.css';

export interface WatchFeltProps {
  readonly table: SharedTable;
  /** Hole cards, if the dealer shows them. */
  readonly hasCards: boolean;
}

export function WatchFelt({ table, hasCards }: WatchFeltProps) {
  const view = useMemo(() => feltOfShared(table, hasCards), [table, hasCards]);
  const said = messageOf(table);
  return (
    <div className={styles.stage}>
      <div className={styles.scaled}>
        <Felt view={view} message={said === null ? null : <p className={styles.said}>{said}</p>} />
      </div>
    </div>
  );
}

function messageOf(table: SharedTable): string | null {
  const { streets, otherStreet } = words.dealer.hand;
  if (table.hand === null) return words.dealer.share.watch.waiting;
  const street = untypedStreet(table);
  return street === null ? null : (streets[street] ?? otherStreet);
}
