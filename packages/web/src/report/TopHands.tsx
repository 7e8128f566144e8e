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
  readonly isLoss?: boolean;
}

export function TopHands({ title, hands, onHand, isLoss = false }: TopHandsProps) {
  if (hands.length === 0) return null;
  return (
    <StatBox title={title}>
      <ul className={styles.hands}>
        {hands.map(([key, size]) => (
          <li key={key}>
            <Button isCompact onClick={() => onHand(Number(key))}>
              {words.hands.hand(Number(key))} ·{' '}
              {isLoss ? words.host.ledger.signed(-size) : amount(size)}
            </Button>
          </li>
        ))}
      </ul>
    </StatBox>
  );
}
