/** The settings as they are typed: text until they are read, so that a half-typed number can stand. */

import { GAMES } from '@sidepot/engine';
import {
  MONEY_UNIT,
  type RoomSettings,
  type SETTINGS,
  type SettingRow,
  type WireSettings,
} from '@sidepot/protocol/words';
import { chipsToType, typedChips } from '../ui/typed/chips.js';
import { LEVEL_PLANS, type LevelBets } from './levels/levels.js';
import { gamesIn, type MixDraft, mixDraft, NO_MIX } from './mix/mix.js';
import { stakesIn } from './mix/stakes.js';
import {
  applies,
  CHIP_FIELDS,
  type ChosenSettings,
  insideOf,
  type Placed,
  TOP_ROWS,
} from './rows.js';

/** What levels of a tournament are made from: a plan, or one by one. */
export const STRUCTURES = [...LEVEL_PLANS, 'custom'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** What may be said of spectators. */
export const WATCHING = ['open', 'late', 'closed'] as const;
export type Watching = (typeof WATCHING)[number];

type Drafted<R> = R extends { readonly kind: 'switch' }
  ? boolean
  : R extends { readonly kind: 'choice'; readonly of: infer C extends readonly unknown[] }
    ? C[number]
    : string;

/** The fields of a row, each with what stands in it. */
type FieldsOf<R, P extends string> = R extends { readonly part: string }
  ? R extends { readonly editor: 'watching' }
    ? [P, Watching] | [`${P}.delay`, string]
    : R extends { readonly editor: 'levels' }
      ? [P, Structure] | [`${P}.length` | `${P}.custom`, string]
      : R extends { readonly kind: 'group'; readonly of: infer F }
        ? SwitchOf<R, P> | FieldsIn<F, `${P}.`>
        : SwitchOf<R, `${P}.on`> | [P, Drafted<R>]
  : never;
type SwitchOf<R, P> = R extends { readonly nullable: 'switch' } ? [P, boolean] : never;
type FieldsIn<F, P extends string = ''> = {
  [K in keyof F & string]: FieldsOf<F[K], `${P}${K}`>;
}[keyof F & string];

type Fields =
  | FieldsOf<typeof SETTINGS.name, 'name'>
  | FieldsIn<typeof SETTINGS.poker>
  | FieldsIn<typeof SETTINGS.room>;

/** By the path of the row: `timeBank` is its switch, `timeBank.start` what it holds at first. */
export type SettingsDraft = { readonly [F in Fields as F[0]]: F[1] } & MixDraft;

export type DraftField = keyof SettingsDraft;
export type DraftErrors = Readonly<Partial<Record<DraftField, string>>>;

export const levelBets = (draft: Pick<SettingsDraft, 'game' | 'mix'>): LevelBets => ({
  hasBlinds: draftHasBlinds(draft),
  hasAntes: draft.mix === 'none' && GAMES[draft.game].forced === 'blinds',
});

/** What stands in the fields, where it does not matter which they are. */
export type Typed = Readonly<Record<string, string | number | boolean>>;

/** Short deck has antes in place of blinds (R33); in stud the big blind is the small bet (R105). */
export const draftHasBlinds = ({ game, mix }: Pick<SettingsDraft, 'game' | 'mix'>): boolean =>
  mix !== 'none' || GAMES[game].forced !== 'live-antes';

export const chosenIn = (draft: SettingsDraft): ChosenSettings => {
  const typed: Typed = draft;
  return {
    mode: draft.mode,
    games: gamesIn(draft),
    isMix: draft.mix !== 'none',
    of: (name) => typed[`${name}.on`] ?? typed[name],
  };
};

/** What is not asked yet: the usual, as text. */
function begun({ path, row }: Placed): Typed {
  if (row.kind === 'group') {
    return row.default === undefined || row.default === null
      ? { ...(row.nullable === 'switch' && { [path]: false }), ...beginning(insideOf(path, row)) }
      : written({ path, row }, row.default);
  }
  if (row.kind === 'list' && row.editor === 'levels') {
    return { [path]: 'standard', [`${path}.length`]: '10', [`${path}.custom`]: '' };
  }
  const first = row.suggest ?? row.default;
  if (row.reckoned !== undefined || row.kind === 'name') return { [path]: '' };
  return written({ path, row }, first ?? null);
}

const beginning = (rows: readonly Placed[]): Typed =>
  Object.assign({}, ...rows.map((one) => begun(one)));

/** A value as it is typed. What is off keeps the usual values for when it is on. */
function written({ path, row }: Placed, value: unknown): Typed {
  if (row.kind === 'group') return writtenGroup({ path, row }, value);
  if (row.kind === 'list' && row.editor === 'levels') return begun({ path, row });
  const own = { [path]: textOf(row, value) };
  if (row.nullable !== 'switch') return own;
  const usual = { [path]: textOf(row, row.suggest ?? row.default) };
  return { ...(value === null ? usual : own), [`${path}.on`]: value !== null };
}

function writtenGroup({ path, row }: Placed, value: unknown): Typed {
  if (row.kind !== 'group') return {};
  if (row.editor === 'watching') return watchingOf(path, row, value as RoomSettings['spectators']);
  const inside = insideOf(path, row);
  const usual = beginning(inside);
  const isSwitch = row.nullable === 'switch';
  if (value === null) return { ...usual, ...(isSwitch && { [path]: false }) };
  const values: Readonly<Record<string, unknown>> = { ...(value as object) };
  const own = inside.map((one) => written(one, values[one.path.slice(path.length + 1)]));
  return Object.assign({ ...(isSwitch && { [path]: true }) }, usual, ...own);
}

function watchingOf(
  path: string,
  row: Extract<SettingRow, { kind: 'group' }>,
  { allowed, delay }: RoomSettings['spectators'],
): Typed {
  const watching: Watching = !allowed ? 'closed' : delay > 0 ? 'late' : 'open';
  const usual = beginning(insideOf(path, row));
  return { ...usual, [path]: watching, ...(delay > 0 && { [`${path}.delay`]: seconds(delay) }) };
}

const seconds = (milliseconds: number): string => String(milliseconds / 1000);

function textOf(row: SettingRow, value: unknown): string | number | boolean {
  switch (row.kind) {
    case 'switch':
      return value === true;
    case 'choice':
      return row.of.find((one) => one === value) ?? row.of[0];
    case 'time':
      return typeof value === 'number' ? seconds(value) : '';
    case 'percent':
      return typeof value === 'number' ? String(value / 100) : '';
    case 'list':
      return Array.isArray(value) ? value.join(', ') : '';
    default:
      return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  }
}

export const DEFAULT_DRAFT: SettingsDraft = {
  ...(beginning(TOP_ROWS) as SettingsDraft),
  ...NO_MIX,
};

export const chosenAt = ({ poker, room }: WireSettings): ChosenSettings => {
  const values: Readonly<Record<string, unknown>> = { ...poker, ...room };
  return {
    mode: poker.mode,
    games: poker.mix?.games.map(({ game }) => game) ?? [poker.game],
    isMix: poker.mix != null,
    of: (name) => values[name],
  };
};

/** What one chip is worth in the fields of the form: a money table counts in hundredths. */
export const unitOfDraft = ({
  mode,
  currency,
}: Pick<SettingsDraft, 'mode' | 'currency'>): string =>
  mode === 'cash' && currency !== 'none' ? MONEY_UNIT : WHOLE;

const WHOLE = '1';

/** The same number of chips, as they are typed in another currency: 5 is 0.05. */
export function draftIn(draft: SettingsDraft, currency: SettingsDraft['currency']): SettingsDraft {
  const [from, to] = [draft.currency, currency].map((one) =>
    unitOfDraft({ mode: 'cash', currency: one }),
  );
  if (from === to) return { ...draft, currency };
  const typed: Typed = draft;
  const rewritten = CHIP_FIELDS.flatMap((field) => {
    const chips = typedChips(String(typed[field]), from);
    return chips === null ? [] : [[field, chipsToType(chips, to)]];
  });
  const stakes = stakesIn(draft['mix.stakes'], from ?? WHOLE, to ?? WHOLE);
  return { ...draft, ...Object.fromEntries(rewritten), 'mix.stakes': stakes, currency };
}

/** A table's settings as its host changes them. */
export function draftOf(settings: WireSettings): SettingsDraft {
  const { name, poker, room } = settings;
  const values: Readonly<Record<string, unknown>> = { name, ...poker, ...room };
  const chosen = chosenAt(settings);
  const fields = TOP_ROWS.filter(({ path, row }) => path in values && applies(row, chosen));
  const inChips: SettingsDraft = Object.assign(
    { ...DEFAULT_DRAFT },
    ...fields.map((one) => written(one, values[one.path])),
    { currency: 'none' },
    mixDraft(poker.mix),
  );
  return draftIn(inChips, room.currency);
}
