/** What a hand leaves behind: who is out, warnings, and where button and blinds will be. */

import { words } from '@sidepot/i18n/page';
import { useDealer } from '../evening/context.js';
import { dealerState, placesOut } from '../model/index.js';
import styles from './NextNotes.module.css';

const calledSeat = (player: string): string =>
  /^\d+$/.test(player) ? words.dealer.seat(Number(player)) : player;

export function NextNotes() {
  const { view, session, nameOf } = useDealer();
  const { next: told } = words.dealer;
  const { out, next, screen } = view;
  if (screen !== 'result' && screen !== 'over') return null;
  const places = screen === 'over' ? placesOut(session, dealerState(session.log)) : [];
  const winner = places.find(({ place }) => place === 1);
  return (
    <div className={styles.notes}>
      {winner !== undefined && (
        <p className={styles.out}>{words.tournament.wins(calledSeat(winner.player))}</p>
      )}
      {out.map(({ seat, place, prize, player }) => (
        <p key={player} className={styles.out} data-out={seat}>
          {told.out(calledSeat(player), words.tournament.ordinal(place), prize)}
        </p>
      ))}
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

/** Winners that no ranking gives (R89), before and after they are final. */
export function Warnings() {
  const { view } = useDealer();
  return view.warnings.map((warning) => (
    <p key={JSON.stringify(warning)} className={styles.warning} role="alert">
      {words.dealer.showdown.warning(namesIn(warning, calledSeat))}
    </p>
  ));
}

/** Of the whole event, once it is over. */
export function PlacesOfAll() {
  const { session } = useDealer();
  const places = placesOut(session, dealerState(session.log));
  return (
    <ol className={styles.places} data-places="">
      {[...places]
        .sort((a, b) => a.place - b.place)
        .map(({ player, place, prize }) => (
          <li key={player} className={styles.place} data-place={place}>
            <span>{words.tournament.ordinal(place)}</span>
            <span className={styles.who}>{calledSeat(player)}</span>
            {prize > 0 && <strong>{words.tournament.prize(prize)}</strong>}
          </li>
        ))}
    </ol>
  );
}

/** Who would have to win, by what the engine calls them. */
function namesIn(warning: object, seatOf: (player: string) => string): readonly string[] {
  const { expected }: { readonly expected?: unknown } = warning;
  return Array.isArray(expected) ? expected.map((one) => seatOf(String(one))) : [];
}
