/** Files come from the server as downloads. */

import { words } from '@sidepot/i18n/page';
import styles from './ExportLinks.module.css';
import { HAND_FORMAT_NAMES } from './formats.js';

export interface ExportLinksProps {
  readonly table: string;
  /** Null: all hands. */
  readonly hand: number | null;
}

export function ExportLinks({ table, hand }: ExportLinksProps) {
  const title = hand === null ? words.hands.export : words.hands.exportOne;
  const path = hand === null ? 'archive' : `hands/${hand}`;
  return (
    <section className={styles.export} aria-label={title}>
      <span className={styles.title}>{title}</span>
      {HAND_FORMAT_NAMES.map((format) => (
        <a
          key={format}
          className={styles.link}
          href={`/api/tables/${table}/${path}?format=${format}`}
          title={words.hands.formats[format]}
          download
        >
          {words.hands.formatsShort[format]}
        </a>
      ))}
    </section>
  );
}
