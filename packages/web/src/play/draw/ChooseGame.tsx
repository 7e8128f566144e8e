/** Dealer's choice: I name the game of the next orbit (R154). */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { useSender, useTable } from '../../session/context.js';
import { gamesToName } from '../../session/game/mix.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from './DrawDecision.module.css';

export function ChooseGame() {
  const { view } = useTable();
  const sender = useSender();
  const [entry, setEntry] = useState(0);
  const games = gamesToName(view);
  if (games === null) return null;
  return (
    <div className={styles.choose}>
      <label className={styles.named}>
        {words.table.mix.name}
        <select value={entry} onChange={(event) => setEntry(Number(event.target.value))}>
          {games.map((name, place) => (
            <option key={name} value={place}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        look="accent"
        disabled={sender.isBusy}
        onClick={() => void sender.run({ type: 'chooseGame', entry })}
      >
        {words.table.mix.choose}
      </Button>
      <Refusal text={sender.refusal} />
    </div>
  );
}
