/** One pot: what is in it, who gets what of it in which chips, why, and whether it was pushed. */

import { amount, count, listed, potTitle, words } from '@sidepot/i18n/page';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import type { DealerPick, DealerPot, PotPushes } from '../model/index.js';
import { ChipPiles } from '../pad/ChipPiles.js';
import { potStyle } from '../table/DealerPots.js';
import { partOf } from './PickBar.js';
import styles from './PotRow.module.css';

export interface PotRowProps {
  readonly pot: DealerPot;
  /** What is pulled in for it, and what goes to whom. */
  readonly pushes: PotPushes | undefined;
  /** What was tapped of all pots; also what is final. */
  readonly picks: readonly DealerPick[];
  readonly onWhy: () => void;
}

export function PotRow({ pot, pushes, picks, onWhy }: PotRowProps) {
  const { view, tap, nameOf } = useDealer();
  const { showdown } = view;
  const told = words.dealer.showdown;
  const name = potTitle(pot.pot, view.pots.length);
  const isFocus = showdown?.focus?.pot === pot.pot;
  const isWhole = showdown === null || showdown.isWhole;
  return (
    <li
      className={classes(styles.pot, isFocus && styles.focus)}
      style={potStyle(pot.pot)}
      data-pot={pot.pot}
    >
      <div className={styles.head}>
        <span className={styles.name}>{name}</span>
        <strong className={styles.amount}>{amount(pot.amount)}</strong>
        <span className={styles.seats}>
          {words.dealer.hand.canWin(pot.seats.map((seat) => count(seat)).join(' '))}
        </span>
      </div>
      <Picked pot={pot.pot} picks={picks} />
      {pot.shares !== null &&
        pushes?.to.map(({ seat, amount: won, odd, chips, rest }) => (
          <div key={seat} className={styles.share} data-share={seat}>
            <strong>{told.gets(nameOf(seat), won)}</strong>
            <ChipPiles {...{ chips, rest }} />
            {odd > 0 && <span className={styles.odd}>{told.odd(nameOf(seat), odd)}</span>}
          </div>
        ))}
      {pot.rake > 0 && <p className={styles.odd}>{told.rake(pot.rake)}</p>}
      {pot.shares !== null && (
        <div className={styles.tools}>
          <button type="button" className={styles.tool} onClick={onWhy}>
            {told.why}
          </button>
          <button
            type="button"
            className={classes(styles.tool, styles.paid, pot.paid && styles.isPaid)}
            aria-label={told.paid(name)}
            aria-pressed={pot.paid}
            disabled={!isWhole || pot.paid}
            onClick={() => tap({ type: 'paid', pot: pot.pot })}
          >
            <Tick isOn={pot.paid} /> {told.paidShort}
          </button>
        </div>
      )}
      {pot.shares !== null &&
        pushes?.from.map(({ seats, each, chips }) => (
          <p key={each} className={styles.from}>
            {(seats.length === 1 ? told.chips.from : told.chips.into)(
              listed(seats.map(nameOf)),
              each,
              name,
            )}{' '}
            <ChipPiles chips={chips} />
          </p>
        ))}
      {pot.shares !== null && pushes !== undefined && pushes.dead > 0 && (
        <p className={styles.from}>{told.chips.dead(pushes.dead)}</p>
      )}
    </li>
  );
}

const Tick = ({ isOn }: { readonly isOn: boolean }) => (
  <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="3" y="3" width="18" height="18" rx="4" />
    {isOn && <path d="M7 12.5l3.5 3.5L17 8.5" />}
  </svg>
);

/** What was tapped of this pot, part by part; each can be gone back to until it is final. */
function Picked({ pot, picks }: Pick<PotRowProps, 'picks'> & { readonly pot: number }) {
  const { view, tap, nameOf } = useDealer();
  const own = picks.filter(({ at }) => at.pot === pot);
  const { open, noLow } = words.dealer.showdown;
  // One winner of the whole pot is named below.
  if (own.length === 0 || (own.length === 1 && own[0]?.winners !== null)) return null;
  return (
    <div className={styles.picks}>
      {own.map(({ at, winners, isFocus }) => (
        <button
          key={`${at.board}${at.half}`}
          type="button"
          className={classes(styles.pick, isFocus && styles.isFocus)}
          aria-current={isFocus || undefined}
          disabled={view.showdown === null}
          onClick={() => tap({ type: 'focus', at })}
        >
          {[
            partOf(at, picks),
            winners === null ? open : winners.length === 0 ? noLow : listed(winners.map(nameOf)),
          ]
            .filter((one) => one !== '')
            .join(': ')}
        </button>
      ))}
    </div>
  );
}
