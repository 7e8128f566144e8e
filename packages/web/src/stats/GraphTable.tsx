/** The graph for who cannot see it, or wants its numbers. */

import { count, words } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Scroll } from '../ui/parts/Scroll.js';
import styles from './GraphTable.module.css';
import { type GraphLine, type GraphPoint, thinned } from './scale.js';

export interface GraphTableProps<P extends GraphPoint> {
  readonly points: readonly P[];
  readonly lines: readonly GraphLine<P>[];
  /** Above the first column. */
  readonly head: string;
  readonly write: (value: number) => string;
}

const ROWS = 21;

/** Its rows are made when it is opened. */
export function GraphTable<P extends GraphPoint>(props: GraphTableProps<P>) {
  const { points, lines, head, write } = props;
  const { graph } = words.statistics;
  const [isOpen, setOpen] = useState(false);
  // Paper cannot be clicked.
  useEffect(() => {
    const open = (): void => flushSync(() => setOpen(true));
    window.addEventListener('beforeprint', open);
    return () => window.removeEventListener('beforeprint', open);
  }, []);
  return (
    <details open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
      <summary className={styles.summary}>{graph.table}</summary>
      {isOpen && (
        <Scroll label={graph.table} isShort>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{head}</th>
                {lines.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {thinned(points.slice(1), ROWS).map((point) => (
                <tr key={point.at}>
                  <th scope="row">{count(point.at)}</th>
                  {lines.map(({ key, valueAt }) => (
                    <td key={key}>{write(valueAt(point))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </details>
  );
}
