/** `sidepot vectors`: hands with what must come out of them, for testing any engine. */

import { handBlinds, spanOf, unread } from '../args/hand-flags.js';
import { EXIT, type ExitCode } from '../errors.js';
import { phrases } from '../phrases.js';
import { Output } from '../terminal/output.js';
import type { AnteOrder, VectorAnteMode, VectorPlan, VectorShape } from '../vectors/plan.js';
import { vectorLine } from '../vectors/vector.js';

/** What describes the hands; `sidepot check` draws the same ones. */
export interface VectorFlags {
  readonly count: number;
  readonly seed: number;
  readonly players: string;
  readonly levels: string;
  readonly blinds: string;
  readonly ante?: number;
  readonly anteMode: VectorAnteMode;
  readonly anteOrder: AnteOrder;
  readonly shortBlinds?: boolean;
  readonly killed?: boolean;
  readonly hilo?: boolean;
  /** '1', '2' or '3'. */
  readonly boards: string;
  readonly unit: number;
  readonly rake: number;
  readonly rakeCap?: number;
  readonly shape: VectorShape;
}

/** So many are written at once. */
const BLOCK = 500;

export async function vectorsCommand(flags: VectorFlags): Promise<ExitCode> {
  const plan = planOfFlags(flags);
  const output = new Output(process.stdout);
  for (let first = 0; first < flags.count && !output.gone; first += BLOCK) {
    const last = Math.min(first + BLOCK, flags.count);
    let text = '';
    for (let index = first; index < last; index++) text += `${vectorLine(plan, index)}\n`;
    await output.write(text);
  }
  return EXIT.ok;
}

const MOST_PLAYERS = 10;

export function planOfFlags(flags: VectorFlags): VectorPlan {
  const { seed, shape, unit, rake, hilo = false, killed = false } = flags;
  const boards = Number(flags.boards);
  const levels = spanOf('levels', flags.levels);
  const players = spanOf('players', flags.players);
  if (players.min < 2 || players.max > MOST_PLAYERS) {
    throw unread('players', phrases.vectors.fromTo(2, MOST_PLAYERS));
  }
  if (levels.min > players.max) throw unread('levels', phrases.vectors.atMostPlayers(players.max));
  const { smallBlind = 0, bigBlind = 0 } = handBlinds(flags.blinds);
  if (shape === 'totals' && (hilo || boards > 1 || rake > 0 || killed)) {
    throw unread('shape', phrases.vectors.onlySettle);
  }
  return {
    ...{ seed, shape, players, smallBlind, bigBlind, hilo, killed, boards, unit, rake },
    levels: { min: levels.min, max: Math.min(levels.max, players.max) },
    ante: flags.ante ?? (bigBlind || 1),
    anteMode: flags.anteMode,
    anteOrder: flags.anteOrder,
    shortBlinds: flags.shortBlinds ?? false,
    rakeCap: flags.rakeCap ?? null,
  };
}
