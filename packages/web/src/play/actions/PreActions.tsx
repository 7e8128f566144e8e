/** Decisions before my turn. Each is for the price that stands there. */

import { words } from '@sidepot/i18n/page';
import styles from './PreActions.module.css';
import type { PreActionKind } from './pre-action.js';
import type { PreActionControl } from './use-pre-action.js';

export function PreActions({ control }: { readonly control: PreActionControl }) {
  const { chosen, price, toggle } = control;
  if (price === null) return null;
  const labels: Readonly<Record<PreActionKind, string>> = {
    checkFold: price === 0 ? words.table.actions.checkFold : words.table.actions.fold,
    checkCall: words.table.actions.checkCall(price),
  };
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{words.table.actions.ahead}</legend>
      {(['checkFold', 'checkCall'] as const).map((kind) => (
        <label key={kind} className={styles.choice}>
          <input type="checkbox" checked={chosen === kind} onChange={() => toggle(kind)} />
          {labels[kind]}
        </label>
      ))}
    </fieldset>
  );
}
