/** The host gives the table to somebody else who is there. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useSender, useTable } from '../session/context.js';
import { SelectField } from '../settings/SelectField.js';
import { Question } from '../ui/Question.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';

export function HandOver() {
  const { view } = useTable();
  const sender = useSender();
  const [chosen, setChosen] = useState<string | null>(null);
  const { handOver, people } = words.host;
  const others = [...view.seats.filter(({ bot }) => bot === null), ...view.spectators]
    .filter(({ player }) => player !== view.you.player)
    .map(({ player, name }) => ({ value: player, label: name }));
  const [first] = others;
  if (first === undefined) return null;
  const { value: player, label: name } = others.find(({ value }) => value === chosen) ?? first;
  return (
    <section className={styles.part}>
      <Question
        ask={handOver.ask}
        question={handOver.question(name)}
        yes={handOver.yes}
        no={people.cancel}
        isBusy={sender.isBusy}
        onYes={() => void sender.run({ type: 'transferHost', player })}
      >
        <SelectField label={handOver.to} value={player} choices={others} onChange={setChosen} />
      </Question>
      <Refusal text={sender.refusal} />
    </section>
  );
}
