/** "Skip": the rest at once, when all who are in the hand want that. */

import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { useSender, useTable } from '../session/context.js';
import { mySeat } from '../session/seats.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import { useHotkeys } from '../ui/use-hotkeys.js';
import styles from './SkipButton.module.css';

export function SkipButton() {
  const { view } = useTable();
  const sender = useSender();
  const state = skipOf(view);
  const isMine = state?.isMine === true;
  const press = (): void => void sender.run({ type: 'skip', on: !isMine });
  useHotkeys({ s: state?.canAsk === true ? press : undefined });
  if (state === null) return null;
  const { canAsk, have, of } = state;
  return (
    <div className={styles.skip}>
      {canAsk && (
        <Button hotkey="S" disabled={sender.isBusy} onClick={press}>
          {isMine ? words.show.skipOff : words.show.skip}
        </Button>
      )}
      {have > 0 && of > 1 && <span className={styles.count}>{words.show.skipped(have, of)}</span>}
      <Refusal text={sender.refusal} />
    </div>
  );
}

interface Skip {
  /** I am in the hand. */
  readonly canAsk: boolean;
  readonly isMine: boolean;
  readonly have: number;
  readonly of: number;
}

/** Null when the dealer waits for nothing. Bots do not mind. */
export function skipOf(view: TableView): Skip | null {
  const { hand, clock, seats } = view;
  if (hand === null || hand.view.over || clock?.kind !== 'runOut' || clock.left !== null)
    return null;
  if (clock.deadline <= clock.startedAt) return null;
  const live = new Set(hand.view.players.filter(({ folded }) => !folded).map(({ seat }) => seat));
  const asked = seats.filter(({ seat, bot }) => bot === null && live.has(seat));
  const me = mySeat(view);
  return {
    canAsk: me !== null && live.has(me.seat),
    isMine: me !== null && hand.skips.includes(me.seat),
    have: asked.filter(({ seat }) => hand.skips.includes(seat)).length,
    of: asked.length,
  };
}
