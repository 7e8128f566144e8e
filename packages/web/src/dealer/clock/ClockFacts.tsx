/** Players, stacks, prizes, the next break, and chips that can go. */

import { amount, words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { Button } from '../../ui/Button.js';
import { type Fact, Facts } from '../../ui/Facts.js';
import { useDealer } from '../evening/context.js';
import type { DealerClock } from '../model/index.js';
import styles from './ClockPage.module.css';
import { clockFace } from './clock-face.js';
import { RaceDialog } from './RaceDialog.js';

export function ClockFacts({ clock }: { readonly clock: DealerClock }) {
  const { session } = useDealer();
  const told = words.dealer.clock;
  const { colours } = words.dealer.pad;
  const [racing, setRacing] = useState<number | null>(null);
  const race = clock.colourUps.find(({ chip }) => chip === racing);
  const rows: Fact[] = [
    [told.left, told.leftOf(clock.playersLeft, clock.entries)],
    [told.average, told.chips(clock.average)],
    [told.nextBreak, clock.toBreak === null ? told.none : clockFace(clock.toBreak)],
    ...(clock.pool > 0 ? ([[told.pool, amount(clock.pool)]] as const) : []),
    ...(clock.pool > 0
      ? clock.prizes.map((prize, i): Fact => [words.tournament.ordinal(i + 1), amount(prize)])
      : []),
  ];
  return (
    <div className={styles.about}>
      {clock.colourUps.map(({ chip }) => {
        const colour = session.setup.chips.find(({ value }) => value === chip)?.colour ?? 'white';
        return (
          <p key={chip} className={styles.colourUp}>
            {told.colourUp(colours[colour], chip)}{' '}
            <Button onClick={() => setRacing(chip)}>{told.race}</Button>
          </p>
        );
      })}
      <div className={styles.facts}>
        <Facts rows={rows} />
      </div>
      {race !== undefined && <RaceDialog colourUp={race} onClose={() => setRacing(null)} />}
    </div>
  );
}
