/** Amounts won or lost, and big blinds per hundred hands with what chance does to them. */

import type { ReportRow } from '@sidepot/engine/stats';
import { decimals } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import { signLook } from '../ui/parts/sign-look.js';
import { NO_CHANCE } from './StatShare.js';
import share from './StatShare.module.css';
import { hasGoodSense, hasSense } from './sense.js';
import styles from './Won.module.css';

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
    <span className={classes(styles.won, signLook(whole))}>
      {whole > 0 && '+'}
      {withMinus(whole, write)}
    </span>
  );
}

/** A tenth of a big blind, with its sign; what is rounded to nothing has none. */
export function tenthsText(value: number): string {
  const rounded = Math.round(value * 10) / 10 || 0;
  return `${rounded > 0 ? '+' : ''}${decimals(rounded, 1).replace('-', '−')}`;
}

const aboutText = (margin: number | null): string =>
  margin === null ? '' : `± ${decimals(margin, 1)}`;

/** The same as one text. */
export function bbText({ bb100, settled }: Pick<ReportRow, 'bb100' | 'settled'>): string {
  if (bb100 === null || !hasSense(settled)) return NO_CHANCE;
  return `${tenthsText(bb100.value)} ${aboutText(bb100.margin)}`.trim();
}

export interface PerHundredProps {
  readonly value: number | null;
  readonly margin: number | null;
  readonly hands: number;
}

export function PerHundred({ value, margin, hands }: PerHundredProps) {
  if (value === null || !hasSense(hands)) return <span className={share.few}>{NO_CHANCE}</span>;
  return (
    <span className={classes(share.share, hasGoodSense(hands) ? signLook(value) : share.few)}>
      <span className={styles.won}>{tenthsText(value)}</span>
      <small className={share.sample}>{aboutText(margin)}</small>
    </span>
  );
}
