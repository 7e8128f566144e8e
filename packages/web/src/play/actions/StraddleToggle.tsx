/** At a table that allows it: whether I straddle as soon as I can, said at my own seat. */

import { words } from '@sidepot/i18n/page';
import { useSender, useTable } from '../../session/context.js';
import { useStraddleWish, wishStraddle } from '../../session/straddle.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';

export function StraddleToggle() {
  const { view } = useTable();
  const sender = useSender();
  const isWanted = useStraddleWish(view.info.id);
  const mine = view.seats.find(({ seat }) => seat === view.you.seat);
  if (mine === undefined || mine.stack === 0 || mine.status === 'leaving') return null;
  const { straddleHere: straddle } = words.host.you;
  const price = 2 * view.settings.poker.bigBlind;
  const toggle = (): void => {
    wishStraddle(view.info.id, !isWanted);
    if (isWanted && mine.straddle) void sender.run({ type: 'straddle', on: false });
  };
  return (
    <>
      <Button
        isCompact
        look={isWanted ? 'accent' : 'plain'}
        aria-pressed={isWanted}
        title={straddle.note}
        disabled={sender.isBusy}
        onClick={toggle}
      >
        {mine.straddle ? straddle.next(price) : straddle.wish(price)}
      </Button>
      <Refusal text={sender.refusal} />
    </>
  );
}
