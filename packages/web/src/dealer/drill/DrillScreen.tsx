/** "Who gets what?": a hand is over, the dealer types what each gets, the clock runs. */

import { cryptoRng, tiersByWinners } from '@sidepot/engine';
import { amount, count, listed, potTitle, whyStep, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { useNow } from '../clock/use-now.js';
import { useDealer } from '../evening/context.js';
import {
  type DrillQuestion,
  isDrillRight,
  pastHands,
  randomDrill,
  realDrill,
} from '../model/index.js';
import { AmountInput } from '../setup/AmountInput.js';
import styles from './DrillScreen.module.css';
import { keepStreak, readStreak } from './streak.js';

const rng = cryptoRng();

export function DrillScreen() {
  const { session } = useDealer();
  const [streak, setStreak] = useState(readStreak);
  const [round, setRound] = useState(0);
  const [question, setQuestion] = useState<DrillQuestion | null>(null);
  const told = words.dealer.drill;
  const start = (): void => {
    // Every third one from this evening, if it has one.
    const real = round % 3 === 2 ? realOnes(session)[Math.floor(round / 3)] : undefined;
    setQuestion(real ?? randomDrill(rng));
    setRound(round + 1);
  };
  return (
    <div className={styles.drill}>
      <p className={styles.note}>{told.streak(streak.now, streak.best)}</p>
      {question === null ? (
        <>
          <p>{told.lead}</p>
          <Button look="go" className={styles.big} onClick={start}>
            {told.start}
          </Button>
        </>
      ) : (
        <Asked
          key={round}
          question={question}
          onAnswer={(isRight) => setStreak(keepStreak(streak, isRight))}
          onNext={start}
        />
      )}
    </div>
  );
}

/** Hands of this evening with rivals to the end. */
const realOnes = (session: ReturnType<typeof useDealer>['session']): readonly DrillQuestion[] =>
  pastHands(session).flatMap(({ state }) => {
    const live = state.players.filter(({ folded }) => !folded).map(({ seat }) => seat);
    if (live.length < 2 || state.voided || state.boards.length > 1) return [];
    const high = tiersByWinners(
      state.pots.map(({ winners }) => winners ?? []),
      live,
    );
    return realDrill(state, high) ?? [];
  });

interface AskedProps {
  readonly question: DrillQuestion;
  readonly onAnswer: (isRight: boolean) => void;
  readonly onNext: () => void;
}

function Asked({ question, onAnswer, onNext }: AskedProps) {
  const { input, answer, why } = question;
  const [startedAt] = useState(() => Date.now());
  const [endedAt, setEndedAt] = useState<number | null>(null);
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({});
  const now = useNow();
  const told = words.dealer.drill;
  const seat = (number: number): string => words.dealer.seat(number);
  const seconds = count(Math.max(0, Math.round(((endedAt ?? now) - startedAt) / 1000)));
  const live = input.players.filter(({ folded }) => !folded);
  const total = Object.values(answer).reduce((sum, chips) => sum + chips, 0);
  const sum = Object.values(typed).reduce((all, chips) => all + chips, 0);
  const isRight = isDrillRight(question, typed);
  const high = input.boards?.[0]?.high ?? [];
  const check = (): void => {
    setEndedAt(Date.now());
    onAnswer(isRight);
  };
  return (
    <>
      <p className={styles.facts}>
        <span>{words.dealer.next.button(seat(input.button))}</span>
        <span>{told.unit(input.unit ?? 1)}</span>
        <strong role="timer">{told.time(seconds)}</strong>
      </p>
      <ul className={styles.players}>
        {input.players.map((player) => (
          <li key={player.seat} className={styles.player}>
            <strong>{seat(player.seat)}</strong>
            <span>
              {amount(player.live + (player.ante ?? 0))}
              {(player.dead ?? 0) > 0 && ` ${told.plusAnte(player.dead ?? 0)}`}
            </span>
            {player.folded && <span className={styles.note}>{told.folded}</span>}
          </li>
        ))}
      </ul>
      <p>
        <strong>{told.ranking}</strong> {told.best(high.map((tier) => tier.map(seat)))}
      </p>
      {live.map((player) => (
        <AmountInput
          key={player.seat}
          label={told.gets(seat(player.seat))}
          value={typed[player.seat] ?? null}
          onEmpty={() => setTyped({ ...typed, [player.seat]: 0 })}
          onChange={(chips) => setTyped({ ...typed, [player.seat]: chips })}
        />
      ))}
      <p className={styles.note}>{told.sum(sum, total)}</p>
      {endedAt === null ? (
        <Button look="go" className={styles.big} onClick={check}>
          {told.check}
        </Button>
      ) : (
        <div className={styles.answer} role="status" data-right={isRight}>
          <h3>{isRight ? told.right(seconds) : told.wrong}</h3>
          <p>
            {listed(live.map((player) => told.answer(seat(player.seat), answer[player.seat] ?? 0)))}
          </p>
          <ol className={styles.steps}>
            {why.why.steps.map((step) => (
              <li key={JSON.stringify(step)}>{whyStep(step, { seat }, null)}</li>
            ))}
            {why.pots.map((pot, i) => (
              <li key={pot.name}>
                <strong>{words.why.title(potTitle(i, why.pots.length), pot.amount)}</strong>
                {pot.why.steps.map((step) => (
                  <p key={JSON.stringify(step)}>{whyStep(step, { seat }, null)}</p>
                ))}
              </li>
            ))}
          </ol>
          <Button look="go" className={styles.big} onClick={onNext}>
            {told.next}
          </Button>
        </div>
      )}
    </>
  );
}
