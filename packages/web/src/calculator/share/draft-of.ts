/** A hand from elsewhere as a filled form. What of it makes no sense, its field will say. */

import {
  ANTE_MODES,
  type BoardRanking,
  MAX_CHIPS,
  type RakeConfig,
  SINGLE_ANTE_ORDERS,
} from '@sidepot/engine';
import { typedAmount } from '../model/amounts.js';
import { type CalculatorDraft, EMPTY, MOST_BOARDS, NO_ORDER, NOBODY } from '../model/draft.js';
import { CALCULATOR_GAMES, type CalculatorGame, type LinkedHand } from '../model/link.js';
import { placesIn } from '../model/order.js';
import { boardMost, hasBoard, holeCounts } from '../model/ranking.js';

export function linkedDraft(linked: LinkedHand): CalculatorDraft {
  const { hand, stacks = {}, cards = {}, blinds } = linked;
  const players = [...hand.players].sort((a, b) => a.seat - b.seat);
  const hasParts = players.some(({ ante = 0, dead = 0 }) => ante > 0 || dead > 0);
  const game = gameOf(linked);
  const keys = new Map(players.map(({ id }, i) => [id, i + 1]));
  const isContested = players.filter(({ folded }) => !folded).length > 1;
  const dealt = (linked.boards ?? []).filter((board) => board !== '');
  const boardCount = Math.min(MOST_BOARDS, Math.max(1, hand.boards.length, dealt.length));
  return {
    ...EMPTY,
    title: hand.title ?? '',
    players: players.map(({ id, seat, ante = 0, dead = 0, live, folded, forfeit = 0 }, i) => ({
      ...NOBODY,
      ...{ key: i + 1, name: String(id), seat: String(seat), folded },
      ...(hasParts
        ? { ante: typedAmount(ante), dead: typedAmount(dead), live: typedAmount(live) }
        : { total: typedAmount(live) }),
      ...(forfeit > 0 && {
        killed: true,
        forfeit: forfeit === ante + live ? '' : typedAmount(forfeit),
      }),
      start: typedAmount(own(stacks, id) ?? 0),
      cards: own(cards, id) ?? '',
    })),
    entry: hasParts ? 'parts' : 'total',
    seatCount: String(hand.seatCount),
    button: String(hand.button),
    smallBlind: typedAmount(blinds?.small ?? 0),
    bigBlind: typedAmount(blinds?.big ?? 0),
    deadBlinds: typedAmount(hand.deadBlinds ?? 0),
    ...anteFields(linked.ante),
    unit: String(hand.unit ?? 1),
    game,
    mode: hand.mode ?? 'any',
    orphanLayer: hand.orphanLayer ?? 'roll-down',
    ...rakeFields(hand.rakeConfig ?? null, !isContested && hand.boards.length > 0),
    boardCount,
    boards: EMPTY.boards.map((_, i) => linked.boards?.[i] ?? ''),
    way: wayOf(linked, game),
    orders: EMPTY.orders.map((_, i) => orderOf(hand.boards[i], keys)),
  };
}

/** Names are anybody's, `constructor` among them. */
const own = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const gameOf = ({ game, hand }: LinkedHand): CalculatorGame => {
  if (game !== undefined && CALCULATOR_GAMES.includes(game)) return game;
  return hand.kind === 'hilo' ? 'omaha8' : 'holdem';
};

/** A link is anybody's text: an ante that makes no sense is none. */
function anteFields(ante: LinkedHand['ante']): Partial<CalculatorDraft> {
  const { mode, amount, order } = ante ?? {};
  const isAmount = Number.isInteger(amount) && amount !== undefined && amount > 0;
  if (mode === undefined || !ANTE_MODES.includes(mode)) return {};
  if (order === undefined || !SINGLE_ANTE_ORDERS.includes(order)) return {};
  return isAmount && amount <= MAX_CHIPS
    ? { anteMode: mode, ante: typedAmount(amount), anteOrder: order }
    : {};
}

/** A hand that ended without a showdown had a flop if a board is named. */
function rakeFields(rake: RakeConfig | null, isFlopNamed: boolean): Partial<CalculatorDraft> {
  if (rake === null) return {};
  const flop = rake.flopSeen ?? (isFlopNamed ? true : undefined);
  return {
    hasRake: true,
    rakePercent: String(rake.bps / 100),
    rakeCap: capText(rake.cap ?? null),
    rakeNeedsFlop: rake.noFlopNoDrop ?? true,
    flop: flop === undefined ? 'auto' : flop ? 'yes' : 'no',
    rounding: rake.rounding ?? 'floor',
    spread: rake.spread ?? 'proportional',
  };
}

const capText = (cap: NonNullable<RakeConfig['cap']> | null): string => {
  if (cap === null) return '';
  if (typeof cap === 'number') return String(cap);
  return cap.map((step) => `${step.players}: ${step.cap}`).join('; ');
};

/** Cards if all who are left showed theirs, else the order of the hands. */
function wayOf(
  { hand, cards = {}, boards = [] }: LinkedHand,
  game: CalculatorGame,
): CalculatorDraft['way'] {
  const most = boardMost(game);
  const [least] = holeCounts(game, most === 1 && boards.some((board) => board !== '') ? 1 : 0);
  const count = (text: string): number => text.replace(/10/g, 'T').replace(/[\s,]/g, '').length / 2;
  const live = hand.players.filter(({ folded }) => !folded);
  const areShown =
    live.length > 1 &&
    live.every(({ id }) => count(own(cards, id) ?? '') >= least) &&
    (!hasBoard(game) || boards.length > 0);
  if (areShown && (!hasBoard(game) || boards.every((board) => count(board) === most))) {
    return 'cards';
  }
  return hand.boards.length > 0 ? 'rank' : 'pots';
}

function orderOf(
  board: BoardRanking | undefined,
  keys: ReadonlyMap<string, number>,
): CalculatorDraft['orders'][number] {
  if (board === undefined) return NO_ORDER;
  const keyed = (tiers: readonly (readonly string[])[]) =>
    placesIn(tiers.map((tier) => tier.map((id) => keys.get(id) ?? 0)));
  return { high: keyed(board.high), low: keyed(board.low ?? []) };
}
