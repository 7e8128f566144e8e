/**
 * Every setting of a table, one row each: `poker` is judged by the engine, `room` is kept by the
 * server. Schemas, forms, the list of rules and the lines of the log are made from it. A new setting
 * is a row here, its words in each language, and the place where it takes effect.
 */

import {
  ANTE_MODES,
  BUTTON_RULES,
  GAME_NAMES,
  LEVEL_CLOCKS,
  LIMITS,
  MAX_GAMES,
  MAX_SEATS,
  RAKE_ROUNDINGS,
  RAKE_SPREADS,
  SINGLE_ANTE_ORDERS,
  STRADDLES,
  TABLE_MODES,
  TOURNAMENT_PRESET_NAMES,
} from '@sidepot/engine';
import { ENTRY_RULES, HUD_RULES, TABLE_CURRENCIES } from './choices.js';
import { BET_GAMES, BLIND_GAMES, OPEN_PAIR_GAMES, RUN_GAMES, STUD_GAMES } from './games-with.js';
import { MAX_LEVELS } from './limits.js';
import { MIX_ROW, STAKES_ROW } from './mix-rows.js';
import { RUN_OUT_SPEEDS } from './run-out.js';
import type { SettingOptions, SettingRow, SettingRows, SettingValues } from './setting-row.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Which settings there are, by their names on the wire. The order is that of the wire. */
export const SETTINGS = {
  name: { kind: 'name', default: 'Sidepot table', part: 'basic' },

  poker: {
    seatCount: {
      kind: 'whole',
      min: 2,
      max: MAX_SEATS,
      suggest: 9,
      when: 'new',
      part: 'basic',
      rule: 'seats',
    },
    mode: { kind: 'choice', of: TABLE_MODES, suggest: 'cash', when: 'new', part: 'basic' },
    game: {
      kind: 'choice',
      of: GAME_NAMES,
      as: 'select',
      default: 'holdem',
      part: 'basic',
      rule: 'games',
    },
    limit: {
      kind: 'choice',
      of: LIMITS,
      as: 'select',
      suggest: 'no-limit',
      part: 'basic',
      rule: 'limits',
      toldWith: 'game',
    },
    mix: MIX_ROW,
    smallBlind: {
      kind: 'chips',
      default: 0,
      suggest: 5,
      off: 0,
      part: 'stakes',
      only: 'cash',
      games: BLIND_GAMES,
      toldWith: 'bigBlind',
    },
    bigBlind: {
      kind: 'chips',
      default: 0,
      suggest: 10,
      off: 0,
      part: 'stakes',
      only: 'cash',
      games: BET_GAMES,
      rule: 'blinds',
    },
    ante: {
      kind: 'chips',
      default: 0,
      off: 0,
      reckoned: 'page',
      part: 'stakes',
      only: 'cash',
      alone: true,
      needs: { row: 'anteMode', is: ['perPlayer', 'bigBlind', 'button'] },
      rule: 'antes',
    },
    bringIn: {
      kind: 'chips',
      about: 'Stud; 0: three tenths of the small bet, which is the big blind.',
      default: 0,
      off: 0,
      reckoned: 'page',
      part: 'stakes',
      only: 'cash',
      alone: true,
      games: STUD_GAMES,
      rule: 'stud',
    },
    anteMode: {
      kind: 'choice',
      of: ANTE_MODES,
      as: 'select',
      about: 'Who pays antes.',
      suggest: 'none',
      off: 'none',
      part: 'stakes',
      only: 'cash',
      games: BLIND_GAMES,
      rule: 'antes',
      toldWith: 'ante',
    },
    singleAnteOrder: {
      kind: 'choice',
      of: SINGLE_ANTE_ORDERS,
      as: 'select',
      about: 'What a short stack pays first, if one player antes for all.',
      default: 'ante-first',
      part: 'stakes',
      only: 'cash',
      games: BLIND_GAMES,
      needs: { row: 'anteMode', is: ['bigBlind', 'button'] },
      rule: 'short-antes',
    },
    straddle: {
      kind: 'choice',
      of: STRADDLES,
      as: 'select',
      about: 'Who may straddle.',
      default: 'none',
      off: 'none',
      part: 'stakes',
      only: 'cash',
      games: BLIND_GAMES,
      rule: 'straddle',
    },
    minBuyIn: { kind: 'chips', reckoned: 'server', part: 'buyIn', only: 'cash', rule: 'buy-in' },
    maxBuyIn: {
      kind: 'chips',
      reckoned: 'server',
      part: 'buyIn',
      only: 'cash',
      toldWith: 'minBuyIn',
    },
    buttonRule: { kind: 'choice', of: BUTTON_RULES, default: 'dead' },
    unit: { kind: 'chips', min: 1, about: 'The smallest chip.', default: 1 },
    rakeConfig: {
      kind: 'group',
      named: { id: 'Rake', description: "The house's share." },
      nullable: 'switch',
      default: null,
      part: 'rake',
      only: 'cash',
      rule: 'rake',
      of: {
        bps: {
          kind: 'percent',
          max: 10_000,
          about: 'Basis points: 500 is 5 %. A table takes at most 1,000.',
          suggest: 500,
          part: 'rake',
        },
        cap: {
          kind: 'chipSteps',
          about:
            'Most per hand: chips, steps by players dealt in, or null for none. A table takes at most 10 big blinds.',
          nullable: 'empty',
          optional: true,
          part: 'rake',
        },
        rounding: { kind: 'choice', of: RAKE_ROUNDINGS, optional: true },
        noFlopNoDrop: { kind: 'switch', suggest: true, optional: true, part: 'rake' },
        flopSeen: { kind: 'switch', optional: true },
        spread: { kind: 'choice', of: RAKE_SPREADS, about: 'Over the pots.', optional: true },
      },
    },
    runs: {
      kind: 'choice',
      of: [1, 2, 3],
      about: 'Most boards that players who are all-in may agree on.',
      default: 1,
      suggest: 2,
      part: 'play',
      games: RUN_GAMES,
      only: 'cash',
      rule: 'run-it-twice',
    },
    rules: {
      kind: 'group',
      named: { id: 'HandRules', description: 'Finer rules; left out: the rulebook.' },
      default: {},
      part: 'play',
      games: STUD_GAMES,
      rule: 'stud',
      of: {
        smallBet: {
          kind: 'chips',
          about: 'Fixed limit; the big blind, if left out.',
          optional: true,
        },
        bigBet: {
          kind: 'chips',
          about: 'Fixed limit; twice the big blind, if left out.',
          optional: true,
        },
        reopen: {
          kind: 'choice',
          of: ['per-player', 'consecutive'],
          about: 'What reopens the betting (R52).',
          optional: true,
        },
        straddleRaise: { kind: 'choice', of: ['bb', 'straddle'], optional: true },
        potLimitPreflop: {
          kind: 'choice',
          of: ['full-blinds', 'true-value', 'sb-as-bb'],
          optional: true,
        },
        fixedLimitRaises: {
          kind: 'whole',
          max: 100,
          about: 'Bets and raises on a street (R58).',
          optional: true,
        },
        foldWhenFree: { kind: 'choice', of: ['allow', 'reject'], optional: true },
        hideAllIns: {
          kind: 'switch',
          about: 'Cash: do hands stay hidden when all are all-in (R74)?',
          optional: true,
        },
        tripsOverStraight: { kind: 'switch', about: 'Short deck (R101).', optional: true },
        boardTie: {
          kind: 'choice',
          of: ['suit', 'position'],
          about: 'Stud: which of two equal boards speaks first (R115).',
          optional: true,
          part: 'play',
          games: STUD_GAMES,
        },
        openPair: {
          kind: 'switch',
          about: 'Stud high: double bets on an open pair (R116).',
          optional: true,
          part: 'play',
          games: OPEN_PAIR_GAMES,
        },
      },
    },
    tournament: {
      kind: 'group',
      named: { id: 'TournamentSettings', description: 'The options with every default filled in.' },
      nullable: 'mode',
      default: null,
      when: 'new',
      part: 'tournament',
      only: 'tournament',
      rule: 'tournaments',
      toldWith: 'mode',
      of: {
        startingStack: { kind: 'chips', min: 1, suggest: 5000, part: 'basic' },
        buyIn: {
          kind: 'chips',
          about: 'What an entry pays into the prize pool.',
          default: 0,
          part: 'tournament',
        },
        fee: {
          kind: 'chips',
          about: 'What an entry pays to the house.',
          default: 0,
          part: 'tournament',
        },
        clock: { kind: 'choice', of: LEVEL_CLOCKS, default: 'time', part: 'tournament' },
        levels: {
          kind: 'list',
          editor: 'levels',
          min: 1,
          max: MAX_LEVELS,
          part: 'basic',
          rule: 'tournaments',
          of: {
            kind: 'group',
            named: { id: 'Level', description: 'One level of a tournament.' },
            of: {
              smallBlind: { kind: 'chips' },
              bigBlind: { kind: 'chips' },
              ante: { kind: 'chips', optional: true },
              bringIn: { kind: 'chips', about: 'Stud.', optional: true },
              games: {
                kind: 'list',
                min: 1,
                max: MAX_GAMES,
                of: STAKES_ROW,
                about: 'A mix: what each of its games costs; left out: reckoned (R153).',
                optional: true,
              },
              duration: {
                kind: 'time',
                min: 1,
                about: 'Milliseconds or hands, by the clock. The last level has no end.',
              },
              breakAfter: {
                kind: 'time',
                about: 'Milliseconds of a break; by time only.',
                optional: true,
              },
            },
          },
        },
        lateEntryLevel: {
          kind: 'whole',
          max: MAX_LEVELS,
          about: 'Last level, from 1, in which one may enter; 0: before the start only.',
          default: 0,
          suggest: 4,
          part: 'tournament',
          rule: 'tournaments',
        },
        reEntries: {
          kind: 'whole',
          max: 100,
          about: 'How many times one may enter again.',
          default: 0,
          part: 'tournament',
        },
        payouts: {
          kind: 'list',
          min: 1,
          max: MAX_SEATS,
          of: { kind: 'chips', min: 1, max: 1_000_000 },
          about: 'Shares of the prize pool, first place first.',
          default: [50, 30, 20],
          part: 'tournament',
          rule: 'prizes',
        },
      },
    },
    /** Only said of a new table, never kept: it stands for other settings. */
    preset: {
      kind: 'choice',
      of: TOURNAMENT_PRESET_NAMES,
      about: 'The rules of a tournament by name; something contrary beside it is refused.',
      default: 'Ante first',
      when: 'new',
      part: 'basic',
      only: 'tournament',
      games: BLIND_GAMES,
      rule: 'short-antes',
    },
  },

  room: {
    currency: {
      kind: 'choice',
      of: TABLE_CURRENCIES,
      as: 'select',
      about:
        'What chips are: only chips, or hundredths of this currency. All amounts stay whole numbers: 5 is 0.05. Chips only in a tournament.',
      default: 'none',
      when: 'new',
      part: 'basic',
      only: 'cash',
      rule: 'buy-in',
    },
    returnMinutes: {
      kind: 'whole',
      min: 0,
      max: 24 * 60,
      about:
        'Cash: for so many minutes who left comes back with no fewer chips than they left with. 0: with as many as they like.',
      default: 60,
      part: 'buyIn',
      only: 'cash',
      rule: 'buy-in',
    },
    actionClock: {
      kind: 'time',
      min: 3 * SECOND,
      max: 60 * MINUTE,
      about: 'Milliseconds for each decision; null: no clock.',
      nullable: 'switch',
      default: 30 * SECOND,
      part: 'time',
      rule: 'clock',
    },
    timeBank: {
      kind: 'group',
      named: { id: 'TimeBankRule', description: 'A player’s own time beyond the clock.' },
      about: 'Null: none.',
      nullable: 'switch',
      default: { start: MINUTE, refill: 5 * SECOND, most: 2 * MINUTE },
      part: 'time',
      needs: { row: 'actionClock' },
      rule: 'clock',
      of: {
        start: {
          kind: 'time',
          max: 60 * MINUTE,
          about: 'What everybody has at first, milliseconds.',
          part: 'time',
        },
        refill: {
          kind: 'time',
          max: 10 * MINUTE,
          about: 'What each hand dealt adds, milliseconds.',
          part: 'time',
        },
        most: {
          kind: 'time',
          max: 60 * MINUTE,
          about: 'More than this it never holds, milliseconds.',
          part: 'time',
        },
      },
    },
    runOut: {
      kind: 'choice',
      of: RUN_OUT_SPEEDS,
      about:
        'Pace of a run-out. Normal: 2.0 s after the reveal, 2.2 s per street, 3.0 s before the award at the river, 1.5 s per pot.',
      default: 'normal',
      part: 'time',
      rule: 'all-in',
    },
    botSpeed: {
      kind: 'choice',
      of: RUN_OUT_SPEEDS,
      about: 'How long bots think, from when the cards of their street are drawn; none: at once.',
      default: 'normal',
      part: 'time',
    },
    handPause: {
      kind: 'time',
      max: MINUTE,
      about: 'Milliseconds between two hands.',
      default: 3 * SECOND,
      part: 'time',
    },
    bombPot: {
      kind: 'group',
      named: { id: 'BombPotRule' },
      about: 'Null: none.',
      nullable: 'switch',
      default: null,
      part: 'play',
      only: 'cash',
      rule: 'bomb-pot',
      of: {
        every: {
          kind: 'whole',
          min: 1,
          max: 1000,
          about: 'One hand of so many.',
          suggest: 10,
          part: 'play',
        },
        ante: {
          kind: 'chips',
          min: 1,
          about: 'What everybody antes; the flop follows at once.',
          reckoned: 'page',
          part: 'play',
        },
        boards: {
          kind: 'choice',
          of: [1, 2],
          about:
            'Two: every street comes on both, each takes half of every pot. Where the deck does not serve two, one. Left out: one.',
          optional: true,
          part: 'play',
        },
      },
    },
    sevenDeuce: {
      kind: 'chips',
      min: 1,
      about:
        'The 7-2 game: who wins the main pot alone with a seven and a two, and shows them, gets so much from everybody who was dealt in. Hold’em; null: not played.',
      nullable: 'switch',
      default: null,
      suggest: 10,
      part: 'play',
      only: 'cash',
      needs: { row: 'game', is: ['holdem'] },
      rule: 'seven-deuce',
    },
    rabbitHunt: {
      kind: 'switch',
      about: 'May players ask to see what would have come?',
      default: false,
      part: 'play',
      rule: 'rabbit-hunt',
    },
    entry: {
      kind: 'choice',
      of: ENTRY_RULES,
      as: 'switch',
      about:
        'Who comes in with the link: everybody, or whom the host lets in. It counts at once, also during a hand; who is inside stays.',
      default: 'open',
      when: 'now',
      part: 'people',
      rule: 'seats',
    },
    seatApproval: {
      kind: 'switch',
      about: 'Does the host decide who sits down?',
      default: false,
      part: 'people',
      rule: 'seats',
      toldWith: 'seatCount',
    },
    rebuyApproval: {
      kind: 'switch',
      about: 'Does the host decide who gets more chips?',
      default: false,
      part: 'people',
      only: 'cash',
      rule: 'buy-in',
    },
    spectators: {
      kind: 'group',
      named: { id: 'SpectatorRule' },
      editor: 'watching',
      default: { allowed: true, delay: 0 },
      part: 'people',
      rule: 'seats',
      of: {
        allowed: { kind: 'switch' },
        delay: {
          kind: 'time',
          max: 30 * MINUTE,
          about: 'How late they see everything, milliseconds.',
          suggest: MINUTE,
          part: 'people',
        },
      },
    },
    hud: {
      kind: 'choice',
      of: HUD_RULES,
      about:
        'Whose statistics of this table are told: nobody’s, to each player their own, or to all who may see hands those of everybody who sits.',
      default: 'off',
      part: 'people',
    },
    chat: {
      kind: 'choice',
      of: ['everybody', 'players', 'host'],
      about:
        'Who may write: everybody with a name, those who sit, or nobody but the host, who always may. It counts at once, also during a hand.',
      default: 'everybody',
      when: 'now',
      part: 'people',
      rule: 'seats',
    },
  },
} as const satisfies {
  readonly name: SettingRow;
  readonly poker: SettingRows;
  readonly room: SettingRows;
};

