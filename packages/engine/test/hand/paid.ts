/**
 * The end of a hand is paid once more from chips and cards alone: by `settle`, by the chip-by-chip
 * oracle or, where odd chips have rules of their own, by `settleCards` and by the games' walker.
 */
import {
  BOARD_GAMES,
  type Card,
  evaluate,
  evaluateOmaha,
  evaluateOmahaLow,
  evaluateShortDeck,
  formatCard,
  GAMES,
  type HandState,
  holeCardsOf,
  type PlayerId,
  type PlayerState,
  potName,
  type Result,
  type SettleCardsInput,
  type SettleInput,
  type Settlement,
  settle,
  settleCards,
} from '@sidepot/engine';
import { recordOf } from '../games-walker/records.js';
import { resultOf } from '../games-walker/result.js';
import type { Hand, Seat, WalkRake } from '../games-walker/state.js';
import { oracleSettle } from '../oracle.js';
import { checkReach, expect, Problem } from './invariants.js';

const isBoardGame = ({ rules }: HandState): boolean =>
  (BOARD_GAMES as readonly string[]).includes(rules.game);

/** Stacks, refund, pots and rake are those of who gets the chips and the cards only. */
export function checkEnd(state: HandState, byOracle: boolean): void {
  const { players, chips, rake } = state;
  expect(state.over && state.turn.kind === 'over', 'over', () => state.turn);
  let total = rake;
  for (const { stack } of players) total += stack;
  expect(total === chips, 'R4 conservation', () => [chips, total]);
  checkReach(state);
  if (state.voided) return;
  if (isBoardGame(state)) {
    checkPaid(state, byOracle ? oracleSettle(inputOf(state)) : accepted(settle(inputOf(state))));
    return;
  }
  checkCards(state);
  // `settleCards` knows no hand that was given up at the showdown.
  if (players.some(({ mucked, folded }) => mucked && !folded)) return;
  checkPaid(state, accepted(settleCards(cardsInputOf(state))));
}

/** Uncalled chips have gone back, some may have been bet again: nothing uncalled may be left. */
function checkPaid(
  state: HandState,
  settled: Pick<Settlement<PlayerId>, 'refund' | 'awards' | 'rake' | 'pots'>,
): void {
  const { players, rake } = state;
  expect(Object.keys(settled.refund).length === 0, 'R10 refund', () => [settled, players]);
  for (const { id, won } of players) {
    expect(won === (settled.awards[id] ?? 0), 'award', () => [id, won, settled]);
  }
  expect(rake === settled.rake, 'rake', () => [rake, settled]);
  const seats = new Map(players.map(({ id, seat }) => [id, seat]));
  const expected = settled.pots.map(({ name, amount, eligible }) => [
    ...[name, amount, eligible.map((id) => seats.get(String(id)))],
  ]);
  const pots = state.pots.map(({ amount, eligiblePlayers }, pot) => [
    ...[potName(pot), amount, eligiblePlayers],
  ]);
  expect(JSON.stringify(pots) === JSON.stringify(expected), 'pots', () => [pots, expected]);
}

function accepted<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Problem(`settle: ${JSON.stringify(result.error)}`);
}

const flopSeen = (state: HandState, live: number): boolean =>
  isBoardGame(state) ? state.boards[0]!.length > 0 : live > 1 || state.street > 0;

/** What both ways to settle are told. */
function chipsOf(state: HandState): Omit<SettleInput<string>, 'boards' | 'kind'> {
  const { players, rules } = state;
  const live = players.filter(({ folded }) => !folded).length;
  return {
    players: players.map((player) => ({
      id: player.id,
      seat: player.seat,
      ante: player.ante,
      dead: player.dead,
      live: player.live,
      folded: player.folded,
      ...(player.killed && { forfeit: forfeitOf(player) }),
    })),
    button: rules.button,
    seatCount: rules.seatCount,
    unit: unitPutIn(state),
    mode: rules.mode,
    rakeConfig: rules.rakeConfig && { ...rules.rakeConfig, flopSeen: flopSeen(state, live) },
  };
}

/** R45. */
const forfeitOf = ({ ante, forced, live }: PlayerState): number =>
  Math.min(ante + forced, ante + live);

function inputOf(state: HandState): SettleInput<string | number> {
  const { players, rules, boards } = state;
  const live = players.filter(({ folded }) => !folded);
  const isHiLo = GAMES[rules.game].halves.length > 1;
  const ranked = live.length < 2 ? [] : boards.map((board) => ranking(state, live, board, isHiLo));
  return { ...chipsOf(state), kind: isHiLo ? 'hilo' : 'high', boards: ranked };
}

/** R84: chips that went back had been put in too, and are no longer in the state's compartments. */
function unitPutIn({ rules, players }: HandState): number {
  const amounts = players.flatMap(({ ante, dead, live, refunded }) => {
    const level = ante + live + refunded;
    const posted = rules.anteMode === 'perPlayer' ? Math.min(rules.ante, level) : 0;
    return [posted, dead, level - posted];
  });
  let unit = rules.unit;
  while ([rules.unit, ...amounts].some((amount) => amount % unit !== 0)) unit--;
  return unit;
}

