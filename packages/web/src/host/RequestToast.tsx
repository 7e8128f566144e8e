/** Somebody wants to sit down or to come in: said to the host over the table, who need not look for it. */

import { words } from '@sidepot/i18n/page';
import { useTable } from '../session/context.js';
import { Entries } from './Entries.js';
import { Requests } from './Requests.js';
import styles from './RequestToast.module.css';

export function RequestToast() {
  const { view } = useTable();
  const isAsked = view.requests.length > 0;
  const isKnocked = view.entries.length > 0;
  const label = isAsked ? words.host.requests.label : words.door.entries.label;
  return (
    <aside className={styles.toast} aria-label={label}>
      {isKnocked && <Entries />}
      {isAsked && <Requests />}
    </aside>
  );
}
