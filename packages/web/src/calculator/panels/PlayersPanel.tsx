/** Who is in the hand, and what each put in. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useRef, useState } from 'react';
import { ChoiceField } from '../../settings/ChoiceField.js';
import { choicesOf } from '../../settings/SelectField.js';
import { SwitchField } from '../../settings/SwitchField.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/parts/Panel.js';
import {
  addPlayer,
  type CalculatorDraft,
  MOST_PLAYERS,
  type PlayerDraft,
  removePlayer,
  restorePlayer,
  withoutStacks,
} from '../model/draft.js';
import { withEntry } from '../model/forced.js';
import { useCalculator } from './context.js';
import { FieldProblem } from './FieldProblem.js';
import { NumberField } from './NumberField.js';
import { columnsOf, PlayerRow } from './PlayerRow.js';
import styles from './PlayersPanel.module.css';

/** Who was taken out last, and the form as it was before. */
interface Removed {
  readonly player: PlayerDraft;
  readonly before: CalculatorDraft;
  /** Of the hand that was open; another has nothing to take back. */
  readonly opened: number;
}

export function PlayersPanel() {
  const { draft, errors, opened, change } = useCalculator();
  const hasStackText = draft.players.some(({ start, end }) => start !== '' || end !== '');
  const [isStacksOpen, setStacksOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** What gets the focus when the list has changed: a name by its place, or the way back. */
  const [focusOn, setFocusOn] = useState<number | 'undo' | null>(null);
  useEffect(() => {
    if (focusOn === null) return;
    if (focusOn === 'undo') undo.current?.focus();
    else [...(list.current?.children ?? [])].at(focusOn)?.querySelector('input')?.focus();
    setFocusOn(null);
  }, [focusOn]);
  const remove = (player: PlayerDraft): void => {
    setRemoved({ player, before: draft, opened });
    change((now) => removePlayer(now, player.key));
    setFocusOn('undo');
  };
  const bringBack = ({ player, before }: Removed): void => {
    change((now) => restorePlayer(now, before, player.key));
    setRemoved(null);
    setFocusOn(before.players.indexOf(player));
  };

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
      <NumberField
        name="middle"
        label={words.calculator.players.middleLabel}
        note={words.calculator.players.middleNote}
        isOfPlayers
      />
      <div className={styles.players}>
        <ul ref={list} className={styles.rows}>
          {draft.players.map((player) => (
            <PlayerRow
              key={player.key}
              player={player}
              columns={columns}
              onRemove={draft.players.length > 2 ? () => remove(player) : null}
            />
          ))}
        </ul>
      </div>
      <FieldProblem id="players-problem" error={errors.players} />
      {removed !== null && removed.opened === opened && (
        <div className={styles.removed}>
          <span role="status">{words.calculator.players.removed(nameOf(removed.player))}</span>
          <Button
            ref={undo}
            isCompact
            disabled={draft.players.length >= MOST_PLAYERS}
            aria-label={words.calculator.players.undoRemove(nameOf(removed.player))}
            onClick={() => bringBack(removed)}
          >
            {words.calculator.players.undo}
          </Button>
        </div>
      )}
      <div>
        <Button
          disabled={draft.players.length >= MOST_PLAYERS}
          onClick={() => {
            change(addPlayer);
            setFocusOn(-1);
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

const nameOf = ({ name, seat }: PlayerDraft): string =>
  name.trim() || words.calculator.playerName(Number(seat));
