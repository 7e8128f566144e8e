/**
 * From one total per player to ante, dead and live (R3), for callers who only know what each
 * player put in altogether. The ante is what the starting stack could post (R31), so a short big
 * blind never goes negative.
 */

import { choiceProblem, unfit } from '../../checks.js';
import { amountProblem } from '../../chips.js';
import { type Refusal, type Result, reject } from '../../errors.js';
import {
  ANTE_MODES,
  type AnteMode,
  postAnteAndBlind,
  SINGLE_ANTE_ORDERS,
  type SingleAnteOrder,
} from '../antes.js';

/** Which ante was posted, by whom, and in which order with the blind. */
export interface AnteOptions {
  /** Short for `{ anteMode: 'bigBlind', ante: bbAnte }`. */
  readonly bbAnte?: number;
  readonly anteMode?: AnteMode;
  readonly ante?: number;
  /**
   * Which the payer of a single ante fills first when they cannot cover both (R27, R28).
   * `blind-first` needs the amount of their blind.
   */
  readonly singleAnteOrder?: SingleAnteOrder;
  readonly smallBlind?: number;
  readonly bigBlind?: number;
}

/** What is known of a player who put in one total. */
export interface AntePlayer {
  readonly name: string;
  readonly startingStack: number;
  readonly totalContribution: number;
  /** "SB", "BB", "Dealer" (or "BTN", "Button", "D"), or anything else. */
  readonly position: string;
  /** Are they the big blind? Left out: as `position` says. */
  readonly isBb?: boolean;
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
  const wrong = amountsProblem(options);
  if (wrong !== undefined) return { ok: false, error: wrong };
  const { bbAnte, anteMode = 'none', singleAnteOrder, smallBlind, bigBlind } = options;
  const mode = bbAnte === undefined ? anteMode : 'bigBlind';
  const ante = bbAnte ?? options.ante ?? 0;
  const payers = ante === 0 ? [] : payersOf(players, mode);
  // Heads-up the button owes the small blind (R32); with more players it owes none.
  const blind = mode === 'bigBlind' ? bigBlind : players.length === 2 ? smallBlind : 0;
  const single = ante > 0 && mode !== 'perPlayer';
  const problem =
    optionsProblem(options, single, blind) ??
    (!single || payers.length === 1
      ? undefined
      : unfit(
          'ante',
          'paidByOne',
          payers.map(({ name }) => name),
          'BAD_ANTE',
        ));
  if (problem !== undefined) return { ok: false, error: problem };

  const compartments: Compartments[] = [];
  for (const player of players) {
    const { name, startingStack, totalContribution: put } = player;
    if (!payers.includes(player)) {
      compartments.push({ ante: 0, dead: 0, live: put });
      continue;
    }
    const { ante: owed } =
      mode === 'perPlayer'
        ? postAnteAndBlind(startingStack, ante, 0)
        : postAnteAndBlind(startingStack, ante, blind ?? 0, singleAnteOrder);
    if (owed > put) {
      const details = { field: 'ante', wants: 'paid', player: name, put, owed } as const;
      return { ok: false, error: reject('BAD_ANTE', details) };
    }
    const live = put - owed;
    compartments.push(
      mode === 'perPlayer' ? { ante: owed, dead: 0, live } : { ante: 0, dead: owed, live },
    );
  }
  return { ok: true, value: compartments };
}

/** Before anything is reckoned with them. */
function amountsProblem({ bbAnte, ante, smallBlind, bigBlind }: AnteOptions): Refusal | undefined {
  for (const [field, value] of Object.entries({ bbAnte, ante, smallBlind, bigBlind })) {
    const wrong = value === undefined ? undefined : amountProblem(value, field);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}

/** `blind` is what the payer of a `single` ante owes as well. */
function optionsProblem(
  options: AnteOptions,
  single: boolean,
  blind: number | undefined,
): Refusal | undefined {
  const { bbAnte, anteMode, ante, singleAnteOrder, smallBlind, bigBlind } = options;
  const wrong =
    choiceProblem('anteMode', anteMode, ANTE_MODES, 'BAD_ANTE') ??
    choiceProblem('singleAnteOrder', singleAnteOrder, SINGLE_ANTE_ORDERS, 'BAD_ANTE');
  if (wrong !== undefined) return wrong;
  if (bbAnte !== undefined && (ante !== undefined || (anteMode ?? 'bigBlind') !== 'bigBlind')) {
    return unfit('bbAnte', 'withoutAnte', bbAnte, 'BAD_ANTE');
  }
  if ((ante ?? 0) > 0 && (anteMode ?? 'none') === 'none') {
    return unfit('ante', 'withAnteMode', ante, 'BAD_ANTE');
  }
  if (smallBlind !== undefined && bigBlind !== undefined && smallBlind > bigBlind) {
    return unfit(
      'smallBlind',
      { wants: 'atMostBigBlind', most: bigBlind },
      smallBlind,
      'BAD_BLINDS',
    );
  }
  if (singleAnteOrder === 'blind-first' && single && blind === undefined) {
    const isOfBigBlind = bbAnte !== undefined || anteMode === 'bigBlind';
    const field = isOfBigBlind ? 'bigBlind' : 'smallBlind';
    return unfit(field, 'forBlindFirst', blind, 'BAD_BLINDS');
  }
  return undefined;
}

/** Who was not said to be the big blind is, if that is their position. */
export const isBigBlind = ({ isBb, position }: Partial<AntePlayer>): boolean =>
  isBb ?? (typeof position === 'string' && position.toLowerCase() === 'bb');

const BUTTON_NAMES = ['dealer', 'button', 'btn', 'd'];

function payersOf(players: readonly AntePlayer[], mode: AnteMode): readonly AntePlayer[] {
  if (mode === 'perPlayer') return players;
  if (mode === 'bigBlind') return players.filter(isBigBlind);
  const at = (names: readonly string[]) =>
    players.filter(({ position }) => names.includes(String(position).toLowerCase()));
  const button = at(BUTTON_NAMES);
  // Heads-up the button is the small blind and may be listed as such (R32).
  return button.length === 0 && players.length === 2 ? at(['sb']) : button;
}
