/** Somebody wants to sit down: said to the host over the table, so that he need not look for it. */

import { useTable } from '../table/context.js';
import { hostText } from '../text/en-host.js';
import { Requests } from './Requests.js';
import styles from './RequestToast.module.css';

export function RequestToast() {
  const { view } = useTable();
  if (view.requests.length === 0 || !view.you.rights.includes('host')) return null;
  return (
    <aside className={styles.toast} aria-label={hostText.requests.label}>
      <Requests />
    </aside>
  );
}
