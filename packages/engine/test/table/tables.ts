/** Short ways to set up a table and play fake hands on it. */

import {
  applyTable,
  createTable,
  type PlayerId,
  type Result,
  type TableCommand,
  type TableEvent,
  type TableOptions,
  type TableState,
} from './api.js';

export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const CASH: TableOptions = {
  seatCount: 9,
  smallBlind: 50,
  bigBlind: 100,
  minBuyIn: 100,
  maxBuyIn: 100_000,
};

export const EVENT: TableOptions = {
  seatCount: 9,
  tournament: {
    startingStack: 1000,
    buyIn: 100,
    clock: 'hands',
    levels: [
      { smallBlind: 50, bigBlind: 100, duration: 100 },
      { smallBlind: 100, bigBlind: 200, ante: 200, duration: 100 },
    ],
    lateEntryLevel: 2,
    reEntries: 9,
  },
};

/** Runs commands that must all be accepted. */
export const after = (state: TableState, ...commands: readonly TableCommand[]): TableState =>
  commands.reduce((now, command) => must(applyTable(now, command)).state, state);

export const eventsOf = (state: TableState, command: TableCommand): readonly TableEvent[] =>
  must(applyTable(state, command)).events;

/** The code a command is refused with. */
export function refusal(state: TableState, command: unknown): string {
  const result = applyTable(state, command as TableCommand);
  return result.ok ? 'accepted' : result.error.code;
}

/** "A1 B3:500": who sits where, with how much (1,000 if not said). */
export function seated(options: TableOptions, players: string): TableState {
  const start = must(createTable(options));
  return after(start, ...sitAll(players, start.settings.mode === 'cash'));
}

export const sitAll = (players: string, cash = true): TableCommand[] =>
  players.split(' ').map((word) => {
    const [, player = '', seat, buyIn = '1000'] = /^([A-Z])(\d+):?(\d+)?$/.exec(word) ?? [];
    const where = { type: 'sit' as const, player, seat: Number(seat) };
    return cash ? { ...where, buyIn: Number(buyIn) } : where;
  });

export const start = (state: TableState, button?: number): TableState =>
  after(
    state,
    state.positions === null && state.rotation === undefined && button !== undefined
      ? { type: 'startNextHand', button }
      : { type: 'startNextHand' },
  );

/** Ends the hand with these changes of stacks, by seat. */
export const finish = (
  state: TableState,
  changes: Readonly<Record<number, number>> = {},
  rake = 0,
): TableState => after(state, finishCommand(state, changes, rake));

export function finishCommand(
  state: TableState,
  changes: Readonly<Record<number, number>> = {},
  rake = 0,
): TableCommand {
  const stacks = Object.fromEntries(
    (state.hand?.config.players ?? []).map(({ seat, stack }) => [
      seat,
      stack + (changes[seat] ?? 0),
    ]),
  );
  return { type: 'finishHand', stacks, rake };
}

/** Plays a hand. */
export const play = (
  state: TableState,
  changes: Readonly<Record<number, number>> = {},
  button?: number,
): TableState => finish(start(state, button), changes);

/** "button 1, blinds 2 3, dealt 1 2 3; 4 posts 100+50": of the running hand. */
export function spots(state: TableState): string {
  const config = state.hand?.config;
  if (config === undefined) return 'no hand';
  const { button, smallBlindSeat, bigBlindSeat, players } = config;
  const posts = players
    .filter((player) => player.posts !== undefined)
    .map(({ seat, posts: p }) => `; ${seat} posts ${p?.live ?? 0}+${p?.dead ?? 0}`);
  const dealt = players.map(({ seat }) => seat).join(' ');
  return `button ${button}, blinds ${smallBlindSeat ?? '-'} ${bigBlindSeat}, dealt ${dealt}${posts.join('')}`;
}

export const stackOf = (state: TableState, player: PlayerId): number | undefined =>
  state.seats.find((seat) => seat.player === player)?.stack;
