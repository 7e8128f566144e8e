import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useSender } from '../../session/context.js';
import { rename } from '../../session/identity.js';
import { TextField } from '../../settings/TextField.js';
import { Button } from '../../ui/Button.js';
import styles from '../../ui/rows.module.css';

const MOST = 24;

/** At this table, and from then on wherever I go. */
export function Rename({ name }: { readonly name: string }) {
  const sender = useSender();
  const [typed, setTyped] = useState(name);
  const [isEmpty, setEmpty] = useState(false);
  const { you } = words.host;
  const send = async (): Promise<void> => {
    const wanted = typed.trim();
    setEmpty(wanted === '');
    if (wanted === '' || !(await sender.run({ type: 'rename', name: wanted }))) return;
    // The table has it; if the lobby does not, it asks again.
    await rename(wanted).catch(() => undefined);
  };
  const isSame = typed.trim() === name;
  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.line}>
        <TextField
          label={you.name}
          value={typed}
          maxLength={MOST}
          autoComplete="nickname"
          error={isEmpty ? words.common.nameNeeded : (sender.refusal ?? undefined)}
          onChange={setTyped}
        />
        <Button type="submit" disabled={sender.isBusy || isSame}>
          {you.save}
        </Button>
      </div>
    </form>
  );
}
