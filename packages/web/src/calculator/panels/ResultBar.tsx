/**
 * On a phone the answer is below the form: this line keeps it in sight, and leads to it. While
 * something typed makes no sense there is no answer to show: it says so, and leads to the field.
 */

import { amount, potTitle, words } from '@sidepot/i18n/page';
import type { MouseEvent } from 'react';
import { Swatch } from '../../towers/Swatch.js';
import { useCalculator } from './context.js';
import styles from './ResultBar.module.css';

export function ResultBar() {
  const { answer, isOld, errors } = useCalculator();
  if (isOld) {
    return (
      <button
        type="button"
        className={styles.bar}
        data-bar="old"
        onClick={showWrong}
        onMouseDown={stay}
      >
        <span className={styles.old}>
          {words.calculator.result.notCurrent(Object.keys(errors).length)}
        </span>
        <span className="visually-hidden">{words.calculator.result.toField}</span>
        <span aria-hidden="true">↑</span>
      </button>
    );
  }
  if (answer === null || answer.total === 0) return null;
  const { pots, refund } = answer;
  const show = (): void => {
    // Who looks at the result needs no keys.
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement) activeElement.blur();
    document.getElementById('result')?.scrollIntoView();
  };
  return (
    <button type="button" className={styles.bar} data-bar="now" onClick={show} onMouseDown={stay}>
      <span className={styles.parts}>
        <span className="visually-hidden">{words.calculator.result.jump}</span>
        {pots.map((pot) => (
          <span key={pot.index} className={styles.part}>
            <Swatch pot={pot.index} />
            <span className="visually-hidden">{potTitle(pot.index, pots.length)}</span>
            <b>{amount(pot.amount)}</b>
          </span>
        ))}
        {refund !== null && (
          <span className={styles.part}>
            {words.why.towers.legend.returned} <b>{amount(refund.amount)}</b>
          </span>
        )}
      </span>
      <span aria-hidden="true">↓</span>
    </button>
  );
}

/** The keys under it stay open while it is pressed, so that it is not moved away. */
const stay = (event: MouseEvent): void => event.preventDefault();

function showWrong(): void {
  const field = document.querySelector<HTMLElement>('[aria-invalid="true"]');
  const place = field ?? document.getElementById('players-problem');
  place?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
