/** Keeps somebody away who stands at the door, with their whole network if the host wants it. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useSender } from '../session/context.js';
import { SwitchField } from '../settings/SwitchField.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';

export interface BanProps {
  readonly player: string;
  readonly name: string;
}

export function Ban({ player, name }: BanProps) {
  const sender = useSender();
  const [hasAddress, setAddress] = useState(false);
  const { bans } = words.door;
  return (
    <>
      <Question
        ask={bans.ban}
        label={bans.banLabel(name)}
        question={bans.question(name)}
        yes={bans.banNow}
        no={words.host.people.cancel}
        isCompact
        isBusy={sender.isBusy}
        onYes={() => void sender.run({ type: 'ban', player, address: hasAddress })}
      >
        <WithNetwork isOn={hasAddress} onChange={setAddress} />
      </Question>
      <Refusal text={sender.refusal} />
    </>
  );
}

export interface WithNetworkProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function WithNetwork(props: WithNetworkProps) {
  const { bans } = words.door;
  return <SwitchField label={bans.address} note={bans.addressNote} {...props} />;
}
