/** The question of the moment, and how it is answered: pot by pot or best hand first, ties, no low. */

import { potTitle, words } from '@sidepot/i18n/page';
import { classes } from '../../ui/classes.js';
import { useDealer } from '../evening/context.js';
import { type DealerShowdown, type PickPlace, SHOWDOWN_WAYS } from '../model/index.js';
import styles from './PickBar.module.css';

export interface PickBarProps {
  readonly showdown: DealerShowdown;
  readonly isTie: boolean;
  readonly onTie: (isTie: boolean) => void;
  /** A pot was ticked: nothing can be changed any more, and only its room is kept. */
  readonly isFinal: boolean;
}

export function PickBar({ showdown, isTie, onTie, isFinal }: PickBarProps) {
  const { view, tap } = useDealer();
  const { way, focus, runs, picks } = showdown;
  const told = words.dealer.showdown;
  if (runs !== null) {
    return (
      <div className={styles.bar}>
        <p className={styles.question}>{told.runs}</p>
        <div className={styles.tools}>
          {([1, 2, 3] as const)
            .filter((times) => times <= runs.most)
            .map((times) => (
              <button
                key={times}
                type="button"
                className={styles.tool}
                onClick={() => tap({ type: 'runs', runs: times })}
              >
                {told.times[times - 1]}
              </button>
            ))}
        </div>
      </div>
    );
  }
  const hasPicks = picks.some(({ winners }) => winners !== null);
  return (
    <div className={styles.bar} inert={isFinal}>
      <p className={styles.question} role="status">
        {focus === null ? told.done : questionOf(focus, view.pots.length, showdown)}
      </p>
      <fieldset className={styles.tools} aria-label={told.way}>
        {SHOWDOWN_WAYS.map((one) => (
          <button
            key={one}
            type="button"
            className={classes(styles.tool, one === way && styles.chosen)}
            aria-pressed={one === way}
            onClick={() => tap({ type: 'way', way: one })}
          >
            {told.ways[one]}
          </button>
        ))}
        <button
          type="button"
          className={classes(styles.tool, isTie && styles.chosen)}
          aria-pressed={isTie}
          disabled={!hasPicks}
          onClick={() => onTie(!isTie)}
        >
          {told.tie}
        </button>
        {focus?.half === 'low' ? (
          <button type="button" className={styles.tool} onClick={() => tap({ type: 'noLow' })}>
            {told.noLow}
          </button>
        ) : (
          <button
            type="button"
            className={styles.tool}
            disabled={!hasPicks}
            onClick={() => tap({ type: 'clearPicks' })}
          >
            {told.clear}
          </button>
        )}
      </fieldset>
    </div>
  );
}

function questionOf(focus: PickPlace, pots: number, { way, picks }: DealerShowdown): string {
  const told = words.dealer.showdown;
  const part = partOf(focus, picks);
  if (way === 'ranking') return part === '' ? told.order : words.common.colon(part, told.order);
  const pot = potTitle(focus.pot, pots);
  return part === '' ? told.who(pot) : told.whoOf(pot, part);
}

/** Which board and which half, where there is more than one. */
export function partOf(
  { board, half }: PickPlace,
  picks: readonly { readonly at: PickPlace }[],
): string {
  const { board: boardName, parts } = words.dealer.showdown;
  const isOnBoards = picks.some(({ at }) => at.board > 0);
  const isHalved = picks.some(({ at }) => at.half === 'low');
  return [...(isOnBoards ? [boardName(board + 1)] : []), ...(isHalved ? [parts[half]] : [])].join(
    ' · ',
  );
}
