/** My draw: what is marked goes, or nothing does. */

import { words } from '@sidepot/i18n/page';
import type { Sender } from '../../session/context.js';
import { Button } from '../../ui/Button.js';
import { useHotkeys } from '../../ui/use-hotkeys.js';
import styles from './DrawDecision.module.css';
import type { Discards } from './discards.js';

export interface DrawDecisionProps {
  readonly discards: Discards;
  readonly sender: Sender;
}

export function DrawDecision({ discards, sender }: DrawDecisionProps) {
  const { min, max, replace, open, chosen, onToggle, clear } = discards;
  const { draw } = words.table;
  const count = chosen.length;
  const isForced = min > 0;
  const canDraw = count >= Math.max(1, min) && !sender.isBusy;
  const canStand = !isForced && count === 0 && !sender.isBusy;
  const go = (): void => void sender.run({ type: 'draw', cards: [...chosen] });
  const keys = open.map((card, i) => [String(i + 1), () => onToggle(card)] as const);
  useHotkeys({
    ...Object.fromEntries(keys),
    d: canDraw ? go : undefined,
    c: canStand ? go : undefined,
    escape: count > 0 ? clear : undefined,
    // A stray Enter does not stand pat.
    enter: canDraw ? go : undefined,
  });
  return (
    <div className={styles.decision}>
      <p className={styles.title}>{titleOf(discards)}</p>
      <div className={styles.actions}>
        {!isForced && (
          <Button look="go" hotkey="C" disabled={!canStand} onClick={go}>
            {draw.pat}
          </Button>
        )}
        <Button look="accent" hotkey="D" disabled={!canDraw} onClick={go}>
          {replace ? draw.draw(count) : draw.throw(isForced ? min : Math.min(count, max))}
        </Button>
      </div>
    </div>
  );
}

function titleOf({ min, max, open }: Discards): string {
  const { title, upTo, exactly } = words.table.draw;
  if (min > 0) return exactly(min);
  return max < open.length ? upTo(max) : title;
}
