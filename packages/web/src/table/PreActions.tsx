/** Decisions before my turn. Each is for the price that stands there. */

import type { PreActionKind } from '../state/pre-action.js';
import { text } from '../text/en.js';
import styles from './PreActions.module.css';
import type { PreActionControl } from './use-pre-action.js';

export function PreActions({ control }: { readonly control: PreActionControl }) {
  const { chosen, price, toggle } = control;
  if (price === null) return null;
  const words: Readonly<Record<PreActionKind, string>> = {
    checkFold: price === 0 ? text.actions.checkFold : text.actions.fold,
    checkCall: text.actions.checkCall(price),
  };
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{text.actions.ahead}</legend>
      {(['checkFold', 'checkCall'] as const).map((kind) => (
        <label key={kind} className={styles.choice}>
          <input type="checkbox" checked={chosen === kind} onChange={() => toggle(kind)} />
          {words[kind]}
        </label>
      ))}
    </fieldset>
  );
}
