/** Bots come and go by the host's word, and sit down like everybody. */

import type { BotStrength } from '@sidepot/protocol';
import { isNameTaken, personOf, tidyName } from '../people/people.js';
import { refusal } from '../state/refusals.js';
import type { RoomState } from '../state/types.js';
import { sitDown } from './seat-commands.js';
import { type Done, putEvent, type Transaction } from './transaction.js';
import { makePlace } from './visits.js';

const NAMES = [
  'Otto',
  'Greta',
  'Hugo',
  'Frida',
  'Emil',
  'Selma',
  'Oskar',
  'Ida',
  'Bruno',
  'Lotte',
] as const;

export interface BotWish {
  readonly seat: number | null;
  readonly strength: BotStrength;
  readonly buyIn?: number;
  readonly name?: string;
}

export function addBot(work: Transaction, { seat, strength, ...wish }: BotWish): Done {
  const { state } = work;
  const { settings } = state.table;
  const name = wish.name === undefined ? freeName(state) : tidyName(wish.name);
  if (isNameTaken(state, name, null)) return refusal('NAME_TAKEN', { name });
  const full = makePlace(work);
  if (full !== undefined) return full;
  const player = work.world.newId();
  putEvent(work, { type: 'botAdded', player, name, strength });
  const most = settings.mode === 'cash' ? settings.maxBuyIn : null;
  return sitDown(work, player, { seat, buyIn: wish.buyIn ?? most, comeIn: null });
}

function freeName(state: RoomState): string {
  for (let round = 1; ; round++) {
    const names = NAMES.map((name) => (round === 1 ? name : `${name} ${round}`));
    const free = names.find((name) => !isNameTaken(state, name, null));
    if (free !== undefined) return free;
  }
}

export function botProblem(state: RoomState, player: string): Done {
  const person = personOf(state, player);
  return person?.bot && !person.kicked ? undefined : refusal('NOT_A_BOT', { player });
}
