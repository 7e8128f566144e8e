/** Winners pot by pot. Who cannot win a pot stands there too, with the reason. */

import { potTitle, words } from '@sidepot/i18n/page';
import { useId } from 'react';
import { Swatch } from '../../towers/Swatch.js';
import { classes } from '../../ui/classes.js';
import { type DraftHalf, pickOf } from '../model/draft.js';
import type { TypedPlayer } from '../model/hand.js';
import { isMiddle } from '../model/middle.js';
import { halfNames, isQualified } from '../model/ranking.js';
import type { PotAnswer, Solution } from '../model/solve.js';
import { pickedIn } from '../model/winners.js';
import { useCalculator } from './context.js';
import styles from './WinnersPanel.module.css';

export function PotPicks() {
  const { answer } = useCalculator();
  if (answer === null) return <p className={styles.note}>{words.calculator.result.none}</p>;
  if (answer.pots.length === 0)
    return <p className={styles.note}>{words.calculator.result.empty}</p>;
  return (
    <div className={styles.picks}>
      <p className={styles.note}>{words.calculator.winners.pick}</p>
      {answer.pots.map((pot) => (
        <PickPot key={pot.index} answer={answer} pot={pot} />
      ))}
    </div>
  );
}

function PickPot({ answer, pot }: { readonly answer: Solution; readonly pot: PotAnswer }) {
  const { hand } = answer;
  const name = potTitle(pot.index, answer.pots.length);
  const [only] = pot.eligible;
  if (pot.eligible.length === 1) {
    const owner = hand.players.find(({ key }) => key === only)?.name ?? '';
    return (
      <p className={styles.only}>
        <b>{name}.</b> {words.calculator.winners.only(owner)}
      </p>
    );
  }
  const halves: readonly DraftHalf[] = hand.input.kind === 'hilo' ? ['high', 'low'] : ['high'];
  const boards = Array.from({ length: hand.boardCount }, (_, i) => i);
  return boards.flatMap((board) =>
    halves.map((half) => (
      <PickOne
        key={`${board} ${half}`}
        {...{ answer, pot, board, half }}
        legend={words.calculator.winners.legend(
          name,
          hand.boardCount > 1 ? board + 1 : null,
          halves.length > 1 ? halfNames(hand.game)[half] : null,
        )}
      />
    )),
  );
}

interface PickOneProps {
  readonly answer: Solution;
  readonly pot: PotAnswer;
  readonly board: number;
  readonly half: DraftHalf;
  readonly legend: string;
}

function PickOne({ answer, pot, board, half, legend }: PickOneProps) {
  const { draft, change } = useCalculator();
  const id = useId();
  const chosen = pickedIn(draft, pot.index, board, half, pot.eligible);
  const toggle = (key: number): void => {
    const keys = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    change((now) => ({
      ...now,
      picks: { ...now.picks, [pickOf(pot.index, board, half)]: keys },
    }));
  };
  const mayLack = half === 'low' && isQualified(answer.hand.game);
  return (
    <fieldset className={styles.pick} aria-describedby={mayLack ? `${id}-low` : undefined}>
      <legend className={styles.legend}>
        <Swatch pot={pot.index} />
        {legend}
      </legend>
      <div className={styles.chips}>
        {answer.hand.players
          .filter((player) => !isMiddle(player))
          .map((player) => {
            const reason = reasonOf(player, pot);
            return (
              <label
                key={player.key}
                className={classes(styles.chip, reason !== null && styles.out)}
              >
                <input
                  type="checkbox"
                  checked={chosen.includes(player.key)}
                  disabled={reason !== null}
                  onChange={() => toggle(player.key)}
                />
                <span className={styles.chipName}>
                  {player.name}
                  {reason !== null && <small className={styles.reason}> {reason}</small>}
                </span>
              </label>
            );
          })}
      </div>
      {mayLack && (
        <p id={`${id}-low`} className={styles.note}>
          {words.calculator.winners.noLow}
        </p>
      )}
    </fieldset>
  );
}

/** Null: they can win it. */
function reasonOf(player: TypedPlayer, { eligible }: PotAnswer): string | null {
  if (eligible.includes(player.key)) return null;
  if (player.folded) return words.calculator.winners.isFolded;
  const level = player.ante + player.live;
  return level === 0 && player.dead > 0
    ? words.calculator.winners.deadOnly
    : words.calculator.winners.short(level);
}
