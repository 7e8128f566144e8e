/** Who has the button, the blinds and the antes: what must stand before anybody's chips. */

import { words } from '@sidepot/i18n/page';
import { choicesOf, SelectField } from '../../settings/SelectField.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/parts/Panel.js';
import { fillForced, withAnteOrder } from '../model/forced.js';
import { anteModeOf, anteTyped } from '../model/split.js';
import { useCalculator } from './context.js';
import { NumberField } from './NumberField.js';
import styles from './TablePanel.module.css';

export function BlindsPanel() {
  const { draft, set, change } = useCalculator();
  const { anteMode } = draft;
  const isSingle = anteMode === 'bigBlind' || anteMode === 'button';
  const isInTotals = draft.entry === 'total' && !draft.anteOnTop;
  const note = isInTotals ? words.calculator.table.anteNotes[anteModeOf(draft)] : '';
  return (
    <Panel title={words.calculator.table.blinds}>
      <div className={styles.fields}>
        <NumberField name="button" label={words.calculator.table.button} />
        <NumberField name="smallBlind" label={words.calculator.table.smallBlind} />
        <NumberField name="bigBlind" label={words.calculator.table.bigBlind} />
        {draft.entry === 'parts' && (
          <NumberField
            name="deadBlinds"
            label={words.calculator.table.deadBlinds}
            note={words.calculator.table.deadBlindsNote}
          />
        )}
        <SelectField
          label={words.calculator.table.anteMode}
          value={anteMode}
          choices={choicesOf(words.calculator.table.anteModes)}
          onChange={(mode) => set({ anteMode: mode })}
        />
        {anteMode !== 'none' && (
          <NumberField
            name="ante"
            errorName="anteAmount"
            label={words.calculator.table.ante}
            placeholder={anteTyped(draft)}
          />
        )}
        {isSingle && (
          <SelectField
            label={words.calculator.table.anteOrder}
            value={draft.anteOrder}
            choices={choicesOf(words.calculator.table.anteOrders)}
            note={words.calculator.table.anteOrderNotes[draft.anteOrder]}
            onChange={(anteOrder) => change((old) => withAnteOrder(old, anteOrder))}
          />
        )}
      </div>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <div className={styles.post}>
        <Button isCompact onClick={() => change(fillForced)}>
          {words.calculator.table.post}
        </Button>
        <span className={styles.note}>{words.calculator.table.postNote}</span>
      </div>
    </Panel>
  );
}
