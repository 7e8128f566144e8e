/** The settings as they are typed: text until they are read, so that a half-typed number can stand. */

import type { GAMES, GameName, Limit, TournamentPreset } from '@sidepot/engine';
import type { CreateOptions, RoomSettings, WireSettings } from '@sidepot/protocol';

type Poker = CreateOptions['poker'];
type Chosen<K extends keyof Poker> = NonNullable<Poker[K]>;

export const STRUCTURES = ['turbo', 'standard', 'deep'] as const;
export type Structure = (typeof STRUCTURES)[number];

export const WATCHING = ['open', 'late', 'closed'] as const;
export type Watching = (typeof WATCHING)[number];

export interface SettingsDraft {
  readonly name: string;
  readonly mode: Chosen<'mode'>;
  readonly game: keyof typeof GAMES & GameName;
  readonly limit: Limit;
  readonly seatCount: string;
  readonly smallBlind: string;
  readonly bigBlind: string;
  readonly anteMode: Chosen<'anteMode'>;
  /** Empty: a big blind. */
  readonly ante: string;
  readonly singleAnteOrder: Chosen<'singleAnteOrder'>;
  readonly straddle: Chosen<'straddle'>;
  /** Empty: as the engine has it for these blinds. */
  readonly minBuyIn: string;
  readonly maxBuyIn: string;
  readonly runs: Chosen<'runs'>;
  readonly hasBombPots: boolean;
  readonly bombEvery: string;
  /** Empty: two big blinds. */
  readonly bombAnte: string;
  readonly hasRake: boolean;
  readonly rakePercent: string;
  /** Empty: none. */
  readonly rakeCap: string;
  readonly rakeNeedsFlop: boolean;
  /** Times are in seconds here; on the wire they are milliseconds. */
  readonly hasClock: boolean;
  readonly clock: string;
  readonly hasBank: boolean;
  readonly bankStart: string;
  readonly bankRefill: string;
  readonly bankMost: string;
  readonly handPause: string;
  readonly runOut: RoomSettings['runOut'];
  readonly botSpeed: RoomSettings['botSpeed'];
  readonly entryApproval: boolean;
  readonly seatApproval: boolean;
  readonly watching: Watching;
  readonly watchDelay: string;
  readonly rabbitHunt: boolean;
  readonly structure: Structure;
  readonly preset: TournamentPreset;
  readonly levelClock: 'time' | 'hands';
  /** Minutes or hands. */
  readonly levelLength: string;
  readonly startingStack: string;
  readonly entry: string;
  readonly fee: string;
  readonly lateLevel: string;
  readonly reEntries: string;
  readonly payouts: string;
}

export type DraftField = keyof SettingsDraft;
export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

export const DEFAULT_DRAFT: SettingsDraft = {
  name: '',
  mode: 'cash',
  game: 'holdem',
  limit: 'no-limit',
  seatCount: '9',
  smallBlind: '5',
  bigBlind: '10',
  anteMode: 'none',
  ante: '',
  singleAnteOrder: 'ante-first',
  straddle: 'none',
  minBuyIn: '',
  maxBuyIn: '',
  runs: 2,
  hasBombPots: false,
  bombEvery: '10',
  bombAnte: '',
  hasRake: false,
  rakePercent: '5',
  rakeCap: '',
  rakeNeedsFlop: true,
  hasClock: true,
  clock: '30',
  hasBank: true,
  bankStart: '60',
  bankRefill: '5',
  bankMost: '120',
  handPause: '3',
  runOut: 'normal',
  botSpeed: 'normal',
  entryApproval: false,
  seatApproval: false,
  watching: 'open',
  watchDelay: '60',
  rabbitHunt: false,
  structure: 'standard',
  preset: 'Ante first',
  levelClock: 'time',
  levelLength: '10',
  startingStack: '5000',
  entry: '0',
  fee: '0',
  lateLevel: '4',
  reEntries: '0',
  payouts: '50, 30, 20',
};

const seconds = (milliseconds: number): string => String(milliseconds / 1000);

/** A table's settings as its host changes them. What is off keeps the usual values for when it is on. */
export function draftOf({ name, poker, room }: WireSettings): SettingsDraft {
  const { rakeConfig, tournament } = poker;
  const { actionClock, timeBank, bombPot, spectators } = room;
  return {
    ...DEFAULT_DRAFT,
    name,
    mode: poker.mode,
    game: poker.game,
    limit: poker.limit,
    seatCount: String(poker.seatCount),
    smallBlind: String(poker.smallBlind),
    bigBlind: String(poker.bigBlind),
    anteMode: poker.anteMode,
    ...(poker.ante > 0 && { ante: String(poker.ante) }),
    singleAnteOrder: poker.singleAnteOrder,
    straddle: poker.straddle,
    minBuyIn: String(poker.minBuyIn),
    maxBuyIn: String(poker.maxBuyIn),
    runs: poker.runs,
    hasBombPots: bombPot !== null,
    ...(bombPot !== null && { bombEvery: String(bombPot.every), bombAnte: String(bombPot.ante) }),
    hasRake: rakeConfig !== null,
    ...(rakeConfig !== null && {
      rakePercent: String(rakeConfig.bps / 100),
      rakeCap: typeof rakeConfig.cap === 'number' ? String(rakeConfig.cap) : '',
      rakeNeedsFlop: rakeConfig.noFlopNoDrop ?? false,
    }),
    hasClock: actionClock !== null,
    ...(actionClock !== null && { clock: seconds(actionClock) }),
    hasBank: timeBank !== null,
    ...(timeBank !== null && {
      bankStart: seconds(timeBank.start),
      bankRefill: seconds(timeBank.refill),
      bankMost: seconds(timeBank.most),
    }),
    handPause: seconds(room.handPause),
    runOut: room.runOut,
    botSpeed: room.botSpeed,
    entryApproval: room.entry === 'approval',
    seatApproval: room.seatApproval,
    watching: !spectators.allowed ? 'closed' : spectators.delay > 0 ? 'late' : 'open',
    ...(spectators.delay > 0 && { watchDelay: seconds(spectators.delay) }),
    rabbitHunt: room.rabbitHunt,
    ...(tournament !== null && { startingStack: String(tournament.startingStack) }),
  };
}
