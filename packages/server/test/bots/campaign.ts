/**
 * `npm run fuzz -- bots`: who beats whom, and how each style plays. The rows are those of
 * bench/RESULTS.md.
 */
import type { GameName, HandConfig } from '@sidepot/engine';
import type { BotStrength } from '@sidepot/protocol';
import type { StyleName } from '../../src/bots/index.js';
import type { Habits } from './habits.js';
import { type MatchResult, match, teamOf } from './match.js';

export interface BotTable {
  readonly name: string;
  readonly players: number;
  readonly game?: GameName;
  /** In big blinds. */
  readonly stack?: number;
  readonly config?: Partial<HandConfig>;
}

export const BOT_TABLES: Readonly<Record<string, BotTable>> = {
  'heads-up': { name: 'hold’em, heads-up, 100 bb', players: 2 },
  six: { name: 'hold’em, six-handed, 100 bb', players: 6 },
  short: {
    name: 'hold’em tournament, six-handed, 15 bb with antes',
    players: 6,
    stack: 15,
    config: { ante: 10, anteMode: 'bigBlind', mode: 'tournament' },
  },
  omaha: { name: 'pot-limit Omaha, six-handed', players: 6, game: 'omaha' },
  hilo: {
    name: 'limit Omaha hi-lo, six-handed',
    players: 6,
    game: 'omaha8',
    config: { limit: 'fixed-limit' },
  },
  'short-deck': { name: 'short deck, six-handed', players: 6, game: 'short-deck' },
};

export const BOT_PAIRS: readonly (readonly [better: BotStrength, worse: BotStrength])[] = [
  ['hard', 'medium'],
  ['medium', 'easy'],
  ['hard', 'easy'],
];

export interface BotCampaign {
  /** Of each pairing. */
  readonly hands: number;
  readonly seed: number;
  /** Keys of `BOT_TABLES`; all, if left out. */
  readonly tables?: readonly string[];
  readonly onLine: (line: string) => void;
}

/** False if somebody does not beat whom they should. */
export function playCampaign({ hands, seed, tables, onLine }: BotCampaign): boolean {
  let isInOrder = true;
  for (const key of tables ?? Object.keys(BOT_TABLES)) {
    const table = BOT_TABLES[key];
    if (table === undefined) throw new Error(`no table '${key}'`);
    const habits = new Map<StyleName, Habits>();
    onLine(`\n${table.name}, ${hands} hands each, seed ${seed}`);
    for (const [better, worse] of BOT_PAIRS) {
      const options = { ...table, pairs: Math.ceil(hands / 2), seed, habits };
      const result = match(teamOf(better), teamOf(worse), options);
      const [low, high] = interval(result);
      isInOrder &&= low > 0;
      const between = `${low.toFixed(1)} to ${high.toFixed(1)}`;
      onLine(`  ${better} beats ${worse} by ${result.rate.toFixed(1)} bb/100 (${between})`);
    }
    for (const line of habitLines(habits)) onLine(`  ${line}`);
  }
  return isInOrder;
}

/** 95 %. */
export const interval = ({ rate, error }: MatchResult): readonly [number, number] => [
  rate - 1.96 * error,
  rate + 1.96 * error,
];

const COLUMNS = {
  vpip: 'VPIP',
  pfr: 'PFR',
  threeBet: '3-bet',
  limp: 'limp',
  open: 'open to',
  cBet: 'c-bet',
  aggression: 'AF',
  showdown: 'WTSD',
  wonThere: 'W$SD',
  rate: 'bb/100',
} as const;

function habitLines(habits: ReadonlyMap<StyleName, Habits>): string[] {
  const heads = ['style', ...Object.values(COLUMNS), 'hands'];
  const rows = [...habits].map(([style, own]) => {
    const { report } = own;
    const cells = Object.keys(COLUMNS).map((key) => (report[key] ?? 0).toFixed(1));
    return [style, ...cells, String(own.hands)];
  });
  const lines = [heads, heads.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`);
}
