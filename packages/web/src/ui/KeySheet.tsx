/** What the keys of a page do. */

import { Dialog } from './Dialog.js';
import styles from './KeySheet.module.css';

export interface KeySheetProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Key, and what it does. */
  readonly keys: readonly (readonly [string, string])[];
  readonly onClose: () => void;
}

export function KeySheet({ title, closeLabel, keys, onClose }: KeySheetProps) {
  return (
    <Dialog {...{ title, closeLabel, onClose }}>
      <dl className={styles.keys}>
        {keys.map(([key, meaning]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
