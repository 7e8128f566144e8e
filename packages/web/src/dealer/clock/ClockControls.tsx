/** Start, pause, a minute more or less, a level on or back. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { useDealer } from '../evening/context.js';
import { type DealerClock, dealerState } from '../model/index.js';
import styles from './ClockPage.module.css';

const MINUTE = 60_000;

export function ClockControls({ clock }: { readonly clock: DealerClock }) {
  const { session, tap } = useDealer();
  const told = words.dealer.clock;
  const isStarted = dealerState(session.log).clock.some(({ type }) => type === 'start');
  const { level, running, next } = clock;
  return (
    <div className={styles.controls}>
      <Button
        look="go"
        onClick={() =>
          tap({ type: running ? 'clockPause' : isStarted ? 'clockResume' : 'clockStart' })
        }
      >
        {running ? told.stop : isStarted ? told.resume : told.start}
      </Button>
      <Button onClick={() => tap({ type: 'clockAdd', ms: -MINUTE })}>
        <span aria-hidden="true">−1:00</span>
        <span className="visually-hidden">{told.lessMinute}</span>
      </Button>
      <Button onClick={() => tap({ type: 'clockAdd', ms: MINUTE })}>
        <span aria-hidden="true">+1:00</span>
        <span className="visually-hidden">{told.minute}</span>
      </Button>
      <Button disabled={level === 0} onClick={() => tap({ type: 'clockLevel', level: level - 1 })}>
        {told.levelBack}
      </Button>
      <Button
        disabled={next === null}
        onClick={() => tap({ type: 'clockLevel', level: level + 1 })}
      >
        {told.levelOn}
      </Button>
    </div>
  );
}