/** The rows that the engine judges. */
export type PokerRows = typeof SETTINGS.poker;
/** The rows that the server keeps. */
export type RoomRows = typeof SETTINGS.room;
/** The rows of a tournament. */
export type TournamentRows = PokerRows['tournament']['of'];
/** The rows of a mix. */
export type MixRows = PokerRows['mix']['of'];

/** The names of those that only a new table chooses. */
export type FixedSetting = {
  [K in keyof PokerRows]: PokerRows[K] extends { readonly when: 'new' } ? K : never;
}[keyof PokerRows];

/** The same of those that the server keeps. */
export type FixedRoomSetting = {
  [K in keyof RoomRows]: RoomRows[K] extends { readonly when: 'new' } ? K : never;
}[keyof RoomRows];

/** The options of a tournament: what is left out has its default. */
export type TournamentRules = SettingOptions<TournamentRows>;

/** The options of a mix: what is left out has its default. */
export type MixRules = SettingOptions<MixRows>;

/** The part of the settings that the engine judges, with every default filled in. */
export interface PokerSettings extends SettingValues<Omit<PokerRows, 'preset'>> {}
/** The same of a new table: what is left out has the default of the engine. */
export interface PokerOptions
  extends Partial<Omit<SettingValues<PokerRows>, 'tournament' | 'mix'>> {
  readonly tournament?: TournamentRules | null;
  readonly mix?: MixRules | null;
}
/** The same as a host changes it: what is left out stays. */
export interface PokerChange extends Partial<SettingValues<Omit<PokerRows, FixedSetting>>> {}

