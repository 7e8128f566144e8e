/** One of a few, each a big target. */

import { classes } from '../../ui/classes.js';
import styles from './SetupScreen.module.css';

export interface ChoicesProps<T extends string | number> {
  readonly label: string;
  readonly choices: readonly T[];
  readonly chosen: T;
  readonly nameOf: (choice: T) => string;
  readonly onChoose: (choice: T) => void;
}

export function Choices<T extends string | number>(props: ChoicesProps<T>) {
  const { label, choices, chosen, nameOf, onChoose } = props;
  return (
    <fieldset className={styles.choices} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes(styles.choice, choice === chosen && styles.chosen)}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
        >
          {nameOf(choice)}
        </button>
      ))}
    </fieldset>
  );
}
