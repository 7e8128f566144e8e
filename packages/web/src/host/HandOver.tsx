/** The host gives the table to somebody else who is there. */

import { useState } from 'react';
import { Refusal } from '../design/Refusal.js';
import { words } from '../i18n/words.js';
import { SelectField } from '../settings/SelectField.js';
import { useSender, useTable } from '../table/context.js';
import { Question } from './Question.js';
import styles from './rows.module.css';

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
