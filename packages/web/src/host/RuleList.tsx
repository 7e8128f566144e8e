/** The settings as the players read them. */

import { useTable } from '../session/context.js';
import { RuleLink } from '../settings/RuleLink.js';
import { ruleLines } from '../settings/tell.js';
import { NextSettings } from './NextSettings.js';
import styles from './RuleList.module.css';

export function RuleList() {
  const { view } = useTable();
  return (
    <>
      <NextSettings />
      <dl className={styles.rules}>
        {ruleLines(view.settings).map(({ name, value, rule }) => (
          <div key={name} className={styles.rule}>
            <dt>
              {name}
              <RuleLink anchor={rule} label={name} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
