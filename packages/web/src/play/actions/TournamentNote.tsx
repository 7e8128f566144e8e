/** Who is out, or everybody at the end: which place, which prize, and the way back in if there is one. */

import { words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { type Sender, useTable } from '../../session/context.js';
import { namesOf } from '../../session/names.js';
import { mayEnter, myPlace } from '../../session/tournament.js';
import { Button } from '../../ui/Button.js';
import styles from './TournamentNote.module.css';

/** Null if it has nothing of its own to say. */
export function tournamentNote(view: TableView): string | null {
  const { tournament, you } = view;
  if (tournament === null) return null;
  const place = myPlace(view);
  const { places, entrants } = tournament;
  if (places === null) return place === null ? null : words.tournament.youAreOut(place);
  const prize = places.find(({ player }) => player === you.player)?.prize ?? 0;
  if (place === null) return words.tournament.isOver;
  return place === 1
    ? words.tournament.youWin(prize)
    : words.tournament.youCame(place, entrants.length, prize);
}

export function EnterAgain({ sender }: { readonly sender: Sender }) {
  const { view } = useTable();
  const { tournament } = view.settings.poker;
  const { request } = view.you;
  if (tournament === null || myPlace(view) === null || request !== null || !mayEnter(view)) {
    return null;
  }
  return (
    <Button
      look="accent"
      disabled={sender.isBusy}
      onClick={() => void sender.run({ type: 'buyIn' })}
    >
      {words.tournament.enterAgain(tournament.buyIn + tournament.fee)}
    </Button>
  );
}

/** Those who are paid, and me. */
export function Places() {
  const { view } = useTable();
  const { tournament, you } = view;
  const names = namesOf(view);
  const shown = tournament?.places?.filter(
    ({ player, place, prize }) => place === 1 || prize > 0 || player === you.player,
  );
  if (shown === undefined) return null;
  return (
    <ol className={styles.places} data-places="" aria-label={words.tournament.places}>
      {shown.map(({ player, place, prize }) => (
        <li key={player} className={styles.place}>
          <span className={styles.which}>{words.tournament.ordinal(place)}</span>{' '}
          {names.player(player)}
          {prize > 0 && <b className={styles.prize}> {words.tournament.prize(prize)}</b>}
        </li>
      ))}
    </ol>
  );
}
