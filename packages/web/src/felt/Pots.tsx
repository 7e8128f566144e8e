/** Every pot with its name and amount. Hover or focus lights who can win it. */

import type { TableView } from '@sidepot/protocol';
import { lazy, Suspense, useState } from 'react';
import { classes } from '../design/classes.js';
import { amount } from '../i18n/numbers.js';
import { words } from '../i18n/words.js';
import { namesOf } from '../log/lines.js';
import { useTable } from '../table/context.js';
import styles from './Pots.module.css';
import type { PotView } from './pots.js';

const WhyDialog = lazy(() =>
  import('../show/WhyDialog.js').then(({ WhyDialog: dialog }) => ({ default: dialog })),
);

/** More than this are drawn closer. */
const MANY = 3;

export interface PotsProps {
  readonly pots: readonly PotView[];
  readonly litPot: number | null;
  readonly onLight: (pot: number | null) => void;
}

export function Pots({ pots, litPot, onLight }: PotsProps) {
  const { view } = useTable();
  // The table as it was when somebody asked: the next hand may begin while they read.
  const [asked, setAsked] = useState<{ readonly view: TableView; readonly pot: number } | null>(
    null,
  );
  const hand = view.hand?.view;
  if (hand === undefined) return null;
  const names = namesOf(view);
  const collected = pots.reduce((sum, { amount }) => sum + amount, 0);
  const showsTotal = pots.length > 1 || (!hand.over && hand.totalPot !== collected);
  return (
    <div className={styles.pots} data-pots="">
      {showsTotal && (
        <p
          className={classes(
            styles.total,
            hand.over && styles.gone,
            pots.length > MANY && styles.high,
          )}
        >
          {words.table.pots.total} <b>{amount(hand.totalPot)}</b>
        </p>
      )}
      <ul
        className={classes(styles.list, pots.length > MANY && styles.many)}
        aria-label={words.table.pots.list}
      >
        {pots.map((pot) => (
          <li key={pot.index}>
            <button
              type="button"
              className={classes(
                styles.pot,
                pot.isMine && styles.mine,
                litPot === pot.index && styles.lit,
                pot.winners !== null && litPot !== pot.index && styles.paid,
                litPot !== null && litPot !== pot.index && styles.dim,
              )}
              data-pot={pot.index}
              aria-describedby={`pot-about-${pot.index}`}
              onPointerEnter={() => onLight(pot.index)}
              onPointerLeave={() => onLight(null)}
              onFocus={() => onLight(pot.index)}
              onBlur={() => onLight(null)}
              onClick={pot.winners === null ? undefined : () => setAsked({ view, pot: pot.index })}
            >
              <span className={styles.name}>{pot.name}</span>
              <b>{amount(pot.amount)}</b>
              {pot.isMine && pots.length > 1 && pot.winners === null && (
                <span className={styles.star} role="img" aria-label={words.table.pots.mine}>
                  ★
                </span>
              )}
              {pot.winners !== null && <span className={styles.why}>{words.why.ask}</span>}
            </button>
            <span id={`pot-about-${pot.index}`} className="visually-hidden">
              {pot.winners === null
                ? words.table.pots.contenders(pot.seats.map(names.seat))
                : words.table.pots.winners(pot.winners.map(names.seat))}
            </span>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <Suspense>
          <WhyDialog {...asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}
