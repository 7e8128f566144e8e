/** The graph for who cannot see it, or wants its numbers. */

import { count, words } from '@sidepot/i18n/page';
import { CURVES, type CurvePoint, thinned } from '../counting/curve.js';
import styles from './GraphTable.module.css';

export interface GraphTableProps {
  readonly points: readonly CurvePoint[];
  readonly write: (value: number) => string;
}

const ROWS = 21;

export function GraphTable({ points, write }: GraphTableProps) {
  const { graph } = words.statistics;
  return (
    <details>
      <summary className={styles.summary}>{graph.table}</summary>
      <section
        className={styles.scroll}
        aria-label={graph.table}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{graph.hands}</th>
              {CURVES.map((name) => (
                <th key={name} scope="col">
                  {graph.curves[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {thinned(points.slice(1), ROWS).map((point) => (
              <tr key={point.at}>
                <th scope="row">{count(point.at)}</th>
                {CURVES.map((name) => (
                  <td key={name}>{write(point[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
