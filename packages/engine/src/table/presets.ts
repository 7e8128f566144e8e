/**
 * Names for the rules of a tournament. A preset says only what its rule book says; all else stays
 * with the host. It is an option, not a setting: the settings hold the rules that it stands for.
 */

import { choiceProblem, isObject, unfit } from '../checks.js';
import { type Refusal, type Result, refused } from '../errors.js';
import type { HandRules, TableOptions, TableSettings } from './settings.js';

/** The names, the default first. */
export const TOURNAMENT_PRESET_NAMES = ['Ante first', 'TDA 2024'] as const;

/** The name of a set of tournament rules, as `createTable` takes it in `preset`. */
export type TournamentPreset = (typeof TOURNAMENT_PRESET_NAMES)[number];

/** What a preset may speak of. What it leaves out is the host's to choose. */
export type PresetRules = Partial<Pick<TableSettings, 'singleAnteOrder' | 'buttonRule'>> & {
  readonly rules?: HandRules;
};

/**
 * The rules behind each name. The two differ in one thing: what a stack pays first that is too short
 * for the blind and an ante for the whole table (R27, R28). The other rules of `TDA 2024` are the
 * library's defaults too; by this name they cannot be changed.
 *
 * What the TDA rules leave to the house is not in it: the number of raises in fixed limit (R58) and
 * who pays antes. What no setting can change in a tournament is not in it either, such as hands
 * shown at an all-in (R74), one board (R88) and no rake (R91).
 *
 * @example
 * ```ts
 * import { TOURNAMENT_PRESETS } from '@sidepot/engine';
 *
 * TOURNAMENT_PRESETS['TDA 2024'].singleAnteOrder; // → 'blind-first'
 * TOURNAMENT_PRESETS['Ante first'].singleAnteOrder; // → 'ante-first'
 * ```
 */
export const TOURNAMENT_PRESETS: Readonly<Record<TournamentPreset, PresetRules>> = {
  'Ante first': { singleAnteOrder: 'ante-first' },
  'TDA 2024': {
    singleAnteOrder: 'blind-first', // TDA RP-11 (R27)
    buttonRule: 'dead', // TDA 32 (R36)
    rules: {
      reopen: 'per-player', // TDA 47-A (R52)
      potLimitPreflop: 'full-blinds', // TDA 54-B (R57)
      foldWhenFree: 'allow', // TDA 58 (R61)
    },
  },
};

/** The options with the rules of their preset in place of its name. */
export function withPreset(options: TableOptions): Result<TableOptions> {
  const { preset, ...said } = options;
  if (preset === undefined) return { ok: true, value: options };
  const unknown = choiceProblem('preset', preset, TOURNAMENT_PRESET_NAMES);
  if (unknown !== undefined) return refused(unknown);
  const { mode = said.tournament ? 'tournament' : 'cash' } = said;
  if (mode === 'cash') return refused(unfit('preset', 'leftOutInCashGame', preset));
  const { rules, ...others } = TOURNAMENT_PRESETS[preset];
  const contrary =
    contraryProblem(preset, others, said) ?? contraryProblem(preset, rules, said.rules, 'rules.');
  if (contrary !== undefined) return refused(contrary);
  // Rules that are no object are refused with the other settings.
  const allRules = isObject(said.rules ?? {}) ? { ...said.rules, ...rules } : said.rules;
  return {
    ok: true,
    value: { ...said, ...others, ...(allRules !== undefined && { rules: allRules }) },
  };
}

/** A name must not say what is not played, so the one does not silently win over the other. */
function contraryProblem(
  preset: TournamentPreset,
  meant: object = {},
  said: object | undefined,
  at = '',
): Refusal | undefined {
  if (!isObject(said)) return undefined;
  const given = said as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(meant)) {
    if (given[key] !== undefined && given[key] !== value) {
      return unfit(`${at}${key}`, { wants: 'inPreset', only: value, preset }, given[key]);
    }
  }
  return undefined;
}
