/** Amounts won or lost, and big blinds per hundred hands with what chance does to them. */

import { count, decimals } from '@sidepot/i18n/page';
import { classes } from '../../ui/classes.js';
import { NO_CHANCE } from './StatShare.js';
import share from './StatShare.module.css';
import styles from './Won.module.css';

const sideOf = (value: number): string | undefined =>
  value > 0 ? styles.up : value < 0 ? styles.down : undefined;

export function Won({
  chips,
  write,
}: {
  readonly chips: number;
  readonly write: (chips: number) => string;
}) {
  const whole = Math.round(chips);
  return (
    <span className={classes(styles.won, sideOf(whole))}>
      {whole > 0 && '+'}
      {write(whole)}
    </span>
  );
}

export interface PerHundredProps {
  readonly value: number | null;
  readonly margin: number | null;
  readonly hands: number;
}

/** Below a hundred hands chance is all there is to see, below a thousand most of it. */
const [ANY_SENSE, GOOD_SENSE] = [100, 1000];

export function PerHundred({ value, margin, hands }: PerHundredProps) {
  if (value === null) return NO_CHANCE;
  return (
    <span className={classes(share.share, hands < GOOD_SENSE ? share.few : sideOf(value))}>
      <span className={styles.won}>
        {value > 0 && '+'}
        {decimals(value, 1).replace('-', '−')}
      </span>
      <small className={share.sample}>
        {margin !== null && hands >= ANY_SENSE ? `± ${decimals(margin, 1)}` : `/${count(hands)}`}
      </small>
    </span>
  );
}
