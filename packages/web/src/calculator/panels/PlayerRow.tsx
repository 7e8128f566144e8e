/** One player: on one line where there is room, on two where there is not. */

import { words } from '@sidepot/i18n/page';
import { Fragment, useId } from 'react';
import { ChoiceField } from '../../settings/ChoiceField.js';
import form from '../../settings/fields.module.css';
import { Button } from '../../ui/Button.js';
import { classes } from '../../ui/classes.js';
import { Icon } from '../../ui/Icon.js';
import { amountMode } from '../flow/thumb.js';
import { amountIn } from '../model/amounts.js';
import { type CalculatorDraft, type PlayerDraft, withFolded, withPlayer } from '../model/draft.js';
import { hasChips, singleAnteOf } from '../model/forced.js';
import { chipsLevel } from '../model/hand.js';
import { isBeforeAwards, type SolvedRow } from '../model/solve.js';
import { positionsOf } from '../model/split.js';
import { useCalculator } from './context.js';
import { DeadHand } from './DeadHand.js';
import { FieldProblem } from './FieldProblem.js';
import styles from './PlayersPanel.module.css';

export type AmountColumn = 'total' | 'ante' | 'dead' | 'live' | 'start' | 'end';

export const columnsOf = (
  entry: CalculatorDraft['entry'],
  hasStacks: boolean,
): readonly AmountColumn[] => [
  ...(entry === 'total' ? (['total'] as const) : (['ante', 'dead', 'live'] as const)),
  ...(hasStacks ? (['start', 'end'] as const) : []),
];

export interface PlayerRowProps {
  readonly player: PlayerDraft;
  readonly columns: readonly AmountColumn[];
  /** Null: two are the least. */
  readonly onRemove: (() => void) | null;
}

