/** A hand: the table, what to say, the pots, and everything else under the thumb. */

import { amount, words } from '@sidepot/i18n/page';
import { useDealer } from '../evening/context.js';
import { Keypad } from '../pad/Keypad.js';
import { DealerPots } from '../table/DealerPots.js';
import { DealerRing } from '../table/DealerRing.js';
import { Says } from '../table/Says.js';
import { ActionRow } from './ActionRow.js';
import styles from './HandScreen.module.css';
import { OutOfTurn } from './OutOfTurn.js';
import { sayTyped } from './typed.js';

export function HandScreen() {
  const { view, tap } = useDealer();
  const { street, total, nextStreet, asked } = view;
  const { hand } = words.dealer;
  const say = sayTyped(view);
  return (
    <main className={styles.screen}>
      <div className={styles.say}>
        <Says />
      </div>
      <div className={styles.table}>
        <DealerRing onSeat={(seat) => tap({ type: 'seat', seat })}>
          <span className={styles.street}>{hand.streets[street] ?? ''}</span>
          <span className={styles.totalName}>{hand.total}</span>
          <strong className={styles.total}>{amount(total)}</strong>
        </DealerRing>
      </div>
      <div className={styles.pots}>
        <DealerPots />
      </div>
      {asked === null ? (
        <>
          <div className={styles.keys}>
            <Keypad onNext={say === null ? undefined : () => tap(say)} />
          </div>
          <div className={styles.actions}>
            {nextStreet === null ? (
              <ActionRow />
            ) : (
              <button type="button" className={styles.deal} onClick={() => tap({ type: 'street' })}>
                {hand.dealt[nextStreet] ?? hand.otherStreet}
                <span className={styles.dealNote}>{hand.dealNote}</span>
              </button>
            )}
          </div>
        </>
      ) : (
        <div className={styles.asked}>
          <OutOfTurn asked={asked} />
        </div>
      )}
    </main>
  );
}
