/** Seats, the smallest chip, the game and the house's share. */

import { amount, words } from '@sidepot/i18n/page';
import { ChoiceField } from '../../settings/ChoiceField.js';
import { choicesOf, SelectField } from '../../settings/SelectField.js';
import { SwitchField } from '../../settings/SwitchField.js';
import { Panel } from '../../ui/parts/Panel.js';
import { hasBoard } from '../model/ranking.js';
import { inferredUnit } from '../model/unit.js';
import { useCalculator } from './context.js';
import { NumberField } from './NumberField.js';
import styles from './TablePanel.module.css';

const BOARD_COUNTS = [1, 2, 3] as const;

export function TablePanel() {
  const { draft, errors, set } = useCalculator();
  const boardError = errors.boardCount;
  return (
    <Panel title={words.calculator.table.title}>
      <div className={styles.fields}>
        <NumberField name="seatCount" label={words.calculator.table.seatCount} />
        <NumberField
          name="unit"
          label={words.calculator.table.unit}
          placeholder={amount(inferredUnit(draft))}
          {...(draft.unit.trim() === '' && { note: words.calculator.table.unitNote })}
        />
        <SelectField
          label={words.calculator.table.game}
          value={draft.game}
          choices={choicesOf(words.calculator.table.games)}
          onChange={(game) => set({ game })}
        />
        {hasBoard(draft.game) && (
          <ChoiceField
            label={words.calculator.table.boardCount}
            value={draft.boardCount}
            choices={BOARD_COUNTS.map((value) => ({
              value,
              label: words.calculator.table.boardCounts[value],
            }))}
            error={boardError && `${boardError.text} (${boardError.code})`}
            onChange={(boardCount) => set({ boardCount })}
          />
        )}
      </div>
      <Rake />
    </Panel>
  );
}

function Rake() {
  const { draft, errors, set } = useCalculator();
  const orphan = errors.orphanLayer;
  return (
    <details className={styles.more} open={draft.hasRake || orphan !== undefined || undefined}>
      <summary className={styles.summary}>{words.calculator.table.more}</summary>
      <div className={styles.broad}>
        <SelectField
          label={words.calculator.table.mode}
          value={draft.mode}
          choices={choicesOf(words.calculator.table.modes)}
          onChange={(mode) => set({ mode })}
        />
        <SelectField
          label={words.calculator.table.orphanLayer}
          value={draft.orphanLayer}
          choices={choicesOf(words.calculator.table.orphanLayers)}
          error={orphan && `${orphan.text} (${orphan.code})`}
          onChange={(orphanLayer) => set({ orphanLayer })}
        />
      </div>
      <SwitchField
        label={words.calculator.table.hasRake}
        isOn={draft.hasRake}
        onChange={(hasRake) => set({ hasRake })}
      />
      {draft.hasRake && (
        <div className={styles.fields}>
          <NumberField
            name="rakePercent"
            label={words.calculator.table.rakePercent}
            mode="decimal"
          />
          <NumberField
            name="rakeCap"
            label={words.calculator.table.rakeCap}
            note={words.calculator.table.rakeCapNote}
            mode="text"
          />
          <SelectField
            label={words.calculator.table.flop}
            value={draft.flop}
            choices={choicesOf(words.calculator.table.flops)}
            onChange={(flop) => set({ flop })}
          />
          <SelectField
            label={words.calculator.table.rounding}
            value={draft.rounding}
            choices={choicesOf(words.calculator.table.roundings)}
            onChange={(rounding) => set({ rounding })}
          />
          <SelectField
            label={words.calculator.table.spread}
            value={draft.spread}
            choices={choicesOf(words.calculator.table.spreads)}
            onChange={(spread) => set({ spread })}
          />
          <SwitchField
            label={words.calculator.table.rakeNeedsFlop}
            isOn={draft.rakeNeedsFlop}
            onChange={(rakeNeedsFlop) => set({ rakeNeedsFlop })}
          />
        </div>
      )}
    </details>
  );
}
