import { useState } from 'react';
import { words } from '../i18n/words.js';
import { sentenceOf } from '../session/http.js';
import { ChoiceField } from '../settings/ChoiceField.js';
import { choicesOf } from '../settings/SelectField.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './Lobby.module.css';
import { type Practice, startPractice } from './practice.js';

const COUNTS = [1, 2, 3, 5].map((value) => ({ value, label: String(value) }));

export interface PlayProps {
  /** Goes to the table that is made, if I have a name. Rejects with the server's refusal. */
  readonly play: (make: (name: string) => Promise<string>) => Promise<void>;
}

export function PlayBots({ play }: PlayProps) {
  const [bots, setBots] = useState(3);
  const [strength, setStrength] = useState<Practice['strength']>('mixed');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    await play((name) => startPractice(name, { bots, strength })).catch((error: unknown) =>
      setRefusal(sentenceOf(error)),
    );
    setBusy(false);
  };
  return (
    <section className={styles.card} aria-labelledby="lobby-bots">
      <h2 id="lobby-bots" className={styles.cardTitle}>
        {words.lobby.bots.title}
      </h2>
      <p className={styles.cardLead}>{words.lobby.bots.lead}</p>
      <ChoiceField
        label={words.lobby.bots.count}
        value={bots}
        choices={COUNTS}
        onChange={setBots}
      />
      <ChoiceField
        label={words.lobby.bots.strength}
        value={strength}
        choices={choicesOf(words.lobby.bots.strengths)}
        onChange={setStrength}
      />
      <Refusal text={refusal} />
      <Button look="go" disabled={isBusy} onClick={() => void start()}>
        {words.lobby.bots.button}
      </Button>
    </section>
  );
}
