/** Levels of one's own: blinds, ante, length and break of each, as many as wanted. */

import { words } from '@sidepot/i18n/page';
import type { CSSProperties } from 'react';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { typedAt } from '../ui/typed/rows.js';
import { labelOf } from './bind.js';
import { chosenIn } from './draft.js';
import styles from './LevelsEditor.module.css';
import {
  isWrongCell,
  type LevelField,
  levelFields,
  levelRows,
  levelsText,
  nextRow,
} from './levels/custom-levels.js';
import type { SettingsControl } from './use-settings.js';

const MOST = 100;

/** Chips need more room than minutes. */
const SHARES: Partial<Record<LevelField, number>> = { length: 1.4, pause: 1 };
const columnsOf = (fields: readonly LevelField[]): CSSProperties =>
  ({
    '--cells': fields.map((field) => `minmax(0, ${SHARES[field] ?? 1.6}fr)`).join(' '),
  }) as CSSProperties;

export function LevelsEditor({ control }: { readonly control: SettingsControl }) {
  const { draft, errors, change } = control;
  const rows = levelRows(draft['tournament.levels.custom']);
  const { levels: told } = words.settings;
  const isByTime = draft['tournament.clock'] === 'time';
  const fields = levelFields(chosenIn(draft), draft['tournament.clock']);
  const put = (next: typeof rows): void => change({ 'tournament.levels.custom': levelsText(next) });
  const type = (at: number, field: LevelField, typed: string): void =>
    put(typedAt(rows, at, field, typed));
  const label = (field: LevelField): string =>
    field === 'length' ? (isByTime ? told.minutes : told.hands) : told[field];
  // What the server refuses of a level names its length.
  const error = errors['tournament.levels.custom'] ?? errors['tournament.levels.length'];
  const wrong = rows.map((row) => fields.filter((field) => isWrongCell(field, row[field])));
  // What the server does not like may be in any of them.
  const isAnywhere = wrong.every((cells) => cells.length === 0);
  return (
    <fieldset className={styles.editor} style={columnsOf(fields)}>
      <legend className={styles.legend}>{labelOf('tournament.levels.custom')}</legend>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.row} aria-hidden="true">
        <span />
        {fields.map((field) => (
          <span key={field} className={styles.head}>
            {label(field)}
          </span>
        ))}
        <span />
      </div>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
        <div key={i} className={styles.row}>
          <span className={styles.number}>{i + 1}</span>
          {fields.map((field) => (
            <input
              key={field}
              className={styles.input}
              inputMode="numeric"
              autoComplete="off"
              aria-label={told.cell(i + 1, label(field))}
              aria-invalid={
                error !== undefined && (isAnywhere || wrong[i]?.includes(field)) ? true : undefined
              }
              value={row[field]}
              onChange={(event) => type(i, field, event.target.value)}
            />
          ))}
          <Button
            look="quiet"
            isCompact
            aria-label={told.remove(i + 1)}
            disabled={rows.length === 1}
            onClick={() => put(rows.filter((_, at) => at !== i))}
          >
            <Icon name="close" />
          </Button>
        </div>
      ))}
      <Button
        isCompact
        disabled={rows.length >= MOST}
        onClick={() => put([...rows, nextRow(rows)])}
      >
        {told.add}
      </Button>
    </fieldset>
  );
}
