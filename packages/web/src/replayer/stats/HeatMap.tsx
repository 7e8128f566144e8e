/** The 169 starting hands in a square, coloured by what they came to. Each leads to its hands. */

import { count, percent, words } from '@sidepot/i18n/page';
import { useMemo, useState } from 'react';
import { StatBox, StatChoices } from '../../stats/StatBox.js';
import { FEW_CHANCES, NO_CHANCE } from '../../stats/StatShare.js';
import { tenthsText } from '../../stats/Won.js';
import { classes } from '../../ui/classes.js';
import { HEAT_KINDS, type HeatKind, type HeatSquare, heatOf } from '../counting/heat.js';
import type { PlayerHands } from '../counting/player-hands.js';
import { startName } from '../counting/starting-hands.js';
import styles from './HeatMap.module.css';

export interface HeatMapProps {
  readonly hands: PlayerHands;
  readonly isWanted: (number: number) => boolean;
  /** Cards as they are called: AKs. */
  readonly onStart: (start: string) => void;
}

/** So many big blinds a hand are coloured fully. */
const FULL = 2;

export function HeatMap({ hands, isWanted, onStart }: HeatMapProps) {
  const [kind, setKind] = useState<HeatKind>('result');
  const squares = useMemo(() => heatOf(hands, isWanted, kind), [hands, isWanted, kind]);
  const { heat } = words.statistics;
  const known = squares.reduce((sum, square) => sum + square.hands, 0);
  const tools = (
    <StatChoices
      label={heat.kind}
      choices={HEAT_KINDS.map((value) => ({ value, label: heat.kinds[value] }))}
      chosen={kind}
      onChoose={setKind}
    />
  );
  return (
    <StatBox title={heat.title} tools={tools}>
      <div className={styles.map}>
        {squares.map((square) => (
          <Square key={square.place} {...{ square, kind, onStart }} />
        ))}
      </div>
      <p className={styles.note}>{heat.known(known)}</p>
    </StatBox>
  );
}

interface SquareProps {
  readonly square: HeatSquare;
  readonly kind: HeatKind;
  readonly onStart: (start: string) => void;
}

function Square({ square, kind, onStart }: SquareProps) {
  const { place, hands, of, value } = square;
  const name = startName(place);
  const isResult = kind === 'result';
  const text = value === null ? NO_CHANCE : isResult ? tenthsText(value) : percent(value);
  const share = value === null ? 0 : isResult ? Math.min(1, Math.abs(value) / FULL) : value;
  const isFew = of < FEW_CHANCES;
  return (
    <button
      type="button"
      className={classes(
        styles.square,
        isFew && styles.few,
        isResult && (value ?? 0) < 0 && styles.down,
      )}
      data-card={name}
      disabled={hands === 0}
      title={words.statistics.heat.square(name, text, of)}
      style={{ '--heat': `${Math.round(share * (isFew ? 26 : 55))}%` } as Record<string, string>}
      onClick={() => onStart(name)}
    >
      <b className={styles.name}>{name}</b>
      {hands > 0 && <span className={styles.value}>{text}</span>}
      {hands > 0 && <small className={styles.sample}>{count(of)}</small>}
    </button>
  );
}
