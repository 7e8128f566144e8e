/** Amounts below one another: what is there to call, and what comes on top. */

import { amount, exampleName, words } from '@sidepot/i18n/page';
import { classes } from '../ui/classes.js';
import styles from './Bars.module.css';
import type { Bar, BarPicture } from './figures.js';

const WIDTH = 320;
const LABEL = 104;
const TOTAL = 46;
const ROW = 30;
const THICK = 20;

export const barWords = ({ say, name }: Bar): string => {
  const label = words.rules.bars[say];
  return typeof label === 'string' ? label : label(name === undefined ? '' : exampleName(name));
};

export function Bars({ picture }: { readonly picture: BarPicture }) {
  const { bars, legend } = picture;
  const most = Math.max(...bars.map(({ call, top }) => call + top));
  const wide = (chips: number): number => (chips / most) * (WIDTH - LABEL - TOTAL);
  return (
    <div className={styles.bars}>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${WIDTH} ${bars.length * ROW}`}
        role="img"
        aria-label={words.rules.bars.picture(
          bars.map((bar) => words.rules.bars.row(barWords(bar), amount(bar.call + bar.top))),
        )}
      >
        {bars.map((bar, i) => {
          const y = i * ROW + (ROW - THICK) / 2;
          const middle = y + THICK / 2 + 4;
          const call = wide(bar.call);
          const top = wide(bar.top);
          return (
            <g key={`${bar.say} ${bar.call} ${bar.top}`}>
              <text className={styles.label} x="0" y={middle}>
                {barWords(bar)}
              </text>
              <rect className={styles.call} x={LABEL} y={y} width={call} height={THICK} rx="3" />
              <rect
                className={styles.top}
                x={LABEL + call}
                y={y}
                width={top}
                height={THICK}
                rx="3"
              />
              {call > 30 && (
                <text className={styles.inside} x={LABEL + call / 2} y={middle}>
                  {amount(bar.call)}
                </text>
              )}
              {top > 30 && bar.call > 0 && (
                <text
                  className={classes(styles.inside, styles.onTop)}
                  x={LABEL + call + top / 2}
                  y={middle}
                >
                  +{amount(bar.top)}
                </text>
              )}
              <text className={styles.total} x={LABEL + call + top + 6} y={middle}>
                {amount(bar.call + bar.top)}
              </text>
            </g>
          );
        })}
      </svg>
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.callKey}>{words.rules.bars.legend[legend[0]]}</span>
        <span className={styles.topKey}>{words.rules.bars.legend[legend[1]]}</span>
      </p>
    </div>
  );
}
