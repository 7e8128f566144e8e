/** Where the record departs from the rulebook; each note leads to its step. */

import { words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import styles from './DeviationNotes.module.css';
import type { Deviation } from './deviations.js';

export interface DeviationNotesProps {
  readonly deviations: readonly Deviation[];
  /** By index of the player. */
  readonly names: readonly string[];
  readonly at: number;
  readonly onChoose: (step: number) => void;
}

export function DeviationNotes({ deviations, names, at, onChoose }: DeviationNotesProps) {
  return (
    <section className={styles.notes} aria-labelledby="notes-title">
      <h3 id="notes-title" className={styles.title} title={words.replayer.notes.about}>
        {words.replayer.notes.title(deviations.length)}
      </h3>
      <ul>
        {deviations.map(({ step, warning }) => {
          const said = words.replayer.notes.warning(warning, names);
          return (
            <li key={`${step} ${said}`}>
              <button
                type="button"
                className={classes(styles.note, step === at && styles.now)}
                aria-current={step === at ? 'step' : undefined}
                onClick={() => onChoose(step)}
              >
                <span className={styles.step}>{words.replayer.notes.step(step + 1)}</span>
                <span>{said}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
