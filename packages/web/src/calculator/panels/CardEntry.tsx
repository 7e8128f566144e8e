/** Cards of the boards and of the players; the evaluators say who wins. */

import type { Card as CardNumber } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useId, useState } from 'react';
import { loadWith } from '../../load/load-with.js';
import fields from '../../settings/fields.module.css';
import { Button } from '../../ui/Button.js';
import { Card } from '../../ui/Card.js';
import { type CalculatorDraft, withPlayer } from '../model/draft.js';
import { ErrorList, type FieldName } from '../model/errors.js';
import { boardMost, holeCounts } from '../model/ranking.js';
import { readTypedCards } from '../model/read-cards.js';
import { handWords } from '../model/words.js';
import { useCalculator } from './context.js';
import { FieldProblem } from './FieldProblem.js';
import styles from './WinnersPanel.module.css';

const CardPicker = lazy(() =>
  loadWith(() => import('./CardPicker.js')).then(({ CardPicker: picker }) => ({ default: picker })),
);

export function CardEntry() {
  const { draft, answer, isOld, change } = useCalculator();
  const { hole, boards } = readTypedCards(draft, new ErrorList());
  const [least, most] = holeCounts(draft.game, boards[0]?.length ?? 0);
  const onBoard = boardMost(draft.game);
  const taken = [...hole.values(), ...boards].flat();
  const missing = draft.players.filter(
    ({ key, folded }) => !folded && (hole.get(key)?.length ?? 0) < least,
  );
  return (
    <div className={styles.picks}>
      <p className={styles.note}>
        {words.calculator.winners.cards(...holeCounts(draft.game, 0), onBoard)}
      </p>
      {(onBoard === 0 ? [] : boards).map((cards, i) => (
        <CardsField
          // biome-ignore lint/suspicious/noArrayIndexKey: a board is its number
          key={i}
          field={`board.${i}`}
          label={
            onBoard === 1
              ? words.calculator.winners.commonCard
              : words.calculator.winners.board(i + 1, boards.length)
          }
          value={draft.boards[i] ?? ''}
          most={onBoard}
          {...{ cards, taken }}
          onChange={(typed) => change((now) => withBoard(now, i, typed))}
        />
      ))}
      {draft.players.map(({ key, name, seat, folded, cards: value }) => {
        if (folded && value === '') return null;
        const said = name.trim() || words.calculator.playerName(Number(seat));
        return (
          <CardsField
            key={key}
            field={`cards.${key}`}
            label={words.calculator.winners.holeCards(said)}
            cards={hole.get(key) ?? []}
            note={isOld || answer === null ? [] : handWords(answer.hand, key)}
            {...{ value, most, taken }}
            onChange={(typed) => change((now) => withPlayer(now, key, { cards: typed }))}
          />
        );
      })}
      {missing.length > 0 && (
        <p className={styles.note}>
          {words.calculator.winners.waiting(
            missing.map(
              ({ name, seat }) => name.trim() || words.calculator.playerName(Number(seat)),
            ),
          )}
        </p>
      )}
    </div>
  );
}

const withBoard = (draft: CalculatorDraft, at: number, typed: string): CalculatorDraft => ({
  ...draft,
  boards: draft.boards.map((board, i) => (i === at ? typed : board)),
});

interface CardsFieldProps {
  readonly field: FieldName;
  readonly label: string;
  readonly value: string;
  readonly cards: readonly CardNumber[];
  readonly most: number;
  /** On the table already, these among them. */
  readonly taken: readonly CardNumber[];
  readonly note?: readonly string[];
  readonly onChange: (typed: string) => void;
}

function CardsField(props: CardsFieldProps) {
  const { field, label, value, cards, most, taken, note = [], onChange } = props;
  const { errors } = useCalculator();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const error = errors[field];
  return (
    <div className={styles.cards}>
      <label className={fields.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.cardsRow}>
        <input
          id={id}
          className={fields.input}
          value={value}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-about`}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button
          aria-label={words.calculator.winners.chooseFor(label)}
          onClick={() => setOpen(true)}
        >
          {words.calculator.winners.choose}
        </Button>
      </div>
      {cards.length > 0 && (
        <div className={styles.shown}>
          {cards.map((card) => (
            <Card key={card} card={card} size="small" />
          ))}
        </div>
      )}
      {note.map((line) => (
        <p key={line} className={styles.hand}>
          {line}
        </p>
      ))}
      <FieldProblem id={`${id}-about`} error={error} />
      {isOpen && (
        <Suspense>
          <CardPicker
            title={words.calculator.winners.chooseFor(label)}
            {...{ cards, most, taken, onChange }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
