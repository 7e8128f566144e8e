/** Who wins, said in one of three ways. */

import { ChoiceField } from '../lobby/form/ChoiceField.js';
import { choicesOf } from '../lobby/form/SelectField.js';
import { calculatorText } from '../text/en-calculator.js';
import { CardEntry } from './CardEntry.js';
import { useCalculator } from './context.js';
import { Panel } from './Panel.js';
import { PotPicks } from './PotPicks.js';
import { Rankings } from './Rankings.js';
import styles from './WinnersPanel.module.css';

const { winners: words } = calculatorText;

export function WinnersPanel() {
  const { draft, set } = useCalculator();
  const isContested = draft.players.filter(({ folded }) => !folded).length > 1;
  return (
    <Panel title={words.title}>
      {isContested ? (
        <>
          <ChoiceField
            label={words.way}
            value={draft.way}
            choices={choicesOf(words.ways)}
            onChange={(way) => set({ way })}
          />
          {draft.way === 'pots' && <PotPicks />}
          {draft.way === 'rank' && <Rankings />}
          {draft.way === 'cards' && <CardEntry />}
        </>
      ) : (
        <p className={styles.note}>{words.alone}</p>
      )}
    </Panel>
  );
}
