/** What a hand leaves behind: who is out, warnings, and where button and blinds will be. */

import { words } from '@sidepot/i18n/page';
import { useDealer } from '../evening/context.js';
import { dealerState, placesOut } from '../model/index.js';
import styles from './NextNotes.module.css';

export function NextNotes() {
  const { view, session, nameOf } = useDealer();
  const { next: told, showdown } = words.dealer;
  const { out, next, warnings, screen } = view;
  const places = screen === 'over' ? placesOut(session, dealerState(session.log)) : [];
  const seatOf = (player: string): string =>
    /^\d+$/.test(player) ? words.dealer.seat(Number(player)) : player;
  return (
    <div className={styles.notes}>
      {warnings.map((warning) => (
        <p key={JSON.stringify(warning)} className={styles.warning} role="alert">
          {showdown.warning(namesIn(warning, seatOf))}
        </p>
      ))}
      {screen !== 'over' &&
        out.map(({ seat, place, prize, player }) => (
          <p key={player} className={styles.out} data-out={seat}>
            {told.out(seatOf(player), words.tournament.ordinal(place), prize)}
          </p>
        ))}
      {places.length > 0 && (
        <ol className={styles.places} data-places="">
          {[...places]
            .sort((a, b) => a.place - b.place)
            .map(({ player, place, prize }) => (
              <li key={player} className={styles.place} data-place={place}>
                <span>{words.tournament.ordinal(place)}</span>
                <span className={styles.who}>{seatOf(player)}</span>
                {prize > 0 && <strong>{words.tournament.prize(prize)}</strong>}
              </li>
            ))}
        </ol>
      )}
      {screen === 'result' && (
        <p className={styles.next}>
          {next === null
            ? told.noOne
            : [
                (next.isDeadButton ? told.deadButton : told.button)(nameOf(next.button)),
                told.blinds(
                  next.smallBlind === null ? null : nameOf(next.smallBlind),
                  nameOf(next.bigBlind),
                ),
              ].join('. ')}
        </p>
      )}
    </div>
  );
}

/** Who would have to win, by what the engine calls them. */
function namesIn(warning: object, seatOf: (player: string) => string): readonly string[] {
  const { expected }: { readonly expected?: unknown } = warning;
  return Array.isArray(expected) ? expected.map((one) => seatOf(String(one))) : [];
}
