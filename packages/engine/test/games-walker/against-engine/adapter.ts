/** The walker's hands played a second time by the engine: what each of the two says, side by side. */

import { isDeepStrictEqual } from 'node:util';
import {
  apply,
  autoAdvance,
  type Card,
  formatCards,
  GAME_NAMES,
  GAMES,
  type GameName,
  type HandEvent,
  type HandState,
  holeCardsOf,
  parseCards,
  type Step,
  startHand,
  unwrap,
} from '@sidepot/engine';
import { commandOf, pointOf, summary, worths } from '../../games/vectors.js';
import type { RandomHand, Table } from '../random.js';
import { GAME_NAMES as WALKED } from '../records.js';
import type { Result } from '../result.js';

/** Those that both know. */
export const COMPARED: readonly GameName[] = GAME_NAMES.filter((name) => WALKED.includes(name));

export const joined = (cards: readonly (Card | null)[]): string =>
  formatCards(cards as Card[]).replaceAll(' ', '');

/** Folded hands lie face down with the engine, as they fell with the walker. */
const withoutFolded = (table: Table): Table => ({
  ...table,
  seats: table.seats.map((one) => (one.folded ? { ...one, down: '', up: '' } : one)),
});

/** One amount is one amount. */
const unrepeated = (amounts: number[] | null): number[] | null => amounts && [...new Set(amounts)];

function seenByWalker({ table, ...turn }: RandomHand['expect']['turns'][number]): unknown {
  const seen = withoutFolded(table);
  if (turn.turn === 'draw') return { ...turn, table: seen };
  const { bet, raise, ...legal } = turn.legal;
  const amounts = { bet: unrepeated(bet), raise: unrepeated(raise) };
  return { ...turn, legal: { ...legal, ...amounts }, table: seen };
}

function tableOf(state: HandState): Table {
  const { players, boards, rules, turn } = state;
  // The walker turns to the next street before its draw, the engine after it.
  const street = GAMES[rules.game].streets[state.street + (turn.kind === 'draw' ? 1 : 0)]!.name;
  // What is uncalled or uncontested goes out at once with the engine, at the end with the walker.
  const seats = players.map(({ id, seat, stack, refunded, won, bet, folded, up }) => ({
    ...{ id, seat, stack: stack - refunded - won, bet, folded },
    down: joined(holeCardsOf(state, seat)),
    up: joined(up),
  }));
  return withoutFolded({ street, board: joined(boards[0]!), seats });
}

/** Without what the engine does not tell (forfeits), and nothing where the walker says nothing. */
function ended(result: Result): Record<string, unknown> {
  const { forfeit: _, hands: __, ...rest } = result;
  const pots = rest.pots.map(({ eligible, awards, ...pot }) => ({
    ...pot,
    eligible: [...eligible].sort(),
    awards: Object.fromEntries(Object.entries(awards).filter(([, won]) => won > 0)),
  }));
  const isAlone = pots.length === 1 && pots[0]?.eligible.length === 1;
  return { board: '', draws: [], ...rest, pots, showOrder: isAlone ? [] : rest.showOrder };
}

export interface Difference {
  readonly at: number | 'end';
  readonly walker: unknown;
  readonly engine: unknown;
}

export const startedByEngine = ({
  config,
  deck,
  spares,
}: Pick<RandomHand, 'config' | 'deck' | 'spares'>): Step =>
  unwrap(
    startHand({
      ...config,
      game: config.game as GameName,
      deck: parseCards(deck.join(' ')),
      spares: spares.map((spare) => parseCards(spare.join(' '))),
    }),
  );

/** Where the two first part; null if they never do. */
export function differenceIn(hand: RandomHand): Difference | null {
  const { actions, expect } = hand;
  const start = startedByEngine(hand);
  const events: HandEvent[] = [...start.events];
  let { state } = start;
  for (const [at, action] of [...actions, null].entries()) {
    const next = autoAdvance(state);
    events.push(...next.events);
    state = next.state;
    if (action === null) break;
    const walker = seenByWalker(expect.turns[at]!);
    const engine = { ...pointOf(state.turn), table: tableOf(state) };
    if (!isDeepStrictEqual(engine, walker)) return { at, walker, engine };
    const step = apply(state, commandOf(action));
    if (!step.ok) return { at, walker: action, engine: step.error };
    events.push(...step.value.events);
    state = step.value.state;
  }
  const engine = ended({ ...summary({ state, events, points: [] }) } as unknown as Result);
  const walker = ended(expect.result);
  if (!isDeepStrictEqual(engine, walker)) return { at: 'end', walker, engine };
  for (const [id, halves] of Object.entries(expect.result.hands ?? {})) {
    for (const [half, cards] of Object.entries(halves)) {
      const [own, played] = worths(state, id, half, cards);
      if (own !== played) return { at: 'end', walker: [id, half, cards], engine: own };
    }
  }
  return null;
}
