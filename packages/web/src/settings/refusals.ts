/** Which field a refusal of the server is about, and what it says there. */

import { RefusedError } from '@sidepot/client';
import { amount, wantsWords, words } from '@sidepot/i18n/page';
import { TABLE_NAME_LENGTH } from '@sidepot/protocol/words';
import { sentenceOf } from '../session/http.js';
import { DEFAULT_DRAFT, type DraftErrors, type DraftField, type SettingsDraft } from './draft.js';
import { insideOf, type Placed, rowOf } from './rows.js';

export interface SettingsRefusal {
  readonly errors: DraftErrors;
  /** For the whole form, if it is about no field of it. */
  readonly sentence: string | null;
}

export const NO_REFUSAL: SettingsRefusal = { errors: {}, sentence: null };

export function refusalOf(
  error: unknown,
  mode: SettingsDraft['mode'] = DEFAULT_DRAFT.mode,
): SettingsRefusal {
  if (error instanceof RefusedError) {
    const field = fieldOf(error.refusal);
    if (field !== null) {
      const problem = problemOf(field, error.refusal);
      const only = rowOf(field)?.row.only;
      return {
        errors: errorsAt(field, problem, only === undefined || only === mode),
        sentence: null,
      };
    }
  }
  return { errors: {}, sentence: sentenceOf(error) };
}

/** A tournament has its bets in its levels: what is said of them stands there, with their name. */
const errorsAt = (field: DraftField, problem: string, isAsked: boolean): DraftErrors =>
  isAsked
    ? { [field]: problem }
    : { [LEVELS]: words.common.colon(words.settings.labels[field], problem) };

const LEVELS: DraftField = 'tournament.levels.length';

export function fieldOf(refusal: RefusedError['refusal']): DraftField | null {
  if (refusal.code === 'TOO_MANY_PLAYERS') return 'seatCount';
  const { field: said }: Readonly<Record<string, unknown>> = refusal;
  if (typeof said !== 'string') return null;
  const path = said
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((part) => !WRAPPERS.has(part));
  if (path[0] === 'mix') return mixField(path);
  const found = rowOf(path.join('.'));
  return found === null ? null : firstField(found);
}

const WRAPPERS: ReadonlySet<string> = new Set(['command', 'settings', 'poker', 'room']);

/** Whatever is said of the games themselves stands where they are chosen. */
function mixField([, part = '', ...rest]: readonly string[]): DraftField {
  const own = rest.includes('stakes') ? 'mix.stakes' : `mix.${part}`;
  return isField(own) && own !== 'mix.games' ? own : 'game';
}

const isField = (path: string): path is DraftField => Object.hasOwn(DEFAULT_DRAFT, path);

/** A switch cannot be wrong: what is said of a group stands at its first field. */
function firstField({ path, row }: Placed): DraftField | null {
  if (row.kind === 'group' && row.editor === undefined) {
    const [first] = insideOf(path, row);
    return first === undefined ? null : firstField(first);
  }
  const own = row.kind === 'list' && row.editor === 'levels' ? `${path}.length` : path;
  return isField(own) ? own : null;
}

type Details = Readonly<Record<string, unknown>>;

function problemOf(field: DraftField, details: Details): string {
  const { max } = details;
  const { refused } = words.settings;
  const wants = wantsWords(inAmounts(field, inLabels(field, details)));
  if (wants !== undefined) return refused.wants(wants);
  if (field === 'seatCount' && typeof max === 'number') return refused.deck(max);
  return rangeOf(field) ?? refused.value;
}

/** What can be chosen is called as it is in the form. */
function inLabels(field: DraftField, details: Details): Details {
  const choices: Readonly<Record<string, Readonly<Record<string, string>>>> =
    words.settings.choices;
  const labels = Object.hasOwn(choices, field) ? choices[field] : undefined;
  if (labels === undefined) return details;
  const labelOf = (choice: unknown): unknown => labels[String(choice)] ?? choice;
  return {
    ...details,
    ...(Array.isArray(details['choices']) && { choices: details['choices'].map(labelOf) }),
    ...('only' in details && { only: labelOf(details['only']) }),
  };
}

/** Of amounts the limits are amounts too: 5 is $0.05 at a money table. */
function inAmounts(field: DraftField, details: Details): Details {
  if (rowOf(field)?.row.kind !== 'chips') return details;
  const told = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === 'number' && LIMITS.has(name) ? amount(value) : value,
  ]);
  return Object.fromEntries(told);
}

const LIMITS: ReadonlySet<string> = new Set(['least', 'most']);

/** What the server would say in its own units. */
function rangeOf(field: DraftField): string | null {
  const { ranges } = words.settings;
  const row = rowOf(field)?.row;
  switch (row?.kind) {
    case 'name':
      return ranges.name(TABLE_NAME_LENGTH);
    case 'time':
      return ranges.seconds((row.min ?? 0) / 1000, row.max === undefined ? null : row.max / 1000);
    case 'percent':
      return ranges.percent(row.max / 100);
    case 'whole':
      return ranges.whole(row.min ?? 0, row.max ?? null);
    case 'chips':
      return ranges.chips(row.min ?? 0);
    case 'list':
      return row.editor === 'levels' ? ranges.levels : ranges.list(row.min, row.max);
    default:
      return null;
  }
}
