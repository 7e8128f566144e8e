/**
 * From one total per player to ante, dead and live (R3), for callers who only know what each
 * player put in altogether. The ante is what the starting stack could post (R31), so a short big
 * blind never goes negative.
 */

import { amountProblem } from '../chips.js';
import { type Rejection, type Result, reject } from '../errors.js';
import {
  ANTE_MODES,
  type AnteMode,
  postAnteAndBlind,
  SINGLE_ANTE_ORDERS,
  type SingleAnteOrder,
} from './antes.js';

export interface AnteOptions {
  /** Short for `{ anteMode: 'bigBlind', ante: bbAnte }`. */
  readonly bbAnte?: number;
  readonly anteMode?: AnteMode;
  readonly ante?: number;
  /** Which the payer of a single ante fills first when he cannot cover both (R27, R28). */
  readonly singleAnteOrder?: SingleAnteOrder;
  readonly smallBlind?: number;
  /** Needed for `blind-first`. */
  readonly bigBlind?: number;
}

export interface AntePlayer {
  readonly name: string;
  readonly startingStack: number;
  readonly totalContribution: number;
  /** "SB", "BB", "Dealer" (or "BTN", "Button"), or anything else. */
  readonly position: string;
  readonly isBb: boolean;
}

export interface Compartments {
  readonly ante: number;
  readonly dead: number;
  readonly live: number;
}

export function splitContributions(
  players: readonly AntePlayer[],
  options: AnteOptions,
): Result<readonly Compartments[]> {
  const problem = anteProblem(options);
  if (problem !== undefined) return { ok: false, error: problem };
  const { bbAnte, anteMode = 'none', singleAnteOrder } = options;
  const mode = bbAnte === undefined ? anteMode : 'bigBlind';
  const ante = bbAnte ?? options.ante ?? 0;
  const payers = ante === 0 ? [] : payersOf(players, mode);
  if (mode !== 'perPlayer' && ante > 0 && payers.length !== 1) {
    return {
      ok: false,
      error: reject('BAD_ANTE', `a ${mode} ante needs one player to pay it, not ${payers.length}`, {
        anteMode: mode,
        payers: payers.map(({ name }) => name),
      }),
    };
  }

  const compartments: Compartments[] = [];
  for (const player of players) {
    const { name, startingStack, totalContribution } = player;
    if (!payers.includes(player)) {
      compartments.push({ ante: 0, dead: 0, live: totalContribution });
      continue;
    }
    const posted = postAnteAndBlind(
      startingStack,
      ante,
      mode === 'perPlayer' ? 0 : blindOf(player, players.length, mode, options),
      mode === 'perPlayer' ? 'ante-first' : singleAnteOrder,
    ).ante;
    if (posted > totalContribution) {
      return {
        ok: false,
        error: reject(
          'BAD_ANTE',
          `${name} put in ${totalContribution}, less than the ante he owes`,
          {
            player: name,
            put: totalContribution,
            owed: posted,
          },
        ),
      };
    }
    const live = totalContribution - posted;
    compartments.push(
      mode === 'perPlayer' ? { ante: posted, dead: 0, live } : { ante: 0, dead: posted, live },
    );
  }
  return { ok: true, value: compartments };
}

function anteProblem(options: AnteOptions): Rejection | undefined {
  const { bbAnte, anteMode, ante, singleAnteOrder, smallBlind, bigBlind } = options;
  for (const [field, value] of Object.entries({ bbAnte, ante, smallBlind, bigBlind })) {
    const wrong = value === undefined ? undefined : amountProblem(value, field);
    if (wrong !== undefined) return wrong;
  }
  if (anteMode !== undefined && !ANTE_MODES.includes(anteMode)) {
    return reject('BAD_ANTE', `anteMode must be ${ANTE_MODES.join(', ')}`, { value: anteMode });
  }
  if (singleAnteOrder !== undefined && !SINGLE_ANTE_ORDERS.includes(singleAnteOrder)) {
    return reject('BAD_ANTE', `singleAnteOrder must be ${SINGLE_ANTE_ORDERS.join(' or ')}`, {
      value: singleAnteOrder,
    });
  }
  if (bbAnte !== undefined && (ante !== undefined || (anteMode ?? 'bigBlind') !== 'bigBlind')) {
    return reject('BAD_ANTE', 'give bbAnte, or anteMode with ante, not both', { bbAnte, anteMode });
  }
  if ((ante ?? 0) > 0 && (anteMode ?? 'none') === 'none') {
    return reject('BAD_ANTE', 'an ante needs an anteMode', { ante });
  }
  if (smallBlind !== undefined && bigBlind !== undefined && smallBlind > bigBlind) {
    return reject('BAD_BLINDS', `small blind ${smallBlind} is above big blind ${bigBlind}`, {
      smallBlind,
      bigBlind,
    });
  }
  if (singleAnteOrder === 'blind-first' && bigBlind === undefined) {
    return reject('BAD_BLINDS', 'blind-first needs the amount of bigBlind', {});
  }
  return undefined;
}

const BUTTON_NAMES = ['dealer', 'button', 'btn', 'd'];

function payersOf(players: readonly AntePlayer[], mode: AnteMode): readonly AntePlayer[] {
  if (mode === 'perPlayer') return players;
  if (mode === 'bigBlind') return players.filter((player) => player.isBb);
  const at = (names: readonly string[]) =>
    players.filter(({ position }) => names.includes(position.toLowerCase()));
  const button = at(BUTTON_NAMES);
  // Heads-up the button is the small blind and may be listed as such (R32).
  return button.length === 0 && players.length === 2 ? at(['sb']) : button;
}

/** The blind that the payer of a single ante owes as well. */
function blindOf(
  player: AntePlayer,
  playerCount: number,
  mode: AnteMode,
  { smallBlind = 0, bigBlind = 0 }: AnteOptions,
): number {
  if (mode === 'bigBlind' || player.isBb) return bigBlind;
  return playerCount === 2 ? smallBlind : 0;
}
