/** Chips that go: who gets how many cards, and who won a new chip (R221, R222). */

import type { ColourUp } from '@sidepot/engine';
import { amount, count, refusalSentence, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Refusal } from '../../ui/Refusal.js';
import { cardsAsTyped } from '../../ui/typed/cards.js';
import { useDealer } from '../evening/context.js';
import { raceOf } from '../model/index.js';
import styles from './RaceDialog.module.css';

export interface RaceDialogProps {
  readonly colourUp: ColourUp;
  readonly onClose: () => void;
}

export function RaceDialog({ colourUp, onClose }: RaceDialogProps) {
  const { session, tap, nameOf } = useDealer();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const told = words.dealer.clock;
  const { chip, into } = colourUp;
  const start = raceOf(session, colourUp);
  const { lines, newChips } = start.ok ? start.value : NOBODY;
  const racers = lines
    .filter(({ cards }) => cards > 0)
    .map((line) => ({ ...line, typed: cardsAsTyped(typed[line.seat] ?? '') }));
  const dealt = racers.flatMap(({ seat, cards, typed: { cards: own, isHalf } }) =>
    own.length === cards && !isHalf ? [{ seat, stack: 0, cards: own }] : [],
  );
  const run = dealt.length === racers.length ? raceOf(session, colourUp, dealt) : null;
  const refusal = [start, run].find((one) => one?.ok === false)?.error;
  return (
    <Dialog
      title={told.raceTitle(chip, into)}
      closeLabel={words.dealer.bar.close}
      onClose={onClose}
    >
      <p>{told.raceNote(newChips, into)}</p>
      {racers.map(({ seat, cards, was, typed: { refusal: problem } }) => {
        const won = run?.ok ? run.value.lines.find((one) => one.seat === seat) : undefined;
        return (
          <label key={seat} className={styles.line}>
            <span>
              {nameOf(seat)} <span className={styles.note}>{told.raceCards(cards, was)}</span>
            </span>
            <input
              className={styles.input}
              autoComplete="off"
              autoCapitalize="none"
              placeholder={Array.from({ length: cards }, () => 'As').join(' ')}
              aria-invalid={problem !== null}
              value={typed[seat] ?? ''}
              onChange={({ target }) => setTyped({ ...typed, [seat]: target.value })}
            />
            <Refusal text={problem === null ? null : refusalSentence(problem)} />
            {won !== undefined && (
              <strong className={styles.won}>
                {amount(won.was)} → {amount(won.stack)}
              </strong>
            )}
          </label>
        );
      })}
      {run?.ok && run.value.change !== 0 && (
        <p className={styles.note}>{told.raceChange(count(run.value.change))}</p>
      )}
      <Refusal text={refusal === undefined ? null : refusalSentence(refusal)} />
      <Button
        look="go"
        disabled={!run?.ok}
        onClick={() => {
          tap({
            ...{ type: 'race', chip, into },
            cards: Object.fromEntries(dealt.map(({ seat, cards }) => [seat, cards])),
          });
          onClose();
        }}
      >
        {told.raceDo}
      </Button>
    </Dialog>
  );
}

/** No stacks, no race. */
const NOBODY = { lines: [], newChips: 0 } as const;
