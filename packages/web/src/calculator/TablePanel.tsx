/** Button, blinds, antes, game and the house's share. */

import { Button } from '../design/Button.js';
import { ChoiceField } from '../lobby/form/ChoiceField.js';
import { Group, Row } from '../lobby/form/Group.js';
import { choicesOf, SelectField } from '../lobby/form/SelectField.js';
import { SwitchField } from '../lobby/form/SwitchField.js';
import { calculatorText } from '../text/en-calculator.js';
import { useCalculator } from './context.js';
import { postForced, withAnteOrder } from './forced.js';
import { NumberField } from './NumberField.js';
import { Panel } from './Panel.js';
import styles from './TablePanel.module.css';

const { table: words } = calculatorText;
const BOARD_COUNTS = [1, 2, 3] as const;

export function TablePanel() {
  const { draft, errors, set } = useCalculator();
  const boardError = errors.boardCount;
  return (
    <Panel title={words.title}>
      <div className={styles.fields}>
        <NumberField name="button" label={words.button} />
        <NumberField name="seatCount" label={words.seatCount} />
        <NumberField name="unit" label={words.unit} />
        <SelectField
          label={words.game}
          value={draft.game}
          choices={choicesOf(words.games)}
          onChange={(game) => set({ game })}
        />
        <ChoiceField
          label={words.boardCount}
          value={draft.boardCount}
          choices={BOARD_COUNTS.map((value) => ({ value, label: words.boardCounts[value] }))}
          error={boardError && `${boardError.text} (${boardError.code})`}
          onChange={(boardCount) => set({ boardCount })}
        />
      </div>
      <Blinds />
      <Rake />
    </Panel>
  );
}

function Blinds() {
  const { draft, set, change } = useCalculator();
  const { anteMode } = draft;
  const isSingle = anteMode === 'bigBlind' || anteMode === 'button';
  const note = draft.entry === 'total' ? words.anteNotes[anteMode] : '';
  return (
    <Group title={words.blinds}>
      <NumberField name="smallBlind" label={words.smallBlind} />
      <NumberField name="bigBlind" label={words.bigBlind} />
      <SelectField
        label={words.anteMode}
        value={anteMode}
        choices={choicesOf(words.anteModes)}
        onChange={(mode) => set({ anteMode: mode })}
      />
      {anteMode !== 'none' && <NumberField name="ante" errorName="anteAmount" label={words.ante} />}
      {isSingle && (
        <SelectField
          label={words.anteOrder}
          value={draft.anteOrder}
          choices={choicesOf(words.anteOrders)}
          note={words.anteOrderNotes[draft.anteOrder]}
          onChange={(anteOrder) => change((old) => withAnteOrder(old, anteOrder))}
        />
      )}
      <Row>
        {note !== '' && <p className={styles.note}>{note}</p>}
        <div className={styles.post}>
          <Button isCompact onClick={() => change(postForced)}>
            {words.post}
          </Button>
          <span className={styles.note}>{words.postNote}</span>
        </div>
      </Row>
    </Group>
  );
}

function Rake() {
  const { draft, errors, set } = useCalculator();
  const orphan = errors.orphanLayer;
  return (
    <details className={styles.more} open={draft.hasRake || orphan !== undefined || undefined}>
      <summary className={styles.summary}>{words.more}</summary>
      <div className={styles.broad}>
        <SelectField
          label={words.mode}
          value={draft.mode}
          choices={choicesOf(words.modes)}
          onChange={(mode) => set({ mode })}
        />
        <SelectField
          label={words.orphanLayer}
          value={draft.orphanLayer}
          choices={choicesOf(words.orphanLayers)}
          error={orphan && `${orphan.text} (${orphan.code})`}
          onChange={(orphanLayer) => set({ orphanLayer })}
        />
      </div>
      <SwitchField
        label={words.hasRake}
        isOn={draft.hasRake}
        onChange={(hasRake) => set({ hasRake })}
      />
      {draft.hasRake && (
        <div className={styles.fields}>
          <NumberField name="rakePercent" label={words.rakePercent} mode="decimal" />
          <NumberField name="rakeCap" label={words.rakeCap} note={words.rakeCapNote} mode="text" />
          <SelectField
            label={words.flop}
            value={draft.flop}
            choices={choicesOf(words.flops)}
            onChange={(flop) => set({ flop })}
          />
          <SelectField
            label={words.rounding}
            value={draft.rounding}
            choices={choicesOf(words.roundings)}
            onChange={(rounding) => set({ rounding })}
          />
          <SelectField
            label={words.spread}
            value={draft.spread}
            choices={choicesOf(words.spreads)}
            onChange={(spread) => set({ spread })}
          />
          <SwitchField
            label={words.rakeNeedsFlop}
            isOn={draft.rakeNeedsFlop}
            onChange={(rakeNeedsFlop) => set({ rakeNeedsFlop })}
          />
        </div>
      )}
    </details>
  );
}
