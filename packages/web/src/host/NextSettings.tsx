/** What is going to change when this hand is over. */

import { words } from '@sidepot/i18n/page';
import { replacedBy } from '@sidepot/protocol/words';
import { useTable } from '../session/context.js';
import { changeLines } from '../settings/tell.js';
import styles from '../ui/rows.module.css';

export function NextSettings() {
  const { settings, nextSettings } = useTable().view;
  if (nextSettings === null) return null;
  const lines = changeLines(replacedBy(settings, nextSettings), nextSettings);
  if (lines.length === 0) return null;
  return (
    <section className={styles.coming} aria-label={words.host.settings.coming}>
      <p>{words.host.settings.coming}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
