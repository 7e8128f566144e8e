import { words } from '@sidepot/i18n/page';
import { useSender, useTable } from '../../session/context.js';
import { mySeat } from '../../session/seats.js';
import { Button } from '../../ui/Button.js';
import { useHotkeys } from '../../ui/use-hotkeys.js';

/** More time from my bank, while the usual clock runs for me. */
export function TimeBankButton() {
  const { view } = useTable();
  const sender = useSender();
  const me = mySeat(view);
  const clock = me?.clock ?? null;
  const bank = me?.info.timeBank ?? 0;
  const isThere =
    me?.isTurn === true && clock?.kind === 'action' && clock.left === null && bank > 0;
  const take = (): void => void sender.run({ type: 'timeBank' });
  useHotkeys({ t: isThere ? take : undefined });
  if (!isThere) return null;
  return (
    <Button look="quiet" isCompact hotkey="T" disabled={sender.isBusy} onClick={take}>
      {words.table.actions.timeBank(bank)}
    </Button>
  );
}
