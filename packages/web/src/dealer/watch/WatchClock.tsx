/** The tournament: level, time, blinds, what comes next, who is in, what is to be won. */

import { amount, words } from '@sidepot/i18n/page';
import type { SharedTable } from '@sidepot/protocol';
import { type Fact, Facts } from '../../ui/Facts.js';
import { clockFace } from '../clock/clock-face.js';
import { useNow } from '../clock/use-now.js';
import { type LevelReading, sharedLevelClock } from '../model/index.js';
import { calledOf } from './felt-of-shared.js';
import styles from './WatchClock.module.css';

type SharedClock = NonNullable<SharedTable['clock']>;

/** More prizes than these are said by the desk. */
const MOST_PRIZES = 9;

export interface WatchClockProps {
  readonly table: SharedTable;
  readonly clock: SharedClock;
  /** What the dealer's clock is ahead of this device's. */
  readonly ahead: number;
}

export function WatchClock({ table, clock, ahead }: WatchClockProps) {
  const now = useNow();
  const reading = sharedLevelClock(clock, table.at, now + ahead);
  const told = words.dealer.clock;
  const { onBreak, level, left, running, blinds, next } = reading;
  const isOver = clock.places.some(({ place }) => place === 1);
  return (
    <section className={styles.clock} aria-label={told.title}>
      <div className={styles.face}>
        <p className={styles.level}>{onBreak ? told.pause : told.level(level + 1)}</p>
        <p className={styles.time} data-running={running} role="timer">
          {left === null ? '–' : clockFace(left)}
        </p>
        <p className={styles.blinds}>{words.tournament.blinds(blinds)}</p>
        {!running && !isOver && <p className={styles.paused}>{told.paused}</p>}
        {next !== null && (
          <p className={styles.next}>
            {words.common.colon(told.next, words.tournament.blinds(next))}
          </p>
        )}
      </div>
      <div className={styles.facts}>
        <Facts rows={factsOf(table, clock, reading)} />
      </div>
    </section>
  );
}

function factsOf(table: SharedTable, clock: SharedClock, reading: LevelReading): readonly Fact[] {
  const told = words.dealer.clock;
  const { players, entries, average, pool, prizes, places } = clock;
  const prizeOf = (place: number, prize: number): string => {
    const owner = places.find((one) => one.place === place);
    if (owner === undefined) return amount(prize);
    const called = owner.name ?? (owner.seat === 0 ? '' : calledOf(table, owner.seat));
    return `${called} ${amount(prize)}`.trim();
  };
  return [
    [told.left, told.leftOf(players, entries)],
    [told.average, told.chips(average)],
    [told.nextBreak, reading.toBreak === null ? told.none : clockFace(reading.toBreak)],
    ...(pool > 0 ? ([[told.pool, amount(pool)]] as const) : []),
    ...prizes
      .slice(0, MOST_PRIZES)
      .map((prize, i): Fact => [words.tournament.ordinal(i + 1), prizeOf(i + 1, prize)]),
  ];
}
