/** All taps of this hand, the last one first; a tap on one goes back to it. */

import { amount, clockTime, words } from '@sidepot/i18n/page';
import { type Dealer, useDealer } from '../evening/context.js';
import { type DealerEntry, type DealerTap, deedOf, tapsOfHand } from '../model/index.js';
import styles from './TapList.module.css';

export function TapList() {
  const { session, tap, nameOf } = useDealer();
  const taps = tapsOfHand(session);
  const told = words.dealer.history.taps;
  const back = (times: number): void => {
    for (let i = 0; i < times; i++) tap({ type: 'undo' });
  };
  return (
    <ol className={styles.list} aria-label={told.title}>
      {taps.length === 0 && <li>{told.none}</li>}
      {[...taps].reverse().map((entry, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tap is its number
        <li key={taps.length - i} className={styles.tap}>
          <span className={styles.number}>{taps.length - i}</span>
          <span className={styles.what}>{entryWords(entry, nameOf)}</span>
          <span className={styles.at}>{clockTime(entry.at)}</span>
          {i > 0 && (
            <button
              type="button"
              className={styles.back}
              aria-label={told.back(i)}
              onClick={() => back(i)}
            >
              {words.dealer.bar.undo}
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}

/** With whose action it was; what they bet stands behind it. */
function entryWords(entry: DealerEntry, nameOf: Dealer['nameOf']): string {
  const deed = deedOf(entry);
  const said = tapWords(entry.tap, nameOf);
  if (deed === null) return said;
  const bet = deed.to > 0 && entry.tap.type !== 'fold' ? ` · ${amount(deed.to)}` : '';
  return `${nameOf(deed.seat)} · ${said}${bet}`;
}

function keyWord(key: string): string {
  const { back, thousand } = words.dealer.pad;
  if (key === 'back') return back;
  return key === 'K' ? thousand : key;
}

function tapWords(tap: DealerTap, nameOf: Dealer['nameOf']): string {
  const told = words.dealer.history.taps;
  switch (tap.type) {
    case 'fold':
    case 'call':
    case 'allIn':
      return told[tap.type];
    case 'raise':
      return told.raise;
    case 'key':
      return told.key(keyWord(tap.key));
    case 'chip':
      return told.chip(tap.value);
    case 'seat':
      return told.seat(nameOf(tap.seat));
    case 'pick':
      return told.pick(nameOf(tap.seat));
    case 'answer':
    case 'street':
    case 'paid':
    case 'nextHand':
      return told[tap.type];
    default: {
      const others: Readonly<Record<string, string>> = told.others;
      const isClock = tap.type.startsWith('clock');
      return isClock ? told.others.clock : (others[tap.type] ?? told.others.more);
    }
  }
}
