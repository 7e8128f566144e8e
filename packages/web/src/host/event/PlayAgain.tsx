/** After a tournament: the host makes the next one with one click, the others come along with one. */

import { words } from '@sidepot/i18n/page';
import { addToClub, yourClubs } from '../../club/your-clubs.js';
import { useTable } from '../../session/context.js';
import { openTable, sendOnce } from '../../session/tables.js';
import { useAsking } from '../../session/use-asking.js';
import { goTo, tablePath } from '../../site/routes.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';

export function PlayAgain() {
  const { view } = useTable();
  const { run, isBusy, refusal } = useAsking();
  const { next, host } = view.info;
  const { name } = view.you;
  const { again: told } = words.event;
  if (name === null) return null;
  /** Whoever must be let in, or finds no seat, sees at the table what to do. */
  const sit = async (table: string): Promise<void> => {
    await sendOnce(table, { type: 'join', name });
    await sendOnce(table, { type: 'requestSeat', seat: null }).catch(() => undefined);
  };
  const comeAlong = async (table: string): Promise<void> => {
    await sit(table).catch(() => undefined);
    goTo(tablePath(table));
  };
  const playAgain = async (): Promise<void> => {
    const { name: title, poker, room } = view.settings;
    const { tournament, smallBlind: _small, bigBlind: _big, ante: _ante, ...rest } = poker;
    if (tournament === null) return;
    const table = await openTable({ name: title, poker: { ...rest, tournament }, room });
    const clubs = await yourClubs(view.info.id).catch(() => []);
    const club = clubs.find(({ hasTable, isHost }) => hasTable && isHost);
    // The host may still add it by hand.
    if (club !== undefined) await addToClub(club, table, room.currency).catch(() => undefined);
    await sit(table);
    await sendOnce(view.info.id, { type: 'playAgain', next: table });
    goTo(tablePath(table));
  };
  if (next !== undefined) {
    return (
      <>
        <Button look="accent" disabled={isBusy} onClick={() => void run(() => comeAlong(next))}>
          {told.come}
        </Button>
        <Refusal text={refusal} />
      </>
    );
  }
  if (host !== view.you.player) return null;
  return (
    <>
      <Button look="accent" disabled={isBusy} onClick={() => void run(playAgain)}>
        {told.play}
      </Button>
      <Refusal text={refusal} />
    </>
  );
}
