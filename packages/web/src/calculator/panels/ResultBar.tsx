/** On a phone the answer is below the form: this line keeps it in sight, and leads to it. */

import { shortAmount } from '../../i18n/tools/numbers.js';
import { words } from '../../i18n/words.js';
import { Swatch } from '../../towers/Swatch.js';
import { useCalculator } from './context.js';
import styles from './ResultBar.module.css';

/** More pots than this are one sum. */
const MOST = 3;

export function ResultBar() {
  const { answer } = useCalculator();
  if (answer === null || answer.total === 0) return null;
  const { pots, refund } = answer;
  const inPots = pots.reduce((sum, pot) => sum + pot.amount, 0);
  const show = (): void => document.getElementById('result')?.scrollIntoView();
  return (
    <button type="button" className={styles.bar} onClick={show}>
      <span className={styles.parts}>
        <span className="visually-hidden">{words.calculator.result.jump}</span>
        {pots.length > MOST ? (
          <span className={styles.part}>
            {words.calculator.result.pots(pots.length)} <b>{shortAmount(inPots)}</b>
          </span>
        ) : (
          pots.map((pot) => (
            <span key={pot.index} className={styles.part}>
              <Swatch pot={pot.index} />
              <b>{shortAmount(pot.amount)}</b>
            </span>
          ))
        )}
        {refund !== null && (
          <span className={styles.part}>
            {words.why.towers.legend.returned} <b>{shortAmount(refund.amount)}</b>
          </span>
        )}
      </span>
      <span aria-hidden="true">↓</span>
    </button>
  );
}