/** Time, people and pace with every default filled in. */
export interface RoomSettings extends SettingValues<RoomRows> {}
/** Time, people and pace as a host writes them: what is left out has its default. */
export interface RoomOptions extends Partial<RoomSettings> {}
/** The same as a host changes it: what is left out stays. */
export interface RoomChange extends Partial<Omit<RoomSettings, FixedRoomSetting>> {}

/** The settings of a table with every default filled in. */
export interface WireSettings {
  readonly name: string;
  readonly poker: PokerSettings;
  readonly room: RoomSettings;
}
/** What a new table is made of. */
export interface CreateOptions {
  readonly name?: string;
  readonly poker: PokerOptions;
  readonly room?: RoomOptions;
}
/** What a host changes between hands; what is left out stays. */
export interface SettingsChange {
  readonly name?: string;
  readonly poker?: PokerChange;
  readonly room?: RoomChange;
}

/** The name of a table whose host gave it none. */
export const DEFAULT_TABLE_NAME: string = SETTINGS.name.default;

/** The room of a table whose host chose nothing. */
export const ROOM_DEFAULTS: RoomSettings = Object.fromEntries(
  Object.entries(SETTINGS.room).map(([name, row]) => [name, row.default]),
) as unknown as RoomSettings;

/**
 * The settings of a room: what is left out has its default.
 *
 * @example
 * ```ts
 * import { roomOf } from '@sidepot/protocol';
 *
 * roomOf({ actionClock: 15_000 }).handPause; // → 3000
 * ```
 */
export const roomOf = (options: RoomOptions): RoomSettings => ({ ...ROOM_DEFAULTS, ...options });

/** Which room settings count at once, also during a hand. */
const AT_ONCE = Object.entries<SettingRow>(SETTINGS.room).flatMap(([name, { when }]) =>
  when === 'now' ? [name] : [],
);

/**
 * A room during a hand after a change: most of it waits for the next hand, some does not.
 *
 * @example
 * ```ts
 * import { ROOM_DEFAULTS, roomAtOnce } from '@sidepot/protocol';
 *
 * const next = { ...ROOM_DEFAULTS, entry: 'approval', rabbitHunt: true } as const;
 * const { entry, rabbitHunt } = roomAtOnce(ROOM_DEFAULTS, next);
 * [entry, rabbitHunt]; // → ['approval', false]
 * ```
 */
export const roomAtOnce = (room: RoomSettings, next: RoomSettings): RoomSettings => ({
  ...room,
  ...Object.fromEntries(Object.entries(next).filter(([name]) => AT_ONCE.includes(name))),
});
