/** Who wins, said in one of three ways. */

import { words } from '@sidepot/i18n/page';
import { ChoiceField } from '../../settings/ChoiceField.js';
import { choicesOf } from '../../settings/SelectField.js';
import { Panel } from '../../ui/parts/Panel.js';
import { CardEntry } from './CardEntry.js';
import { useCalculator } from './context.js';
import { PotPicks } from './PotPicks.js';
import { Rankings } from './Rankings.js';
import styles from './WinnersPanel.module.css';

export function WinnersPanel() {
  const { draft, set } = useCalculator();
  const isContested = draft.players.filter(({ folded }) => !folded).length > 1;
  return (
    <Panel title={words.calculator.winners.title}>
      {isContested ? (
        <>
          <ChoiceField
            label={words.calculator.winners.way}
            value={draft.way}
            choices={choicesOf(words.calculator.winners.ways)}
            onChange={(way) => set({ way })}
          />
          {draft.way === 'pots' && <PotPicks />}
          {draft.way === 'rank' && <Rankings />}
          {draft.way === 'cards' && <CardEntry />}
        </>
      ) : (
        <p className={styles.note}>{words.calculator.winners.alone}</p>
      )}
    </Panel>
  );
}
