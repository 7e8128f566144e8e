/** Which rules this hand was paid by, with their numbers, and the hand as a code for the floor. */

import { type RuleAnchor, words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { useDealer } from '../evening/context.js';
import type { PaidRule } from '../model/index.js';
import styles from './RulesOfPots.module.css';

const ANCHORS: Readonly<Record<PaidRule, RuleAnchor>> = {
  sidePots: 'side-pots',
  uncalled: 'uncalled',
  folded: 'folded-chips',
  odd: 'split-pots',
  ante: 'antes',
  halves: 'high-low',
  boards: 'run-it-twice',
  best: 'showdown',
};

export function RulesOfPots({ onFloor }: { readonly onFloor: () => void }) {
  const { view } = useDealer();
  const told = words.dealer.showdown;
  if (view.pots.every(({ shares }) => shares === null)) return null;
  return (
    <div className={styles.rules}>
      {view.paidBy.length > 0 && <h2 className={styles.title}>{told.rule}</h2>}
      <ul>
        {view.paidBy.map((key) => (
          <li key={key} className={styles.rule}>
            {told.rules[key]}{' '}
            <a href={`/rules#${ANCHORS[key]}`} target="_blank" rel="noreferrer">
              {told.ruleNumbers[key]}
            </a>
          </li>
        ))}
      </ul>
      <Button onClick={onFloor}>{told.floor}</Button>
    </div>
  );
}
