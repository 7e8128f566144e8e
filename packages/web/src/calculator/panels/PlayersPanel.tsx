/** Who is in the hand, and what each put in. */

import { useEffect, useRef, useState } from 'react';
import { words } from '../../i18n/words.js';
import { ChoiceField } from '../../settings/ChoiceField.js';
import { choicesOf } from '../../settings/SelectField.js';
import { SwitchField } from '../../settings/SwitchField.js';
import { Button } from '../../ui/Button.js';
import { addPlayer, MOST_PLAYERS, removePlayer, withoutStacks } from '../model/draft.js';
import { withEntry } from '../model/forced.js';
import { useCalculator } from './context.js';
import { FieldProblem } from './FieldProblem.js';
import { Panel } from './Panel.js';
import { columnsOf, PlayerRow } from './PlayerRow.js';
import styles from './PlayersPanel.module.css';

export function PlayersPanel() {
  const { draft, errors, change } = useCalculator();
  const hasStackText = draft.players.some(({ start, end }) => start !== '' || end !== '');
  const [isStacksOpen, setStacksOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  /** What gets the focus when the list has changed: a name, or the way to add one. */
  const [focusOn, setFocusOn] = useState<'last' | 'add' | null>(null);
  useEffect(() => {
    if (focusOn === null) return;
    if (focusOn === 'add') add.current?.focus();
    else list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
    setFocusOn(null);
  }, [focusOn]);

  const hasStacks = isStacksOpen || hasStackText;
  const columns = columnsOf(draft.entry, hasStacks);
  return (
    <Panel title={words.calculator.players.title}>
      <div className={styles.tools}>
        <ChoiceField
          label={words.calculator.players.entry}
          value={draft.entry}
          choices={choicesOf(words.calculator.players.entries)}
          onChange={(entry) => change((now) => withEntry(now, entry))}
        />
        <SwitchField
          label={words.calculator.players.stacks}
          isOn={hasStacks}
          onChange={(isOn) => {
            setStacksOpen(isOn);
            if (!isOn) change(withoutStacks);
          }}
        />
      </div>
      <div className={styles.players}>
        <ul ref={list} className={styles.rows}>
          {draft.players.map((player) => (
            <PlayerRow
              key={player.key}
              player={player}
              columns={columns}
              onRemove={
                draft.players.length > 2
                  ? () => {
                      change((now) => removePlayer(now, player.key));
                      setFocusOn('add');
                    }
                  : null
              }
            />
          ))}
        </ul>
      </div>
      <FieldProblem id="players-problem" error={errors.players} />
      <div>
        <Button
          ref={add}
          disabled={draft.players.length >= MOST_PLAYERS}
          onClick={() => {
            change(addPlayer);
            setFocusOn('last');
          }}
        >
          + {words.calculator.players.add}
        </Button>
        {draft.players.length >= MOST_PLAYERS && (
          <p className={styles.note}>{words.calculator.players.full}</p>
        )}
      </div>
    </Panel>
  );
}
