/** Chips that go: who gets how many cards, and who won a new chip (R221, R222). */

import { type Card, type ColourUp, parseCards } from '@sidepot/engine';
import { amount, count, refusalSentence, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { useDealer } from '../evening/context.js';
import { raceOf } from '../model/index.js';
import styles from './RaceDialog.module.css';

export interface RaceDialogProps {
  readonly colourUp: ColourUp;
  readonly onClose: () => void;
}

/** Null: no cards are typed. */
function readCards(typed: string): readonly Card[] | null {
  try {
    return typed.trim() === '' ? null : parseCards(typed);
  } catch {
    return null;
  }
}

export function RaceDialog({ colourUp, onClose }: RaceDialogProps) {
  const { session, view, tap, nameOf } = useDealer();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const told = words.dealer.clock;
  const { chip, into } = colourUp;
  const dealt = raceOf(session, colourUp);
  const cards = Object.fromEntries(
    (dealt?.lines ?? []).flatMap(({ seat, cards: most }) => {
      const read = readCards(typed[seat] ?? '');
      return read === null || read.length !== most ? [] : [[seat, read] as const];
    }),
  );
  const racers = (dealt?.lines ?? []).filter((line) => line.cards > 0);
  const isWhole = racers.every(({ seat }) => cards[seat] !== undefined);
  const won = raceOf(
    session,
    colourUp,
    Object.entries(cards).map(([seat, own]) => ({ seat: Number(seat), stack: 0, cards: own })),
  );
  return (
    <Dialog
      title={told.raceTitle(chip, into)}
      closeLabel={words.dealer.bar.close}
      onClose={onClose}
    >
      <p>{told.raceNote(dealt?.newChips ?? 0, into)}</p>
      {racers.map(({ seat, cards: most, was }) => {
        const line = won?.lines.find((one) => one.seat === seat);
        return (
          <label key={seat} className={styles.line}>
            <span>
              {nameOf(seat)} <span className={styles.note}>{told.raceCards(most, was)}</span>
            </span>
            <input
              className={styles.input}
              autoComplete="off"
              autoCapitalize="none"
              placeholder={Array.from({ length: most }, () => 'As').join(' ')}
              value={typed[seat] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [seat]: target.value })}
            />
            <strong>
              {isWhole && line !== undefined ? `${amount(line.was)} → ${amount(line.stack)}` : ''}
            </strong>
          </label>
        );
      })}
      <p className={styles.note}>{told.raceChange(count(won?.change ?? 0))}</p>
      {view.refusal !== null && <p role="alert">{refusalSentence(view.refusal)}</p>}
      <Button
        look="go"
        disabled={!isWhole}
        onClick={() => {
          tap({ type: 'race', chip, into, cards });
          onClose();
        }}
      >
        {told.raceDo}
      </Button>
    </Dialog>
  );
}
