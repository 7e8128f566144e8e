/** Wait for the big blind, post, or buy the button: with what each costs. */

import { words } from '@sidepot/i18n/page';
import type { SeatInfo } from '@sidepot/protocol';
import { useState } from 'react';
import { useSender, useTable } from '../../session/context.js';
import { ChoiceField } from '../../settings/ChoiceField.js';
import styles from './seat.module.css';

export function ComeInChoice({ mine }: { readonly mine: SeatInfo }) {
  const { view } = useTable();
  const sender = useSender();
  // What was clicked is seen at once, and until the table says otherwise.
  const [clicked, setClicked] = useState({ to: mine.comeIn, from: mine.comeIn });
  const isNews = clicked.from !== mine.comeIn || sender.refusal !== null;
  const { you } = words.host;
  const { smallBlind, bigBlind } = view.settings.poker;
  const { live = 0, dead = 0, waits = 0 } = mine.owes ?? {};
  return (
    <div className={styles.choice}>
      <ChoiceField
        label={you.comeIn}
        value={isNews ? mine.comeIn : clicked.to}
        choices={[
          { value: 'wait', label: waits > 0 ? you.sitOver(waits) : you.comeIns.wait() },
          { value: 'post', label: you.comeIns.post(live + dead) },
          { value: 'button', label: you.comeIns.button(smallBlind + bigBlind) },
        ]}
        error={sender.refusal ?? undefined}
        onChange={(comeIn) => {
          setClicked({ to: comeIn, from: mine.comeIn });
          void sender.run({ type: 'comeIn', comeIn });
        }}
      />
    </div>
  );
}
