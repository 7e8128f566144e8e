/** A graph with its legend and its table: each line can be left out, each point opens its hand. */

import { words } from '@sidepot/i18n/page';
import { type ReactNode, useState } from 'react';
import { classes } from '../ui/classes.js';
import { GraphTable } from './GraphTable.js';
import styles from './LineGraph.module.css';
import { lookOf, Plot } from './Plot.js';
import { StatBox } from './StatBox.js';
import type { GraphLine, GraphPoint } from './scale.js';

export interface LineGraphProps<P extends GraphPoint> {
  readonly title: string;
  /** What it can be switched to. */
  readonly tools?: ReactNode;
  /** What the picture is of, for who does not see it. */
  readonly label: string;
  readonly points: readonly P[];
  readonly lines: readonly GraphLine<P>[];
  /** Above the first column of the table. */
  readonly head: string;
  readonly write: (value: number) => string;
  /** What one of the values is worth. */
  readonly worth?: number;
  /** Of a point that is pointed at; null: of all. */
  readonly say: (point: P | null) => string;
  readonly onHand: (number: number) => void;
}

export function LineGraph<P extends GraphPoint>(props: LineGraphProps<P>) {
  const { title, tools, label, points, lines, head, write, worth = 1, say, onHand } = props;
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [at, setAt] = useState<number | null>(null);
  const pointed = at === null ? undefined : points[at];
  const told = pointed ?? points.at(-1);
  const turn = (key: string): void => {
    const others = [...hidden].filter((one) => one !== key);
    setHidden(new Set(hidden.has(key) ? others : [...others, key]));
  };
  if (told === undefined || points.length < 2) {
    return (
      <StatBox title={title} tools={tools}>
        <p className={styles.none}>{words.statistics.graph.none}</p>
      </StatBox>
    );
  }
  return (
    <StatBox title={title} tools={tools}>
      <ul className={styles.legend}>
        {lines.map((line, i) => (
          <li key={line.key}>
            <button
              type="button"
              className={classes(styles.entry, lookOf(i))}
              aria-pressed={!hidden.has(line.key)}
              onClick={() => turn(line.key)}
            >
              <svg className={styles.sample} viewBox="0 0 24 6" aria-hidden="true">
                <path className={styles.line} d="M0 3h24" />
              </svg>
              {line.label} <b>{write(line.valueAt(told))}</b>
            </button>
          </li>
        ))}
      </ul>
      <Plot {...{ label, points, lines, hidden, worth, at, onHand }} onPoint={setAt} />
      <p className={styles.under}>{say(pointed ?? null)}</p>
      <GraphTable {...{ points, lines, head, write }} />
    </StatBox>
  );
}
