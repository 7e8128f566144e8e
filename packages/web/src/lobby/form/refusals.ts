/** Which field a refusal of the server is about, and what it says there. */

import { RefusedError } from '@sidepot/client';
import { words } from '../../i18n/words.js';
import { sentenceOf } from '../../net/http.js';
import type { DraftErrors, DraftField } from './draft.js';

/** The server's names for fields that have another one here. */
const OTHERS: Readonly<Record<string, DraftField>> = {
  actionClock: 'clock',
  timeBank: 'bankStart',
  'timeBank.refill': 'bankRefill',
  'timeBank.most': 'bankMost',
  bombPot: 'bombEvery',
  'bombPot.ante': 'bombAnte',
  entry: 'entryApproval',
  rakeConfig: 'rakePercent',
  'rakeConfig.cap': 'rakeCap',
  spectators: 'watching',
  'spectators.delay': 'watchDelay',
  tournament: 'structure',
  'tournament.startingStack': 'startingStack',
  'tournament.buyIn': 'entry',
  'tournament.fee': 'fee',
  'tournament.levels': 'levelLength',
  'tournament.lateEntryLevel': 'lateLevel',
  'tournament.reEntries': 'reEntries',
  'tournament.payouts': 'payouts',
};

const SAME: readonly DraftField[] = [
  'name',
  'mode',
  'game',
  'limit',
  'seatCount',
  'smallBlind',
  'bigBlind',
  'ante',
  'anteMode',
  'singleAnteOrder',
  'straddle',
  'minBuyIn',
  'maxBuyIn',
  'runs',
  'handPause',
  'runOut',
  'botSpeed',
  'seatApproval',
  'rabbitHunt',
  'preset',
];

const FIELDS: ReadonlyMap<string, DraftField> = new Map([
  ...SAME.map((field) => [field, field] as const),
  ...Object.entries(OTHERS),
]);

export interface SettingsRefusal {
  readonly errors: DraftErrors;
  /** For the whole form, if it is about no field of it. */
  readonly sentence: string | null;
}

export const NO_REFUSAL: SettingsRefusal = { errors: {}, sentence: null };

export function refusalOf(error: unknown): SettingsRefusal {
  if (error instanceof RefusedError) {
    const field = fieldOf(error.refusal);
    if (field !== null) {
      return { errors: { [field]: words.settings.refused(field, error.refusal) }, sentence: null };
    }
  }
  return { errors: {}, sentence: sentenceOf(error) };
}

export function fieldOf(refusal: RefusedError['refusal']): DraftField | null {
  const { code, field: said }: Readonly<Record<string, unknown>> = refusal;
  if (code === 'TOO_MANY_PLAYERS') return 'seatCount';
  if (typeof said !== 'string') return null;
  const path = said
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((part) => !WRAPPERS.has(part));
  // The nearest that has a field: a level of a tournament is chosen with all the others.
  for (let length = path.length; length > 0; length--) {
    const field = FIELDS.get(path.slice(0, length).join('.'));
    if (field !== undefined) return field;
  }
  return null;
}

const WRAPPERS: ReadonlySet<string> = new Set(['command', 'settings', 'poker', 'room']);
