/**
 * The towers as a drawing, tall beside a form or small beside a text that names the pots. What it
 * shows is told in words as well.
 */

import { amount, potTitle, words } from '@sidepot/i18n/page';
import { type ReactNode, useId } from 'react';
import { potColor, Swatch } from './Swatch.js';
import styles from './Towers.module.css';
import {
  type Block,
  type LegendKind,
  legendOf,
  type Tower,
  type TowerModel as TowersData,
} from './towers.js';

interface Shape {
  readonly column: number;
  readonly block: number;
  readonly height: number;
}

/** A few columns are broad, many are narrow. */
const SHAPES = {
  few: { column: 92, block: 74, height: 260 },
  many: { column: 64, block: 56, height: 300 },
  small: { column: 88, block: 64, height: 150 },
} as const satisfies Record<string, Shape>;

/** Of a figure in a block, and the room around all of them. */
const FIGURE = 7.8;
const AROUND = 10;

/** Amounts are written out, whatever they are: the longest says how broad a block must be. */
function roomFor(shape: Shape, columns: readonly Tower[]): Shape {
  const figures = columns.flatMap(({ total, blocks }) => [
    amount(total).length,
    ...blocks.map((block) => amount(block.amount).length + (block.kind === 'returned' ? 2 : 0)),
  ]);
  const needed = Math.ceil(Math.max(0, ...figures) * FIGURE + AROUND);
  const more = Math.max(0, needed - shape.block);
  return { ...shape, column: shape.column + more, block: shape.block + more };
}
const FEW = 5;
/** Room for what is lifted off. */
const LIFT = 16;
const NAMES = 44;
const LINE = 17;

export interface TowersProps {
  readonly towers: TowersData;
  readonly isSmall?: boolean;
}

export function Towers({ towers, isSmall = false }: TowersProps) {
  const id = useId();
  const { columns, cuts, isStretched, potCount } = towers;
  const usual = isSmall ? SHAPES.small : columns.length > FEW ? SHAPES.many : SHAPES.few;
  const shape = roomFor(usual, columns);
  const { column: step } = shape;
  const width = columns.length * step;
  const ground = LIFT + shape.height;
  const picture = (
    <svg
      className={styles.svg}
      style={{
        minWidth: columns.length * (52 + (step - usual.column)),
        maxWidth: columns.length * (isSmall ? step : Math.max(step, 100)),
      }}
      viewBox={`0 0 ${width} ${ground + NAMES}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      data-towers
    >
      <title id={`${id}-title`}>{words.why.towers.title}</title>
      <desc id={`${id}-desc`}>
        {columns.map((column) => columnWords(column, potCount)).join(' ')}
      </desc>
      <Patterns id={id} />
      {cuts.map(({ pot, at }) => (
        <line
          key={`${pot} ${at}`}
          className={styles.cut}
          x1={0}
          x2={width}
          y1={yOf(at, shape)}
          y2={yOf(at, shape)}
        />
      ))}
      {columns.map((column, i) => (
        <g key={column.key} transform={`translate(${i * step} 0)`}>
          {column.blocks.map((block) => (
            <BlockShape key={`${block.kind} ${block.from}`} {...{ block, id, shape }} />
          ))}
          <text className={styles.name} x={step / 2} y={ground + 18}>
            {shortName(column.name)}
          </text>
          <text className={styles.total} x={step / 2} y={ground + 36}>
            {amount(column.total)}
          </text>
        </g>
      ))}
      <line className={styles.ground} x1={0} x2={width} y1={ground} y2={ground} />
    </svg>
  );
  return (
    <figure className={styles.figure}>
      {isSmall ? picture : <Scrolling>{picture}</Scrolling>}
      <figcaption className={styles.legend}>
        {!isSmall && <PotKeys count={potCount} />}
        {legendOf(towers).map((kind) => (
          <LegendKey key={kind} {...{ id, kind }} />
        ))}
        {isStretched && !isSmall && (
          <span className={styles.small}>{words.why.towers.stretched}</span>
        )}
      </figcaption>
    </figure>
  );
}

function Scrolling({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and so must be reachable
    <section className={styles.scroll} tabIndex={0} aria-label={words.why.towers.scroll}>
      {children}
    </section>
  );
}

const yOf = (part: number, { height }: Shape): number => LIFT + height * (1 - part);

const shortName = (name: string): string => (name.length > 9 ? `${name.slice(0, 8)}…` : name);

function columnWords({ name, folded, killed, blocks }: Tower, potCount: number): string {
  const parts = blocks.map(({ kind, pot, amount }) =>
    kind === 'pot'
      ? words.why.towers.part(potTitle(pot, potCount), amount)
      : kind === 'dead'
        ? words.why.towers.dead(amount)
        : words.why.towers.returned(amount),
  );
  return words.why.towers.column(name, parts, folded, killed);
}

interface BlockShapeProps {
  readonly block: Block;
  readonly id: string;
  readonly shape: Shape;
}

function BlockShape({ block, id, shape }: BlockShapeProps) {
  const { column, block: width } = shape;
  const { kind, pot, folded, from, to } = block;
  const isBack = kind === 'returned';
  const y = yOf(to, shape) - (isBack ? LIFT - 4 : 0);
  const height = Math.max(2, shape.height * (to - from) - 1);
  const x = (column - width) / 2;
  const middle = y + height / 2;
  const box = { x, y, width, height, rx: 3 };
  const color = potColor(Math.max(0, pot));
  return (
    <g data-block={kind} data-of={pot} data-folded={folded || undefined}>
      <rect
        {...box}
        className={isBack ? styles.returned : styles.block}
        style={isBack ? undefined : { fill: color }}
      />
      {kind === 'dead' && <rect {...box} fill={`url(#${id}-dots)`} />}
      {folded && !isBack && <rect {...box} fill={`url(#${id}-hatch)`} />}
      {height >= LINE && (
        <text
          className={isBack ? styles.backLabel : styles.label}
          style={isBack ? undefined : { stroke: color }}
          x={column / 2}
          y={middle + 4.5}
        >
          {isBack ? `↑ ${amount(block.amount)}` : amount(block.amount)}
        </text>
      )}
    </g>
  );
}

/** Folded chips are hatched, dead money is dotted. */
function Patterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}-hatch`}
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect className={styles.stripe} width="3.5" height="9" />
      </pattern>
      <pattern id={`${id}-dots`} width="9" height="9" patternUnits="userSpaceOnUse">
        <circle className={styles.stripe} cx="4.5" cy="4.5" r="1.8" />
      </pattern>
    </defs>
  );
}

function PotKeys({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, pot) => {
    const name = potTitle(pot, count);
    return (
      <span key={name} className={styles.key}>
        <Swatch pot={pot} /> {name}
      </span>
    );
  });
}

function LegendKey({ id, kind }: { readonly id: string; readonly kind: LegendKind }) {
  const pattern = kind === 'folded' ? 'hatch' : 'dots';
  return (
    <span className={styles.key}>
      <svg className={styles.sample} viewBox="0 0 14 14" aria-hidden="true">
        {kind === 'returned' ? (
          <rect className={styles.returned} x="1" y="1" width="12" height="12" rx="3" />
        ) : (
          <>
            <rect className={styles.plain} width="14" height="14" rx="3" />
            <rect fill={`url(#${id}-${pattern})`} width="14" height="14" rx="3" />
          </>
        )}
      </svg>
      {words.why.towers.legend[kind]}
    </span>
  );
}
