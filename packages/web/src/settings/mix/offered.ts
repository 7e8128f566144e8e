/**
 * What the lobby and the form offer: what the server plays with people and bots. A game that the engine
 * knows and no table can play is left out here, and nowhere else.
 */

import { GAME_NAMES, type GameName } from '@sidepot/engine';
import { MIX_KINDS, type MixKind } from './mix.js';

export const OFFERED_GAMES: readonly GameName[] = GAME_NAMES;

/** Besides one game. */
export const OFFERED_MIXES: readonly Exclude<MixKind, 'none'>[] = MIX_KINDS.flatMap((kind) =>
  kind === 'none' ? [] : kind,
);
