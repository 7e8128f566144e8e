/** The filter that a number among the statistics is. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import type { StatCell } from '../counting/cells.js';
import styles from './CellChip.module.css';

export interface CellChipProps {
  readonly cell: StatCell;
  readonly onChange: (cell: StatCell | null) => void;
}

export function CellChip({ cell, onChange }: CellChipProps) {
  const { player, position, start, stat, isMade = false } = cell;
  const { statistics } = words;
  const parts = [
    player,
    ...(position === undefined ? [] : [statistics.positions[position]]),
    ...(stat === undefined ? [] : [statistics.names[stat]]),
  ];
  return (
    <div className={styles.chip}>
      <span className={styles.words}>
        {parts.join(' · ')}
        {start !== undefined && ' · '}
        {start !== undefined && <span data-card={start}>{start}</span>}
      </span>
      {stat !== undefined && (
        <Button isCompact onClick={() => onChange({ ...cell, isMade: !isMade })}>
          {isMade ? statistics.cell.all : statistics.cell.made}
        </Button>
      )}
      <Button
        isCompact
        look="quiet"
        aria-label={statistics.cell.remove}
        title={statistics.cell.remove}
        onClick={() => onChange(null)}
      >
        <Icon name="close" />
      </Button>
    </div>
  );
}
