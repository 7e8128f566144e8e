/** A statistic as it is always shown: with how often there was a chance at all. */

import { count, decimals, percentTenths } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import styles from './StatShare.module.css';

/** Fewer say little. */
export const FEW_CHANCES = 20;
export const NO_CHANCE = '–';

export interface StatShareProps {
  readonly made: number;
  readonly of: number;
  /** Bets for each call, not a part of all. */
  readonly isRatio?: boolean;
}

export const shareText = (made: number, of: number, isRatio = false): string => {
  if (of > 0) return isRatio ? decimals(made / of, 2) : percentTenths(made / of);
  return isRatio && made > 0 ? '∞' : NO_CHANCE;
};

export function StatShare({ made, of, isRatio = false }: StatShareProps) {
  const isEmpty = of === 0 && !(isRatio && made > 0);
  return (
    <span className={classes(styles.share, of < FEW_CHANCES && styles.few)}>
      <span>{shareText(made, of, isRatio)}</span>
      {!isEmpty && (
        <small className={styles.sample}>
          {count(made)}/{count(of)}
        </small>
      )}
    </span>
  );
}
