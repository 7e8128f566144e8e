/** Which rules this hand was paid by, with their numbers, and the hand as a code for the floor. */

import { type RuleAnchor, words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { useDealer } from '../evening/context.js';
import type { DealerView } from '../model/index.js';
import styles from './RulesOfPots.module.css';

type RuleKey = keyof (typeof words)['dealer']['showdown']['rules'];

const ANCHORS: Readonly<Record<RuleKey, RuleAnchor>> = {
  sidePots: 'side-pots',
  uncalled: 'uncalled',
  folded: 'folded-chips',
  odd: 'split-pots',
  ante: 'antes',
};

export function RulesOfPots({ onFloor }: { readonly onFloor: () => void }) {
  const { view } = useDealer();
  const told = words.dealer.showdown;
  if (view.pots.every(({ shares }) => shares === null)) return null;
  return (
    <div className={styles.rules}>
      <h2 className={styles.title}>{told.rule}</h2>
      <ul>
        {rulesIn(view).map((key) => (
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

function rulesIn({ pots, seats, banners, blinds }: DealerView): readonly RuleKey[] {
  const isFolded = seats.some(({ folded, putIn }) => folded && putIn > 0);
  const isOdd = pots.some(({ shares }) => shares?.some(({ odd }) => odd > 0));
  return [
    ...(pots.length > 1 ? (['sidePots'] as const) : []),
    ...(banners.some(({ kind }) => kind === 'refund') ? (['uncalled'] as const) : []),
    ...(isFolded ? (['folded'] as const) : []),
    ...(isOdd ? (['odd'] as const) : []),
    ...(blinds.ante > 0 ? (['ante'] as const) : []),
  ];
}
