/** The answer: what goes back, the pots, who gets what. */

import type { ErrorCode } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { Towers } from '../../towers/Towers.js';
import { towersOf } from '../../towers/towers.js';
import { Button } from '../../ui/Button.js';
import { classes } from '../../ui/classes.js';
import { Panel } from '../../ui/parts/Panel.js';
import { handAfter } from '../flow/next-hand.js';
import { withMiddleApart } from '../model/middle.js';
import type { Solution } from '../model/solve.js';
import { solvedWords } from '../model/steps.js';
import { useCalculator } from './context.js';
import { OrdersTable } from './OrdersTable.js';
import { PotCard } from './PotCard.js';
import styles from './ResultPanel.module.css';
import { Summary } from './Summary.js';

const INCONSISTENT: ErrorCode = 'INCONSISTENT_WINNERS';

function NextHand({ answer }: { readonly answer: Solution }) {
  const { draft, open } = useCalculator();
  const next = handAfter(draft, answer);
  return (
    <p className={styles.nextHand}>
      <Button disabled={next === null} onClick={() => next !== null && open(next)}>
        {words.calculator.result.nextHand}
      </Button>
      <span className={styles.note}>{words.calculator.result.nextHandNote}</span>
    </p>
  );
}

export function ResultPanel() {
  const { answer, both, isOld, errors, draft } = useCalculator();
  return (
    <Panel title={words.calculator.result.title}>
      {isOld && (
        <p className={styles.old}>
          {answer === null
            ? words.calculator.result.none
            : words.calculator.result.old(Object.keys(errors).length)}
        </p>
      )}
      {answer !== null && (
        <div className={classes(styles.answer, isOld && styles.isOld)} data-old={isOld}>
          {answer.hand.title !== '' && <p className={styles.title}>{draft.title}</p>}
          {answer.total === 0 ? (
            <p className={styles.note}>{words.calculator.result.empty}</p>
          ) : (
            <>
              <Towers towers={towersOf(withMiddleApart(answer))} />
              <ul className={styles.hand}>
                {answer.steps.map((step, i) => (
                  <li key={step.kind} data-step={step.kind} className={styles.refund}>
                    {solvedWords(answer.steps, i, answer.hand)}
                  </li>
                ))}
              </ul>
              <ol className={styles.pots}>
                {answer.pots.map((pot) => (
                  <PotCard key={pot.index} answer={answer} pot={pot} />
                ))}
              </ol>
              {answer.isInconsistent && (
                <p className={styles.warning}>
                  {words.calculator.result.inconsistent} <code>{INCONSISTENT}</code>
                </p>
              )}
              <Summary answer={answer} />
              {both !== null && <OrdersTable both={both} />}
              {!isOld && <NextHand answer={answer} />}
            </>
          )}
        </div>
      )}
    </Panel>
  );
}
