/** Wait for the big blind, post, or buy the button: with what each costs. */

import type { SeatInfo } from '@sidepot/protocol';
import { words } from '../../i18n/words.js';
import { useSender, useTable } from '../../session/context.js';
import { ChoiceField } from '../../settings/ChoiceField.js';

export function ComeInChoice({ mine }: { readonly mine: SeatInfo }) {
  const { view } = useTable();
  const sender = useSender();
  const { you } = words.host;
  const { smallBlind, bigBlind } = view.settings.poker;
  const { live = 0, dead = 0, waits = 0 } = mine.owes ?? {};
  return (
    <ChoiceField
      label={you.comeIn}
      value={mine.comeIn}
      choices={[
        { value: 'wait', label: waits > 0 ? you.sitOver(waits) : you.comeIns.wait() },
        { value: 'post', label: you.comeIns.post(live + dead) },
        { value: 'button', label: you.comeIns.button(smallBlind + bigBlind) },
      ]}
      error={sender.refusal ?? undefined}
      onChange={(comeIn) => void sender.run({ type: 'comeIn', comeIn })}
    />
  );
}
