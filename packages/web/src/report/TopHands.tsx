/** The hands that mattered most: each opens in a replay. */

import type { TopHand } from '@sidepot/engine/stats';
import { amount, words } from '@sidepot/i18n/page';
import { StatBox } from '../stats/StatBox.js';
import { Button } from '../ui/Button.js';
import styles from './Report.module.css';

export interface TopHandsProps {
  readonly title: string;
  readonly hands: readonly TopHand[];
  readonly onHand: (number: number) => void;
  /** What a player won or lost by them, not their pots. */
  readonly side?: 'won' | 'lost';
}

export function TopHands({ title, hands, onHand, side }: TopHandsProps) {
  if (hands.length === 0) return null;
  return (
    <StatBox title={title}>
      <ul className={styles.hands}>
        {hands.map(([key, size]) => (
          <li key={key}>
            <Button isCompact onClick={() => onHand(Number(key))}>
              {words.hands.hand(Number(key))} · {sizeText(size, side)}
            </Button>
          </li>
        ))}
      </ul>
    </StatBox>
  );
}

function sizeText(size: number, side: TopHandsProps['side']): string {
  if (side === undefined) return amount(size);
  return words.host.ledger.signed(side === 'won' ? size : -size);
}
