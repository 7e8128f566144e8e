/** Who helps the host may do nearly all that the host may; only the host chooses who does. */

import { words } from '@sidepot/i18n/page';
import { useSender, useTable } from '../session/context.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';

export interface ShareRightProps {
  readonly player: string;
  readonly name: string;
}

export function ShareRight({ player, name }: ShareRightProps) {
  const { view } = useTable();
  const sender = useSender();
  const { helpers: told } = words.host;
  const { host, helpers = [], status } = view.info;
  if (host !== view.you.player || status === 'closed') return null;
  const isHelping = helpers.includes(player);
  return (
    <>
      <Button
        isCompact
        aria-label={isHelping ? told.endLabel(name) : told.shareLabel(name)}
        disabled={sender.isBusy}
        onClick={() => void sender.run({ type: 'shareHost', player, on: !isHelping })}
      >
        {isHelping ? told.end : told.share}
      </Button>
      <Refusal text={sender.refusal} />
    </>
  );
}
