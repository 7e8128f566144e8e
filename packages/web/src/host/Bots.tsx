import { words } from '@sidepot/i18n/page';
import type { BotStrength } from '@sidepot/protocol';
import { useState } from 'react';
import { useSender, useTable } from '../session/context.js';
import { isFull } from '../session/seats.js';
import { ChoiceField } from '../settings/ChoiceField.js';
import { choicesOf } from '../settings/SelectField.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';

export function Bots() {
  const { view } = useTable();
  const sender = useSender();
  const [strength, setStrength] = useState<BotStrength>('medium');
  const { bots } = words.host;
  if (view.info.status === 'closed' || view.info.closing) return null;
  return (
    <section className={styles.part} aria-label={bots.title}>
      <h3 className={styles.title}>{bots.title}</h3>
      {isFull(view) ? (
        <p className={styles.lead}>{bots.full}</p>
      ) : (
        <div className={styles.line}>
          <ChoiceField
            label={bots.strength}
            value={strength}
            choices={choicesOf<BotStrength>(words.host.bots.strengths)}
            onChange={setStrength}
          />
          <Button
            disabled={sender.isBusy}
            onClick={() => void sender.run({ type: 'addBot', seat: null, strength })}
          >
            {bots.add}
          </Button>
        </div>
      )}
      <Refusal text={sender.refusal} />
    </section>
  );
}
