/** One pot: its sum, who plays for it, how it came about, and who gets it. */

import { amount, potTitle, words } from '@sidepot/i18n/page';
import { Swatch } from '../../towers/Swatch.js';
import type { TypedHand } from '../model/hand.js';
import type { PotAnswer, Solution, SolvedStep } from '../model/solve.js';
import { solvedWords } from '../model/steps.js';
import { winningHand } from '../model/words.js';
import styles from './ResultPanel.module.css';

export interface PotCardProps {
  readonly answer: Solution;
  readonly pot: PotAnswer;
}

export function PotCard({ answer, pot }: PotCardProps) {
  const { hand, pots } = answer;
  const { award } = pot;
  const [sum, ...more] = pot.steps;
  const playerOf = (key: number) => hand.players.find((player) => player.key === key);
  const nameOf = (key: number): string => playerOf(key)?.name ?? '';
  return (
    <li className={styles.pot} data-pot={pot.index}>
      <div className={styles.potHead}>
        <Swatch pot={pot.index} />
        <h3 className={styles.potName}>{potTitle(pot.index, pots.length)}</h3>
        <span className={styles.amount} data-amount>
          {amount(pot.amount)}
        </span>
        <span className={styles.share} data-rake={pot.rake}>
          {words.calculator.result.percent(pot.share)}
        </span>
      </div>
      <p className={styles.sum}>{sum !== undefined && solvedWords(pot.steps, 0, hand)}</p>
      <p className={styles.eligible} data-eligible={pot.eligible.map(nameOf).join('|')}>
        {words.calculator.result.eligible(pot.eligible.map(nameOf))}
      </p>
      {more.length > 0 && (
        <ul className={styles.steps}>
          {more.map((step, i) => (
            <li key={step.kind}>{solvedWords(pot.steps, i + 1, hand)}</li>
          ))}
        </ul>
      )}
      {award === null ? (
        <p className={styles.open}>{words.calculator.result.open}</p>
      ) : (
        <div className={styles.award}>
          <ul>
            {Object.entries(award.awards).map(([key, won]) => (
              <li key={key} data-winner={nameOf(Number(key))} data-won={won}>
                {words.calculator.result.wins(nameOf(Number(key)), won ?? 0)}
              </li>
            ))}
          </ul>
          <ul className={styles.steps}>
            {toldSteps(award.steps, hand, pot.eligible).map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two boards may have the same step
              <li key={i}>{line}</li>
            ))}
            {oddChips(award.steps).map(({ player, amount, isFirst, key }) => (
              <li key={key} className={styles.odd}>
                {words.calculator.result.odd(
                  nameOf(player),
                  playerOf(player)?.seat ?? 0,
                  amount,
                  isFirst,
                  hand.input.button,
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** A single step that says no more than who wins is said already. */
function toldSteps(
  steps: readonly SolvedStep[],
  hand: TypedHand,
  eligible: readonly number[],
): readonly string[] {
  const [only, ...more] = steps;
  const isSaid = only?.kind === 'win' && winningHand(hand, steps, 0, eligible) === null;
  if (isSaid && more.length === 0) return [];
  return steps.map((_, i) => solvedWords(steps, i, hand, eligible));
}

const oddChips = (steps: readonly SolvedStep[]) =>
  steps.flatMap((step, i) =>
    step.kind === 'split'
      ? step.odd.map((odd, place) => ({ ...odd, isFirst: place === 0, key: `${i} ${place}` }))
      : [],
  );
