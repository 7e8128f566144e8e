/** While the code of a page is on its way: nothing at first, and a quiet word if it takes long. */

import { words } from '@sidepot/i18n/page';
import styles from './Loading.module.css';

export function Loading() {
  return (
    <main className={styles.loading} aria-busy="true">
      <p className={styles.words}>{words.common.connection.loading}</p>
    </main>
  );
}
