/** Levels and prizes of a tournament. */

import type { Level } from '@sidepot/engine';
import { count, words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { Icon } from '../../ui/Icon.js';
import { useDealer } from '../evening/context.js';
import type { DealerSetup } from '../model/index.js';
import { AmountInput } from './AmountInput.js';
import styles from './SetupScreen.module.css';

const MINUTE = 60_000;
const FIELDS = ['smallBlind', 'bigBlind', 'ante'] as const;

export function EventPart() {
  const { session, tap } = useDealer();
  const { setup } = session;
  const { levels, payouts } = setup;
  const { event: told, blinds } = words.dealer.setup;
  const edit = (change: Partial<DealerSetup>): void => tap({ type: 'edit', setup: change });
  const put = (next: readonly Level[]): void => edit({ levels: next });
  const change = (at: number, part: Partial<Level>): void =>
    put(levels.map((level, i) => (i === at ? { ...level, ...part } : level)));
  const names = { smallBlind: blinds.small, bigBlind: blinds.big, ante: blinds.ante } as const;
  const last = levels.at(-1);
  const minutes = (levels[0]?.duration ?? 0) / MINUTE;
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{told.title}</h2>
      <div className={styles.fields}>
        <AmountInput
          label={told.minutes}
          value={minutes}
          onChange={(length) =>
            put(levels.map((level) => ({ ...level, duration: length * MINUTE })))
          }
        />
        <AmountInput label={told.buyIn} value={setup.buyIn} onChange={(buyIn) => edit({ buyIn })} />
        <AmountInput
          label={told.elsewhere}
          value={setup.elsewhere}
          onChange={(elsewhere) => edit({ elsewhere })}
        />
        <AmountInput
          label={told.entries}
          value={setup.entries}
          placeholder={count(setup.seats.length + setup.elsewhere)}
          onEmpty={() => edit({ entries: null })}
          onChange={(entries) => edit({ entries })}
        />
      </div>
      <label className={styles.labelled}>
        {told.payouts}
        <input
          className={styles.input}
          autoComplete="off"
          defaultValue={payouts.join(' ')}
          onChange={({ target }) => {
            const parts = (target.value.match(/\d+/g) ?? []).map(Number);
            if (parts.length > 0) edit({ payouts: parts });
          }}
        />
        <span className={styles.note}>
          {told.payoutsNote(payouts.reduce((sum, part) => sum + part, 0))}
        </span>
      </label>
      <details className={styles.more}>
        <summary>{told.rows(levels.length)}</summary>
        <div className={styles.rows}>
          <div className={styles.level} aria-hidden="true">
            <span />
            {FIELDS.map((field) => (
              <span key={field} className={styles.heads}>
                {names[field]}
              </span>
            ))}
            <span className={styles.heads}>{told.length}</span>
            <span className={styles.heads}>{told.breakAfter}</span>
            <span />
          </div>
          {levels.map((level, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
            <div key={i} className={styles.level}>
              <strong>{i + 1}</strong>
              {FIELDS.map((field) => (
                <AmountInput
                  key={field}
                  label={told.ofLevel(names[field], i + 1)}
                  isBare
                  value={level[field] ?? 0}
                  onChange={(value) => change(i, { [field]: value })}
                />
              ))}
              <AmountInput
                label={told.ofLevel(told.length, i + 1)}
                isBare
                value={level.duration / MINUTE}
                onChange={(length) => change(i, { duration: length * MINUTE })}
              />
              {i + 1 < levels.length ? (
                <AmountInput
                  label={told.ofLevel(told.breakAfter, i + 1)}
                  isBare
                  value={(level.breakAfter ?? 0) / MINUTE}
                  onChange={(length) => change(i, { breakAfter: length * MINUTE })}
                />
              ) : (
                // The last level has no end.
                <span />
              )}
              <Button
                className={styles.step}
                look="quiet"
                aria-label={told.removeLevel(i + 1)}
                disabled={levels.length === 1}
                onClick={() => put(levels.filter((_, k) => k !== i))}
              >
                <Icon name="close" />
              </Button>
            </div>
          ))}
          {last !== undefined && (
            <Button
              className={styles.step}
              onClick={() =>
                put([
                  ...levels,
                  {
                    ...last,
                    smallBlind: last.smallBlind * 2,
                    bigBlind: last.bigBlind * 2,
                    ante: (last.ante ?? 0) * 2,
                  },
                ])
              }
            >
              {told.addLevel}
            </Button>
          )}
        </div>
      </details>
    </section>
  );
}
