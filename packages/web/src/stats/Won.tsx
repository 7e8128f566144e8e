/** Amounts won or lost, and big blinds per hundred hands with what chance does to them. */

import type { ReportRow } from '@sidepot/engine/stats';
import { count, decimals } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import { NO_CHANCE } from './StatShare.js';
import share from './StatShare.module.css';
import styles from './Won.module.css';

const sideOf = (value: number): string | undefined =>
  value > 0 ? styles.up : value < 0 ? styles.down : undefined;

/** With the sign that is as wide as a plus. */
export const withMinus = (chips: number, write: (chips: number) => string): string =>
  chips < 0 ? `−${write(-chips)}` : write(chips);

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
      {withMinus(whole, write)}
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

/** The same as one text. */
export function bbText({ bb100, settled }: Pick<ReportRow, 'bb100' | 'settled'>): string {
  if (bb100 === null || settled < ANY_SENSE) return NO_CHANCE;
  const { value, margin } = bb100;
  const sign = value > 0 ? '+' : '';
  const about = margin === null ? '' : ` ± ${decimals(margin, 1)}`;
  return `${sign}${decimals(value, 1).replace('-', '−')}${about}`;
}

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
