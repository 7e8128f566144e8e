/** The settings as the players read them. */

import { words } from '../i18n/words.js';
import { useTable } from '../session/context.js';
import { RuleLink } from '../settings/RuleLink.js';
import { ruleLines } from '../settings/tell.js';
import rows from '../ui/rows.module.css';
import styles from './RuleList.module.css';

export function RuleList() {
  const { view } = useTable();
  return (
    <>
      {view.nextSettings !== null && <p className={rows.lead}>{words.host.settings.coming}</p>}
      <dl className={styles.rules}>
        {ruleLines(view.nextSettings ?? view.settings).map(({ name, value, rule }) => (
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
