/** From settings to a table with its host at it; against bots, to the first hand. */

import { GAMES, type GameName, MAX_SEATS, MIX_NAMES, MIXES, type MixName } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { BotStrength, CreateOptions, PokerOptions } from '@sidepot/protocol';
import { get } from '../session/http.js';
import { openTable, sendOnce } from '../session/tables.js';
import { seatsOfGames } from '../settings/mix/mix.js';

export const MIXED = ['medium', 'easy', 'hard', 'easy', 'medium'] as const;

export interface Practice {
  readonly game: GameName | MixName;
  readonly bots: number;
  readonly strength: BotStrength | 'mixed';
}

/** More opponents than the deck serves beside me, or than there are seats, there cannot be. */
export const mostBots = (game: Practice['game']): number => seatsFor(game) - 1;

const isMix = (game: Practice['game']): game is MixName => MIX_NAMES.some((name) => name === game);

const seatsFor = (game: Practice['game']): number =>
  seatsOfGames(isMix(game) ? MIXES[game].map((one) => one.game) : [game]);

/** The usual stakes: short deck has antes in place of blinds (R33). */
export function practiceTable({ game, bots }: Pick<Practice, 'game' | 'bots'>): PokerOptions {
  const seatCount = Math.min(MAX_SEATS, seatsFor(game), Math.max(ROOMY, bots + 1));
  if (isMix(game)) return { seatCount, mix: { games: [...MIXES[game]] }, ...STAKES };
  const { forced, streets } = GAMES[game];
  const stakes = forced === 'live-antes' ? { ante: 10 } : STAKES;
  const hasRuns = streets.some(({ board }) => board > 0);
  return { seatCount, game, ...stakes, ...(hasRuns && { runs: 2 }) };
}

const STAKES = { smallBlind: 5, bigBlind: 10 } as const;

/** Seats at a table with few at it. */
const ROOMY = 6;

export async function startPractice(name: string, practice: Practice): Promise<string> {
  const { bots, strength } = practice;
  const table = await startTable(name, {
    name: words.lobby.bots.table,
    poker: practiceTable(practice),
    room: { rabbitHunt: true },
  });
  for (let i = 0; i < bots; i++) {
    const own = strength === 'mixed' ? (MIXED[i % MIXED.length] ?? 'medium') : strength;
    await sendOnce(table, { type: 'addBot', seat: null, strength: own });
  }
  await sendOnce(table, { type: 'startGame' });
  return table;
}

/** A table for people, with the host at it. */
export async function startTable(name: string, options: CreateOptions): Promise<string> {
  const table = await openTable(options);
  await sendOnce(table, { type: 'join', name });
  const { view } = await get<'getTable'>(`/api/tables/${table}`);
  const { mode, maxBuyIn } = view.settings.poker;
  const buyIn = mode === 'cash' ? { buyIn: maxBuyIn } : {};
  await sendOnce(table, { type: 'requestSeat', seat: null, ...buyIn });
  return table;
}
