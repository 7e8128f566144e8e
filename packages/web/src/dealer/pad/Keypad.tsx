/** The keypad under the thumb. Its keys never change their places. */

import { amount, words } from '@sidepot/i18n/page';
import { useDealer } from '../evening/context.js';
import type { PadKey } from '../model/index.js';
import { ChipSign } from './ChipSign.js';
import styles from './Keypad.module.css';

/** As on a phone; what is on the right goes with what is on the left. */
const KEYS: readonly (readonly PadKey[])[] = [
  ['1', '2', '3', 'back'],
  ['4', '5', '6', '+'],
  ['7', '8', '9', 'K'],
  ['0', '00', '000'],
];
const MOST_CHIPS = 8;

export interface KeypadProps {
  /** What "Next" does; undefined: nothing now. */
  readonly onNext?: (() => void) | undefined;
}

export function Keypad({ onNext }: KeypadProps) {
  const { session, tap } = useDealer();
  const { pad } = words.dealer;
  const chips = session.setup.chips.slice(-MOST_CHIPS);
  return (
    <fieldset className={styles.pad} aria-label={pad.label}>
      {KEYS.flat().map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          aria-label={key === 'back' ? pad.back : undefined}
          onClick={() => tap({ type: 'key', key })}
        >
          {key === 'back' ? <BackSign /> : key === 'K' ? pad.thousand : key}
        </button>
      ))}
      <button
        type="button"
        className={styles.next}
        aria-disabled={onNext === undefined}
        onClick={() => onNext?.()}
      >
        {pad.next}
      </button>
      <div className={styles.chips} data-count={chips.length}>
        {chips.map(({ colour, value }) => (
          <button
            key={colour}
            type="button"
            className={styles.chip}
            aria-label={pad.chip(pad.colours[colour], amount(value))}
            onClick={() => tap({ type: 'chip', value })}
          >
            <ChipSign colour={colour} />
            <span className={styles.value}>{amount(value)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const BackSign = () => (
  <svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6" />
  </svg>
);
