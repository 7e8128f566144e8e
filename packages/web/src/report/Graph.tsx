/** The winnings from hand to hand, as lines and as a table. */

import { words } from '@sidepot/i18n/page';
import type { SessionReport } from '@sidepot/protocol';
import { useId, useState } from 'react';
import styles from './Graph.module.css';
import { Scroll } from './Scroll.js';

type Points = SessionReport['players'][number]['graph'];

const WIDTH = 600;
const HEIGHT = 220;
const EDGE = 8;

const LINES = ['net', 'adjusted', 'showdown', 'nonShowdown'] as const;

const valuesOf = ([, net, adjusted, showdown]: Points[number]): readonly number[] => [
  ...[net, adjusted, showdown, net - showdown],
];

export function Graph({ points }: { readonly points: Points }) {
  const told = words.report;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rows = points.map(valuesOf);
  const [low, high] = [Math.min(0, ...rows.flat()), Math.max(0, ...rows.flat())];
  const y = (value: number): number =>
    EDGE + ((high - value) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const x = (i: number): number => (i / points.length) * WIDTH;
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.graph}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={told.graph}
        aria-describedby={id}
      >
        <line className={styles.zero} x1={0} x2={WIDTH} y1={y(0)} y2={y(0)} />
        {LINES.map((name, line) => (
          <polyline
            key={name}
            className={styles[name]}
            points={[0, ...rows.map((row) => row[line] ?? 0)]
              .map((value, i) => `${x(i).toFixed(1)},${y(value).toFixed(1)}`)
              .join(' ')}
          />
        ))}
      </svg>
      <div className={styles.scale} aria-hidden="true">
        <span>{words.host.ledger.signed(high)}</span>
        <span>{words.host.ledger.signed(low)}</span>
      </div>
      <ul className={styles.legend}>
        {LINES.map((name) => (
          <li key={name} className={styles[`${name}Sign`]}>
            {told[name]}
          </li>
        ))}
      </ul>
      <details
        id={id}
        className={styles.details}
        onToggle={({ currentTarget: { open } }) => setOpen(open)}
      >
        <summary>{told.asTable}</summary>
        {isOpen && <PointTable points={points} />}
      </details>
    </figure>
  );
}

/** Drawn when it is opened: it may have many rows. */
function PointTable({ points }: { readonly points: Points }) {
  const told = words.report;
  return (
    <Scroll label={told.asTable}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['hand', ...LINES] as const).map((name) => (
              <th key={name} scope="col">
                {told[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point[0]}>
              <th scope="row">{point[0]}</th>
              {valuesOf(point).map((value, line) => (
                <td key={LINES[line]}>{words.host.ledger.signed(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
