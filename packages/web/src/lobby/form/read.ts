/** From what is typed to what is sent. Only shapes are judged here; what fits what is the server's word. */

import { GAMES } from '@sidepot/engine';
import type { CreateOptions, SettingsChange } from '@sidepot/protocol';
import { words } from '../../i18n/words.js';
import { typedChips } from '../../state/sizing.js';
import type { DraftErrors, DraftField, SettingsDraft } from './draft.js';
import { levelsOf } from './levels.js';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: DraftErrors };

type Room = NonNullable<CreateOptions['room']>;
type Stakes = NonNullable<SettingsChange['poker']>;

/** Short deck has antes in place of blinds (R33). */
export const hasBlinds = ({ game }: Pick<SettingsDraft, 'game'>): boolean =>
  GAMES[game].forced === 'blinds';

/** What stands in a field that is left empty. */
export function usualOf(draft: SettingsDraft): Readonly<Record<UsualField, number>> {
  const bigBlind = typedChips(draft.bigBlind) ?? 0;
  const price = hasBlinds(draft) ? bigBlind : (typedChips(draft.ante) ?? bigBlind);
  return { ante: bigBlind, bombAnte: 2 * price, minBuyIn: 40 * price, maxBuyIn: 100 * price };
}

type UsualField = 'ante' | 'bombAnte' | 'minBuyIn' | 'maxBuyIn';

export function readOptions(draft: SettingsDraft): Read<CreateOptions> {
  const reader = new Reader(draft);
  const room = roomOf(reader);
  const poker =
    draft.mode === 'tournament'
      ? { ...sharedStakes(draft), ...tournamentOf(reader) }
      : stakesOf(reader);
  const seatCount = reader.whole('seatCount');
  const name = draft.name.trim();
  return reader.end({ ...(name !== '' && { name }), poker: { ...poker, seatCount }, room });
}

/** What the host may change at a table that is there. A tournament keeps its stakes. */
export function readChange(draft: SettingsDraft): Read<SettingsChange> {
  const reader = new Reader(draft);
  const room = roomOf(reader);
  const poker = draft.mode === 'tournament' ? {} : { poker: stakesOf(reader) };
  if (draft.name.trim() === '') reader.fail('name', words.settings.problems.name);
  return reader.end({ name: draft.name.trim(), ...poker, room });
}

const sharedStakes = ({ game, limit }: SettingsDraft): Stakes => ({ game, limit });

function stakesOf(reader: Reader): Stakes {
  const { draft } = reader;
  const blinds = hasBlinds(draft);
  const needsAnte = !blinds || draft.anteMode !== 'none';
  return {
    ...sharedStakes(draft),
    smallBlind: blinds ? reader.whole('smallBlind') : 0,
    bigBlind: blinds ? reader.whole('bigBlind') : 0,
    ante: needsAnte ? reader.whole('ante', usualOf(draft).ante) : 0,
    anteMode: blinds ? draft.anteMode : 'none',
    singleAnteOrder: draft.singleAnteOrder,
    straddle: blinds ? draft.straddle : 'none',
    ...(draft.minBuyIn !== '' && { minBuyIn: reader.whole('minBuyIn') }),
    ...(draft.maxBuyIn !== '' && { maxBuyIn: reader.whole('maxBuyIn') }),
    runs: draft.runs,
    rakeConfig: draft.hasRake
      ? {
          bps: reader.number('rakePercent', 100),
          cap: draft.rakeCap.trim() === '' ? null : reader.whole('rakeCap'),
          noFlopNoDrop: draft.rakeNeedsFlop,
        }
      : null,
  };
}

function tournamentOf(reader: Reader): CreateOptions['poker'] {
  const { draft } = reader;
  const startingStack = reader.whole('startingStack');
  const length = reader.whole('levelLength');
  const clock = draft.levelClock;
  const payouts = draft.payouts
    .split(/[\s,/:%]+/)
    .flatMap((part) => (part === '' ? [] : [Number(part)]));
  if (payouts.length === 0 || !payouts.every((share) => Number.isInteger(share) && share > 0)) {
    reader.fail('payouts', words.settings.problems.payouts);
  }
  return {
    mode: 'tournament',
    // Without blinds there is nothing that a short stack could pay first.
    ...(hasBlinds(draft) && { preset: draft.preset }),
    tournament: {
      startingStack,
      buyIn: reader.whole('entry'),
      fee: reader.whole('fee'),
      clock,
      levels: levelsOf({
        structure: draft.structure,
        startingStack,
        clock,
        length,
        hasBlinds: hasBlinds(draft),
      }),
      lateEntryLevel: reader.whole('lateLevel'),
      reEntries: reader.whole('reEntries'),
      payouts,
    },
  };
}

function roomOf(reader: Reader): Room {
  const { draft } = reader;
  const isCash = draft.mode === 'cash';
  return {
    actionClock: draft.hasClock ? reader.number('clock', 1000) : null,
    timeBank:
      draft.hasClock && draft.hasBank
        ? {
            start: reader.number('bankStart', 1000),
            refill: reader.number('bankRefill', 1000),
            most: reader.number('bankMost', 1000),
          }
        : null,
    handPause: reader.number('handPause', 1000),
    runOut: draft.runOut,
    botSpeed: draft.botSpeed,
    bombPot:
      isCash && draft.hasBombPots
        ? {
            every: reader.whole('bombEvery'),
            ante: reader.whole('bombAnte', usualOf(draft).bombAnte),
          }
        : null,
    rabbitHunt: draft.rabbitHunt,
    entry: draft.entryApproval ? 'approval' : 'open',
    seatApproval: draft.seatApproval,
    spectators: {
      allowed: draft.watching !== 'closed',
      delay: draft.watching === 'late' ? reader.number('watchDelay', 1000) : 0,
    },
  };
}

class Reader {
  readonly draft: SettingsDraft;
  readonly #errors: Partial<Record<DraftField, string>> = {};

  constructor(draft: SettingsDraft) {
    this.draft = draft;
  }

  fail(field: DraftField, problem: string): void {
    this.#errors[field] ??= problem;
  }

  /** `usual`: what it is if nothing is typed. */
  whole(field: DraftField, usual: number | null = null): number {
    const typed = String(this.draft[field]).trim();
    const read = typed === '' ? usual : typedChips(typed);
    if (read === null) this.fail(field, words.settings.problems.whole);
    return read ?? 0;
  }

  /** With a point, in so many of the unit that is sent. */
  number(field: DraftField, times: number): number {
    const typed = String(this.draft[field]).trim().replace(',', '.');
    const read = /^\d+(\.\d+)?$/.test(typed) ? Math.round(Number(typed) * times) : null;
    if (read === null) this.fail(field, words.settings.problems.number);
    return read ?? 0;
  }

  end<T>(value: T): Read<T> {
    const isFine = Object.keys(this.#errors).length === 0;
    return isFine ? { ok: true, value } : { ok: false, errors: this.#errors };
  }
}
