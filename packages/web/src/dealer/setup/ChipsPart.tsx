/** The chips of this table, by colour. The smallest one is the unit. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useDealer } from '../evening/context.js';
import { CHIP_COLOURS, type ChipColour, type DealerChip } from '../model/index.js';
import { ChipSign } from '../pad/ChipSign.js';
import { AmountInput } from './AmountInput.js';
import styles from './SetupScreen.module.css';

const MOST = 8;

const ascending = (chips: readonly DealerChip[]): readonly DealerChip[] =>
  [...chips].sort((a, b) => a.value - b.value);

const isMixed = (chips: readonly DealerChip[]): boolean =>
  chips.some(({ value }, i) => value < (chips[i - 1]?.value ?? 0));

export function ChipsPart() {
  const { session, tap } = useDealer();
  const { chips } = session.setup;
  const { chips: told } = words.dealer.setup;
  const { colours } = words.dealer.pad;
  const put = (next: readonly DealerChip[]): void => tap({ type: 'edit', setup: { chips: next } });
  const change = (at: number, part: Partial<DealerChip>): void =>
    put(chips.map((chip, i) => (i === at ? { ...chip, ...part } : chip)));
  const free = CHIP_COLOURS.find((colour) => chips.every((chip) => chip.colour !== colour));
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{told.title}</h2>
      <p className={styles.note}>{told.note}</p>
      <div className={styles.rows}>
        {chips.map(({ colour, value }, i) => (
          <div key={colour} className={styles.row}>
            <ChipSign colour={colour} />
            <select
              className={styles.select}
              aria-label={told.colour}
              value={colour}
              onChange={({ target }) => change(i, { colour: target.value as ChipColour })}
            >
              {CHIP_COLOURS.filter(
                (one) => one === colour || chips.every((chip) => chip.colour !== one),
              ).map((one) => (
                <option key={one} value={one}>
                  {colours[one]}
                </option>
              ))}
            </select>
            <AmountInput
              label={told.value(colours[colour])}
              isBare
              value={value}
              onDone={() => isMixed(chips) && put(ascending(chips))}
              onChange={(worth) => worth > 0 && change(i, { value: worth })}
            />
            <Button
              className={styles.step}
              look="quiet"
              aria-label={told.remove(colours[colour])}
              disabled={chips.length === 1}
              onClick={() => put(chips.filter((_, k) => k !== i))}
            >
              <Icon name="close" />
            </Button>
          </div>
        ))}
      </div>
      {free !== undefined && chips.length < MOST && (
        <Button
          className={styles.step}
          onClick={() => put([...chips, { colour: free, value: (chips.at(-1)?.value ?? 1) * 5 }])}
        >
          {told.add}
        </Button>
      )}
    </section>
  );
}
