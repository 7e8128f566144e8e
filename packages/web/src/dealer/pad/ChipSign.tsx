/** A chip by its colour. What it is called stands beside it or in its label. */

import type { ChipColour } from '../model/index.js';
import styles from './ChipSign.module.css';

export function ChipSign({ colour }: { readonly colour: ChipColour }) {
  return (
    <svg className={styles.chip} viewBox="0 0 24 24" aria-hidden="true" data-colour={colour}>
      <circle className={styles.body} cx="12" cy="12" r="10.5" />
      <circle className={styles.edge} cx="12" cy="12" r="8.8" />
      <circle className={styles.inlay} cx="12" cy="12" r="5.6" />
    </svg>
  );
}
