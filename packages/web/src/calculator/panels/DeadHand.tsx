/** Of a folded player: is the hand dead, so that nothing of a forced bet goes back (R45)? */

import { amount, words } from '@sidepot/i18n/page';
import { useId } from 'react';
import form from '../../settings/fields.module.css';
import { classes } from '../../ui/classes.js';
import { type PlayerDraft, withPlayer } from '../model/draft.js';
import { useCalculator } from './context.js';
import styles from './DeadHand.module.css';

export interface DeadHandProps {
  readonly player: PlayerDraft;
  readonly name: string;
  /** What is forfeit if no amount is given; null while it cannot be read. */
  readonly all: number | null;
  /** Where it is said what is wrong with the amount. */
  readonly problemId: string;
}

export function DeadHand({ player, name, all, problemId }: DeadHandProps) {
  const { errors, change } = useCalculator();
  const id = useId();
  const { key, killed, forfeit } = player;
  const isWrong = errors[`forfeit.${key}`] !== undefined;
  return (
    <div className={styles.dead}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={killed}
          aria-label={words.calculator.players.of(words.calculator.players.killed, name)}
          onChange={(event) =>
            change((now) => withPlayer(now, key, { killed: event.target.checked, forfeit: '' }))
          }
        />
        <span>{words.calculator.players.killed}</span>
      </label>
      {killed && (
        <div className={styles.amount}>
          <label className={styles.label}>
            <span>{words.calculator.players.forfeit}</span>
            <input
              className={classes(form.input, styles.number)}
              value={forfeit}
              inputMode="numeric"
              placeholder={all === null ? undefined : amount(all)}
              autoComplete="off"
              aria-label={words.calculator.players.of(words.calculator.players.forfeit, name)}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? problemId : `${id}-note`}
              onChange={(event) =>
                change((now) => withPlayer(now, key, { forfeit: event.target.value }))
              }
            />
          </label>
          <span id={`${id}-note`} className={styles.note}>
            {words.calculator.players.forfeitNote}
          </span>
        </div>
      )}
    </div>
  );
}
