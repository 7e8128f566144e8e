/** Flags that describe a hand. What cannot be read is a mistake of usage; the rest the engine judges. */

import { GAMES, type GameName, type HandConfig } from '@sidepot/engine';
import { UsageError } from '../errors.js';
import { phrases } from '../phrases.js';
import type { Span } from '../play/simulation.js';
import { plain } from '../terminal/text.js';

export interface HandFlags {
  readonly game: GameName;
  readonly limit?: HandConfig['limit'];
  readonly blinds?: string;
  readonly ante?: number;
  readonly anteMode?: HandConfig['anteMode'];
  readonly anteOrder?: HandConfig['singleAnteOrder'];
  readonly unit?: number;
}

/** Short deck has antes that are bets instead of blinds (R33). */
export function handRules(
  flags: HandFlags,
  defaultBlinds: string,
): Omit<HandConfig, 'players' | 'button' | 'deck'> {
  const { game, limit, ante, anteMode, anteOrder, unit } = flags;
  const isLiveAntes = GAMES[game].forced === 'live-antes';
  const blinds = flags.blinds ?? (isLiveAntes ? undefined : defaultBlinds);
  const antes = isLiveAntes
    ? { ante: ante ?? 1, ...(anteMode && { anteMode }) }
    : ante !== undefined && { ante, anteMode: anteMode ?? 'perPlayer' };
  return {
    game,
    ...(limit && { limit }),
    ...(blinds !== undefined && handBlinds(blinds)),
    ...antes,
    ...(anteOrder && { singleAnteOrder: anteOrder }),
    ...(unit !== undefined && { unit }),
  };
}

/** "50,100". */
export function handBlinds(text: string): Pick<HandConfig, 'smallBlind' | 'bigBlind'> {
  const amounts = numbersIn('blinds', text);
  const [smallBlind, bigBlind] = amounts;
  if (smallBlind === undefined || bigBlind === undefined || amounts.length > 2) {
    throw unread('blinds', phrases.usage.smallAndBig);
  }
  return { smallBlind, bigBlind };
}

/** "10,10,40". */
export function numbersIn(field: string, text: string): number[] {
  if (!/^\d{1,15}(,\d{1,15})*$/.test(text)) {
    throw unread(field, phrases.usage.numbersWithCommas);
  }
  return text.split(',').map(Number);
}

/** "6" or "2-9". */
export function spanOf(field: string, text: string): Span {
  const match = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(text);
  const min = Number(match?.[1]);
  const max = Number(match?.[2] ?? match?.[1]);
  if (match === null || min < 1 || min > max) {
    throw unread(field, phrases.usage.numberOrRange);
  }
  return { min, max };
}

export const unread = (field: string, wants: string): UsageError =>
  new UsageError(plain(`BAD_INPUT: ${phrases.usage.mustBe(field, wants)}`));
