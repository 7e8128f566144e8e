import { MIX_NAMES } from '@sidepot/engine';
import { amount, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { sentenceOf } from '../session/http.js';
import { ChoiceField } from '../settings/ChoiceField.js';
import { choicesAt } from '../settings/choices.js';
import { OFFERED_GAMES, OFFERED_MIXES } from '../settings/mix/offered.js';
import { choicesOf, SelectField } from '../settings/SelectField.js';
import { Button } from '../ui/Button.js';
import { Panel } from '../ui/parts/Panel.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './Lobby.module.css';
import { mostBots, type Practice, startPractice } from './practice.js';

const MIXES_NAMED = MIX_NAMES.filter((name) => OFFERED_MIXES.includes(name));

const countsFor = (game: Practice['game']): readonly { value: number; label: string }[] =>
  Array.from({ length: mostBots(game) }, (_, i) => ({ value: i + 1, label: amount(i + 1) }));

export interface PlayProps {
  /** Goes to the table that is made, if I have a name. Rejects with the server's refusal. */
  readonly play: (make: (name: string) => Promise<string>) => Promise<void>;
}

export function PlayBots({ play }: PlayProps) {
  const [game, setGame] = useState<Practice['game']>('holdem');
  const [wanted, setBots] = useState(3);
  const bots = Math.min(wanted, mostBots(game));
  const [strength, setStrength] = useState<Practice['strength']>('mixed');
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const start = async (): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    await play((name) => startPractice(name, { game, bots, strength })).catch((error: unknown) =>
      setRefusal(sentenceOf(error)),
    );
    setBusy(false);
  };
  return (
    <Panel title={words.lobby.bots.title}>
      <p className={styles.cardLead}>{words.lobby.bots.lead}</p>
      <SelectField
        label={words.lobby.bots.game}
        value={game}
        choices={[...choicesAt('game', OFFERED_GAMES), ...choicesAt('mix', MIXES_NAMED)]}
        onChange={setGame}
      />
      <ChoiceField
        label={words.lobby.bots.count}
        value={bots}
        choices={countsFor(game)}
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
    </Panel>
  );
}