export function PlayerRow({ player, columns, onRemove }: PlayerRowProps) {
  const { draft, answer, isOld, errors, change } = useCalculator();
  const id = useId();
  const { key, folded, killed } = player;
  const name = player.name.trim() || words.calculator.playerName(Number(player.seat));
  const fields = ['name', 'seat', ...columns, 'forfeit'] as const;
  const wrong = fields.flatMap((field) => {
    const error = errors[`${field}.${key}`];
    return error === undefined ? [] : [{ field, error }];
  });
  const row = isOld ? undefined : answer?.rows.find((one) => one.player.key === key);
  const notes = notesOf(draft, player, row);
  const input = (field: 'name' | 'seat' | AmountColumn, isNumber = true) => {
    const about = [
      ...(errors[`${field}.${key}`] === undefined ? [] : [`${id}-${field}`]),
      ...notes.flatMap((note) => (field === note.field ? [`${id}-note-${field}`] : [])),
    ];
    const isAmount = field !== 'name' && field !== 'seat';
    return (
      <label className={classes(styles.cell, styles[field])}>
        <span className={styles.cellLabel}>{labelOf(draft, field)}</span>
        <input
          className={classes(form.input, isNumber && styles.number)}
          value={player[field]}
          inputMode={isAmount ? amountMode() : isNumber ? 'numeric' : 'text'}
          data-amount-field={isAmount ? 'player' : undefined}
          placeholder={
            field === 'name' ? words.calculator.playerName(Number(player.seat)) : undefined
          }
          autoComplete="off"
          aria-label={words.calculator.players.of(words.calculator.players[field], name)}
          aria-invalid={errors[`${field}.${key}`] !== undefined || undefined}
          aria-describedby={about.length > 0 ? about.join(' ') : undefined}
          onChange={(event) =>
            change((now) => withPlayer(now, key, { [field]: event.target.value }))
          }
        />
      </label>
    );
  };
  return (
    <li className={classes(styles.row, folded && styles.isFolded)} data-columns={columns.length}>
      {input('name', false)}
      {input('seat')}
      <div className={styles.amounts}>
        {columns.map((column) => (
          <Fragment key={column}>{input(column)}</Fragment>
        ))}
      </div>
      <label className={styles.fold}>
        <input
          type="checkbox"
          checked={folded}
          aria-label={words.calculator.players.of(words.calculator.players.folded, name)}
          onChange={(event) => change((now) => withFolded(now, key, event.target.checked))}
        />
        <span className={styles.cellLabel}>{words.calculator.players.folded}</span>
      </label>
      <Positions player={player} />
      {onRemove !== null && (
        <Button
          look="quiet"
          isCompact
          className={styles.remove}
          aria-label={words.calculator.players.remove(name)}
          onClick={onRemove}
        >
          <Icon name="close" />
        </Button>
      )}
      {(killed || (folded && hasChips(player, draft.entry))) && (
        <DeadHand
          player={player}
          name={name}
          all={row === undefined ? null : chipsLevel(row.player)}
          problemId={`${id}-forfeit`}
        />
      )}
      <AnteQuestion player={player} />
      {(wrong.length > 0 || notes.length > 0) && (
        <div className={styles.about}>
          {notes.map(({ field, text }) => (
            <p key={field} id={`${id}-note-${field}`} className={styles.note}>
              {text}
            </p>
          ))}
          {wrong.map(({ field, error }) => (
            <FieldProblem
              key={field}
              id={`${id}-${field}`}
              label={words.calculator.players[field]}
              error={error}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** What is in the middle is in front of nobody. */
const labelOf = (
  { entry, middle }: CalculatorDraft,
  field: 'name' | 'seat' | AmountColumn,
): string =>
  field === 'total' && entry === 'total' && middle.trim() !== ''
    ? words.calculator.players.inFront
    : words.calculator.players[field];

/** Somebody said "all-in for 12,500": with the ante for the table, or without it? */
function AnteQuestion({ player }: { readonly player: PlayerDraft }) {
  const { draft, set } = useCalculator();
  const total = amountIn(player.total);
  const ante = singleAnteOf(draft, player.key);
  const hasRoom = player.start.trim() === '' || total + ante <= amountIn(player.start);
  const isOpen = draft.entry === 'total' && total > 0 && ante > 0;
  if (!isOpen || !(hasRoom || draft.anteOnTop)) return null;
  const { label, inside, onTop } = words.calculator.players.anteQuestion;
  return (
    <div className={styles.about}>
      <ChoiceField
        label={label(ante, total)}
        value={draft.anteOnTop ? 'onTop' : 'inside'}
        choices={[
          { value: 'inside', label: inside },
          { value: 'onTop', label: onTop(total + ante) },
        ]}
        onChange={(where) => set({ anteOnTop: where === 'onTop' })}
      />
    </div>
  );
}

interface Note {
  readonly field: AmountColumn;
  readonly text: string;
}

/** What of a total is ante; of which moment a final stack is, or why it is not checked. */
function notesOf(
  draft: CalculatorDraft,
  player: PlayerDraft,
  row: SolvedRow | undefined,
): readonly Note[] {
  const { deadOf, anteOf, endBefore, endNeedsStart } = words.calculator.players;
  const { ante = 0, dead = 0, end = null } = row?.player ?? {};
  const isUnchecked = player.end.trim() !== '' && player.start.trim() === '';
  const isBefore = row !== undefined && end !== null && isBeforeAwards(row);
  return [
    ...(draft.entry === 'total' && !draft.anteOnTop && ante + dead > 0
      ? [{ field: 'total' as const, text: dead > 0 ? deadOf(dead) : anteOf(ante) }]
      : []),
    ...(isUnchecked ? [{ field: 'end' as const, text: endNeedsStart }] : []),
    ...(isBefore ? [{ field: 'end' as const, text: endBefore(end) }] : []),
  ];
}

/** Button and blinds, as the seats have it. */
function Positions({ player }: { readonly player: PlayerDraft }) {
  const { draft } = useCalculator();
  const seats = draft.players.map(({ key, seat }) => ({ key, seat: Number(seat) }));
  const at = positionsOf(seats, Number(draft.button));
  const marks = (['button', 'small', 'big'] as const).filter((place) => at[place] === player.key);
  return (
    <span className={styles.positions}>
      {marks.map((place) => (
        <abbr
          key={place}
          className={styles.position}
          title={words.calculator.players.positionNames[place]}
        >
          {words.calculator.players.positions[place]}
        </abbr>
      ))}
    </span>
  );
}
