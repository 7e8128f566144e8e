/** What closed rounds left: one number, or one for each pot. */

import { amount, words } from '@sidepot/i18n/page';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import type { SettleDraft } from '../model/index.js';
import styles from './MiddlePots.module.css';

export function MiddlePots({ draft }: { readonly draft: SettleDraft }) {
  const { view, tap, nameOf } = useDealer();
  const { focus, middle } = draft;
  const told = words.dealer.settle;
  const isOn = (pot: number): boolean => focus?.field === 'middle' && focus.pot === pot;
  const seat = focus !== null && focus.field !== 'middle' ? focus.seat : null;
  const behind = draft.seats.find((one) => one.seat === seat)?.behind ?? null;
  const isBehind = focus?.field === 'behind';
  return (
    <div className={styles.row}>
      {middle.map(({ amount: chips }, pot) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a pot is its number
          key={pot}
          type="button"
          className={classes(styles.field, isOn(pot) && styles.focus)}
          aria-pressed={isOn(pot)}
          onClick={() => tap({ type: 'settleFocus', at: { field: 'middle', pot } })}
        >
          {told.middlePot(pot)}
          <strong>{amount((isOn(pot) ? view.typed : null) ?? chips)}</strong>
        </button>
      ))}
      {seat === null ? (
        <button type="button" className={styles.field} onClick={() => tap({ type: 'settlePot' })}>
          {told.addPot}
        </button>
      ) : (
        <button
          type="button"
          className={classes(styles.field, isBehind && styles.focus)}
          aria-pressed={isBehind}
          aria-label={`${nameOf(seat)}: ${told.behind}`}
          onClick={() => tap({ type: 'settleFocus', at: { field: 'behind', seat } })}
        >
          {told.behind}
          {(isBehind || behind !== null) && (
            <strong>{amount((isBehind ? view.typed : null) ?? behind ?? 0)}</strong>
          )}
        </button>
      )}
    </div>
  );
}
