/** What the seat in focus did, and the way to the showdown. */

import { amount, words } from '@sidepot/i18n/page';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import styles from '../hand/ActionRow.module.css';
import type { SettleDraft } from '../model/index.js';

export function SettleRow({ draft }: { readonly draft: SettleDraft }) {
  const { view, tap } = useDealer();
  const { focus, seats } = draft;
  const told = words.dealer.settle;
  const seat = focus !== null && focus.field !== 'middle' ? focus.seat : null;
  const stack = view.seats.find((one) => one.seat === seat)?.stack ?? 0;
  const rivals = seats.filter(({ status, bet }) => status === 'in' && bet !== null).length;
  const isBegun = rivals > 1 || draft.middle.some((pot) => pot.amount > 0);
  return (
    <fieldset className={styles.row} aria-label={words.dealer.hand.actions.label}>
      <button
        type="button"
        className={classes(styles.act, styles.fold)}
        disabled={seat === null}
        onClick={() => tap({ type: 'settleFold' })}
      >
        <span className={styles.name}>{told.fold}</span>
        {view.typed !== null && seat !== null && (
          <span className={styles.note}>{amount(view.typed)}</span>
        )}
      </button>
      <button
        type="button"
        className={styles.act}
        disabled={seat === null}
        onClick={() => tap({ type: 'settleOut' })}
      >
        <span className={styles.name}>{told.out}</span>
      </button>
      <button
        type="button"
        className={classes(styles.act, styles.allIn)}
        disabled={seat === null}
        onClick={() => tap({ type: 'settleAllIn' })}
      >
        <span className={styles.name}>{told.allIn}</span>
        {seat !== null && <span className={styles.note}>{amount(view.typed ?? stack)}</span>}
      </button>
      <button
        type="button"
        className={classes(styles.act, styles.call)}
        disabled={!isBegun}
        onClick={() => tap({ type: 'settleDone' })}
      >
        <span className={styles.name}>{told.done}</span>
      </button>
    </fieldset>
  );
}
