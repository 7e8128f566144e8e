/** Every pot with its name and amount. Hover or focus lights who can win it. */

import { amount, potShort, type SeatNames, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import type { PotView } from './model/pots.js';
import type { FeltView } from './model/view.js';
import styles from './Pots.module.css';

/** More than this are drawn closer. */
const MANY = 3;

export interface PotsProps {
  readonly view: Pick<FeltView, 'total' | 'isOver'>;
  readonly pots: readonly PotView[];
  readonly litPot: number | null;
  readonly names: SeatNames;
  readonly onLight: (pot: number | null) => void;
  /** Of a pot that is awarded. Left out: nobody can ask. */
  readonly onWhy: ((pot: number) => void) | undefined;
}

export function Pots({ view, pots, litPot, names, onLight, onWhy }: PotsProps) {
  const collected = pots.reduce((sum, { amount }) => sum + amount, 0);
  const { total = collected, isOver = false } = view;
  const showsTotal = pots.length > 1 || (!isOver && total !== collected);
  const canAsk = ({ winners }: PotView): boolean => winners !== null && onWhy !== undefined;
  return (
    <div className={styles.pots} data-pots="">
      {showsTotal && (
        <p
          className={classes(
            styles.total,
            isOver && styles.gone,
            pots.length > MANY && styles.high,
          )}
        >
          {words.table.pots.total} <b>{amount(total)}</b>
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
              onClick={canAsk(pot) ? () => onWhy?.(pot.index) : undefined}
            >
              <span
                className={styles.name}
                data-short={pots.length > 1 ? potShort(pot.index) : undefined}
              >
                {pot.name}
              </span>
              <b>{amount(pot.amount)}</b>
              {pot.isMine && pots.length > 1 && pot.winners === null && (
                <span className={styles.star} role="img" aria-label={words.table.pots.mine} />
              )}
              {canAsk(pot) && <span className={styles.why}>{words.table.pots.why}</span>}
            </button>
            <span id={`pot-about-${pot.index}`} className="visually-hidden">
              {pot.winners === null
                ? words.table.pots.contenders(pot.seats.map(names.seat))
                : words.table.pots.winners(pot.winners.map(names.seat))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