function ranking(
  state: HandState,
  live: readonly PlayerState[],
  shared: HandState['boards'][number],
  isHiLo: boolean,
): SettleInput<string | number>['boards'][number] {
  const { rules } = state;
  const board = shared as readonly Card[];
  const rule = rules.tripsOverStraight ? 'trips over straight' : 'straight over trips';
  const high = (hole: readonly Card[]): number => {
    if (rules.game === 'short-deck') return evaluateShortDeck([...hole, ...board], rule);
    return rules.game === 'holdem' ? evaluate([...hole, ...board]) : evaluateOmaha(hole, board);
  };
  const tiers = (rankOf: (hole: readonly Card[]) => number): (string | number)[][] => {
    const byValue = new Map<number, (string | number)[]>();
    const given: (string | number)[] = [];
    for (const { id, seat, mucked } of live) {
      const value = rankOf(holeCardsOf(state, seat) as readonly Card[]);
      // Who mucked of their own will loses to everybody who did not.
      if (mucked) given.push(id);
      else if (value > 0) byValue.set(value, [...(byValue.get(value) ?? []), id]);
    }
    const ranked = [...byValue].sort(([a], [b]) => b - a).map(([, ids]) => ids);
    return given.length > 0 && rankOf === high ? [...ranked, given] : ranked;
  };
  if (!isHiLo) return { high: tiers(high) };
  return { high: tiers(high), low: tiers((hole) => evaluateOmahaLow(hole, board)) };
}

// ---------------------------------------------------------------- games with cards of their own kind

/** All cards of a hand, face down and up. */
const cardsOf = (state: HandState, i: number): readonly Card[] =>
  [...state.hidden.cards[i]!, ...state.players[i]!.up] as Card[];

function cardsInputOf(state: HandState): SettleCardsInput {
  const { players, boards, rules } = state;
  const chips = chipsOf(state);
  const isContested = players.filter(({ folded }) => !folded).length > 1;
  return {
    ...chips,
    game: rules.game,
    players: chips.players.map((player, i) =>
      player.folded || !isContested ? player : { ...player, cards: cardsOf(state, i) },
    ),
    boards: isContested ? boards.filter(({ length }) => length > 0).map((b) => b as Card[]) : [],
  };
}

/** No card is in two places; without reshuffles none is gone either. */
function checkCards(state: HandState): void {
  const { players, boards, hidden, rules } = state;
  const isReshuffled = GAMES[rules.game].shortDeck === 'reshuffle';
  const all: (Card | null)[] = [...boards[0]!, ...hidden.deck!.slice(hidden.dealt)];
  for (const [i, { folded }] of players.entries()) {
    if (!(isReshuffled && folded)) all.push(...cardsOf(state, i));
  }
  const own = boards.slice(1).map((board) => board.slice(firstDifference(board, boards[0]!)));
  all.push(...own.flat());
  expect(new Set(all).size === all.length, 'cards twice', () => all);
  const thrown = hidden.thrown.flat(2).length;
  const isWhole = isReshuffled || all.length + thrown === hidden.deck!.length;
  expect(isWhole, 'cards gone', () => [all.length, thrown]);
}

/** Where the runs parted. */
function firstDifference(one: readonly unknown[], other: readonly unknown[]): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** The walker's payer, which shares nothing with the engine. For hands without rulings. */
export function checkPaidByWalker(state: HandState): void {
  const { players, rules, boards } = state;
  // The walker has one board.
  if (isBoardGame(state) || boards.length > 1) return;
  const text = (cards: readonly (Card | null)[]): string[] =>
    (cards as readonly Card[]).map(formatCard);
  const seats = players.map(
    (player, i): Seat => ({
      ...{ id: player.id, seat: player.seat, absent: player.killed },
      // What went back has been put in too, and goes back at the end with the walker.
      stack: player.stack - player.won - player.refunded,
      ...{ ante: player.ante, dead: player.dead, live: player.live + player.refunded },
      ...{ bet: 0, missing: 0, forfeit: player.killed ? forfeitOf(player) : 0 },
      ...{ folded: player.folded, acted: true, thrown: [] },
      ...{ down: text(state.hidden.cards[i]!), up: text(player.up) },
    }),
  );
  const { game, limit, mode, seatCount, button, unit, rakeConfig } = rules;
  const hand: Hand = {
    config: {
      ...{ game, limit, mode, seatCount, button, unit, players: [] },
      ...(rakeConfig !== null && { rakeConfig: rakeConfig as WalkRake }),
    },
    ...{
      game: recordOf(game),
      seats,
      spares: [],
      stub: [],
      reshuffles: 0,
      board: text(boards[0]!),
    },
    ...{ street: state.street, drawing: [], betting: false, price: 0, lastFullRaise: 0 },
    ...{ fullLevel: 0, bets: 0, bigBetMade: false, headsUp: false, lookFrom: 1 },
    ...{ mustBringIn: null, aggressor: null, over: true, openers: [], draws: [] },
  };
  const { stacks, rake, pots } = resultOf(hand);
  for (const { id, stack } of players) {
    expect(stack === stacks[id], 'walker pays', () => [id, stack, stacks, pots, state.pots]);
  }
  expect(rake === state.rake, 'walker rakes', () => [rake, state.rake]);
}
