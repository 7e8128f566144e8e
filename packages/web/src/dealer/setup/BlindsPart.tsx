/** What is played, and for what: cash or tournament, game, blinds and the order of the ante. */

import { BOARD_GAMES, type GameName } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { useDealer } from '../evening/context.js';
import { DEALER_PRESETS, type DealerSetup } from '../model/index.js';
import { AmountInput } from './AmountInput.js';
import { Choices } from './Choices.js';
import styles from './SetupScreen.module.css';

const MODES = ['tournament', 'cash'] as const;
const RUNS = [1, 2, 3] as const;

export function BlindsPart() {
  const { session, tap } = useDealer();
  const { setup } = session;
  const { kind, blinds } = words.dealer.setup;
  const edit = (change: Partial<DealerSetup>): void => tap({ type: 'edit', setup: change });
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{kind.title}</h2>
      <Choices
        label={kind.title}
        choices={MODES}
        chosen={setup.mode}
        nameOf={(mode) => kind.modes[mode]}
        onChoose={(mode) => edit({ mode })}
      />
      <label className={styles.labelled}>
        {kind.game}
        <select
          className={styles.select}
          value={setup.game}
          onChange={({ target }) => edit({ game: target.value as GameName })}
        >
          {BOARD_GAMES.map((game) => (
            <option key={game} value={game}>
              {words.table.top.games[game]}
            </option>
          ))}
        </select>
      </label>
      <Choices
        label={blinds.title}
        choices={DEALER_PRESETS}
        chosen={setup.preset}
        nameOf={(preset) => blinds.presets[preset]}
        onChoose={(preset) => edit({ preset })}
      />
      <p className={styles.note}>{blinds.presetNotes[setup.preset]}</p>
      {setup.mode === 'cash' && (
        <>
          <div className={styles.fields}>
            <AmountInput
              label={blinds.small}
              value={setup.smallBlind}
              onChange={(smallBlind) => edit({ smallBlind })}
            />
            <AmountInput
              label={blinds.big}
              value={setup.bigBlind}
              onChange={(bigBlind) => edit({ bigBlind })}
            />
            {setup.preset !== 'none' && (
              <AmountInput
                label={blinds.ante}
                value={setup.ante}
                onChange={(ante) => edit({ ante })}
              />
            )}
          </div>
          <Choices
            label={kind.runs}
            choices={RUNS}
            chosen={setup.runs}
            nameOf={kind.runsOf}
            onChoose={(runs) => edit({ runs })}
          />
        </>
      )}
    </section>
  );
}
