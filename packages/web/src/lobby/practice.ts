/** From settings to a table with its host at it; against bots, to the first hand. */

import type { BotStrength, CreateOptions } from '@sidepot/protocol';
import { words } from '../i18n/words.js';
import { get } from '../session/http.js';
import { openTable, sendOnce } from '../session/tables.js';

export const MIXED = ['medium', 'easy', 'hard', 'easy', 'medium'] as const;

export interface Practice {
  readonly bots: number;
  readonly strength: BotStrength | 'mixed';
}

export async function startPractice(name: string, { bots, strength }: Practice): Promise<string> {
  const table = await startTable(name, {
    name: words.lobby.bots.table,
    poker: { seatCount: 6, smallBlind: 5, bigBlind: 10, runs: 2 },
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
