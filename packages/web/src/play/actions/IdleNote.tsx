/** One line for when there is nothing to decide, and the one button that changes that. */

import { clockTime, words } from '@sidepot/i18n/page';
import type { SeatInfo, TableView } from '@sidepot/protocol';
import { lazy, Suspense } from 'react';
import { turnSeats } from '../../felt/model/of-hand.js';
import { loadWith } from '../../load/load-with.js';
import { type ComingIn, comingIn, mayChooseEntry } from '../../session/coming-in.js';
import { useSender, useTable } from '../../session/context.js';
import { lostSeat } from '../../session/denied.js';
import { namesOf } from '../../session/names.js';
import { isSatOut, orderOf } from '../../session/orders.js';
import { isFull } from '../../session/seats.js';
import { hasSlept, pauseWords } from '../../session/slept.js';
import { mayEnter } from '../../session/tournament.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from './IdleNote.module.css';
import { EnterAgain, Places, tournamentNote } from './TournamentNote.js';

const PlayAgain = lazy(() =>
  loadWith(() => import('../../host/event/PlayAgain.js'), 'event').then(({ PlayAgain: again }) => ({
    default: again,
  })),
);
const BuyChips = lazy(() =>
  loadWith(() => import('../../host/seat/BuyChips.js'), 'host').then(({ BuyChips: form }) => ({
    default: form,
  })),
);
const ComeInChoice = lazy(() =>
  loadWith(() => import('../../host/seat/ComeInChoice.js'), 'host').then(
    ({ ComeInChoice: choice }) => ({
      default: choice,
    }),
  ),
);
const Waiting = lazy(() =>
  loadWith(() => import('./Waiting.js'), 'host').then(({ Waiting: line }) => ({ default: line })),
);

export function IdleNote() {
  const { view } = useTable();
  const sender = useSender();
  const mine = view.seats.find(({ player }) => player === view.you.player);
  const { tournament } = view.settings.poker;
  const needsChips = mine?.status === 'busted' || mine?.status === 'reserved';
  const note = noteOf(view);
  const isInLine = mayWait(view);
  if (note === '' && !isInLine) return null;
  return (
    <div className={styles.note} data-idle="">
      {note !== '' && <p>{note}</p>}
      {view.info.status === 'paused' && view.you.rights.includes('host') && (
        <Button
          look="go"
          disabled={sender.isBusy}
          onClick={() => void sender.run({ type: 'resume' })}
        >
          {words.table.actions.resume}
        </Button>
      )}
      {mine?.status === 'out' && (
        <Button
          look="accent"
          disabled={sender.isBusy}
          onClick={() => void sender.run({ type: 'sitIn' })}
        >
          {words.table.actions.sitIn}
        </Button>
      )}
      <Suspense>
        {needsChips && tournament === null && view.you.request === null && <BuyChips />}
        {mine !== undefined && mayChooseEntry(mine) && <ComeInChoice mine={mine} />}
        {isInLine && <Waiting />}
      </Suspense>
      <EnterAgain sender={sender} />
      {/* However many places there are, the button is in reach. */}
      {(view.tournament?.places ?? null) !== null && (
        <Suspense>
          <PlayAgain />
        </Suspense>
      )}
      <Places />
      <Refusal text={sender.refusal} />
    </div>
  );
}

/** At a full table of a cash game one can wait in line; who was offered a seat is asked here. */
const mayWait = (view: TableView): boolean =>
  view.you.waiting !== undefined ||
  (view.tournament === null && view.you.request === null && mayEnter(view) && isFull(view));

function noteOf(view: TableView): string {
  const { info, you, seats, hand } = view;
  const mine = seats.find(({ player }) => player === you.player);
  const ofTournament = tournamentNote(view);
  if (you.request?.rebuy === true && mine?.stack === 0) return words.table.actions.waitsForChips;
  if (you.request !== null && you.request.rebuy !== true) return words.table.actions.waitsForSeat;
  if (ofTournament !== null) return ofTournament;
  if (info.status === 'closed') return words.table.actions.closed;
  const paused = pauseWords(view, words.table.actions);
  if (paused !== null) return paused;
  if (hasSlept(view)) return words.table.actions.sleeping;
  if (mine === undefined) return watchingNote(view);
  if (mine.status === 'kicked') return words.table.actions.youAreRemoved(mine.reason ?? null);
  const ordered = orderWords(mine);
  if (ordered !== null) return ordered;
  if (mine.status === 'out') {
    return words.table.actions[isSatOut(view) ? 'youAreSatOut' : 'youSitOut'];
  }
  if (mine.status === 'busted' || mine.status === 'reserved') return words.table.actions.busted;
  if (info.status === 'waiting') return waitingNote(view);
  const way = comingIn(mine);
  if (way !== null && way !== 'nextHand') return comingWords(view, mine, way);
  if (hand === null || hand.view.over) {
    const breakUntil = view.tournament?.breakUntil ?? null;
    if (breakUntil !== null) return words.tournament.breakUntil(clockTime(breakUntil));
    return view.clock?.kind === 'nextHand'
      ? words.table.actions.nextHand
      : words.table.actions.waitsForPlayers;
  }
  if (way !== null) return comingWords(view, mine, way);
  const waiting = turnSeats(hand.view);
  // The question itself is there.
  if (you.seat !== null && waiting.includes(you.seat)) return '';
  if (waiting.length > 1) return words.table.actions.waitingForMany;
  if (waiting[0] !== undefined)
    return words.table.actions.waitingFor(namesOf(view).seat(waiting[0]));
  return '';
}

/** What the host does with my seat when this hand is over; standing up comes before the rest. */
function orderWords(mine: SeatInfo): string | null {
  const { actions } = words.table;
  const standUp = orderOf(mine, 'standUp');
  if (standUp !== undefined) return actions.youStandUp(standUp.reason ?? null);
  const move = orderOf(mine, 'move');
  if (move !== undefined) return actions.youAreMoved(move.seat ?? 0);
  const setStack = orderOf(mine, 'setStack');
  const { by = 0, reason = '' } = setStack ?? {};
  return setStack === undefined ? null : actions.yourStackChanges(by, reason);
}

/** Who buys the button posts both blinds, whatever they missed (R42). */
function comingWords({ settings }: TableView, { owes }: SeatInfo, way: ComingIn): string {
  const { smallBlind, bigBlind } = settings.poker;
  const { live = 0, dead = 0, waits = 0 } = owes ?? {};
  const isBuying = way === 'button' || way === 'buttonLater';
  return words.table.actions.comesIn[way](isBuying ? smallBlind + bigBlind : live + dead, waits);
}

function watchingNote(view: TableView): string {
  if (view.you.waiting !== undefined) return '';
  const lost = lostSeat(view);
  if (lost !== null && 'reason' in lost) return words.table.actions[lost.kind](lost.reason);
  if (lost !== null) return words.table.actions[lost.kind];
  if (!mayEnter(view)) return words.tournament.watching;
  return isFull(view) ? words.table.actions.full : words.table.actions.watching;
}

/** Before the first hand: the host reads what to do, the others for whom they wait. */
function waitingNote({ you, seats }: TableView): string {
  if (!you.rights.includes('host')) return words.table.actions.waitsForHost;
  const canStart = seats.filter(({ stack }) => stack > 0).length > 1;
  return canStart ? words.table.actions.startWhenReady : words.table.actions.waitsForPlayers;
}
