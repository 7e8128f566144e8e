/** From what is typed to what is sent. Only shapes are judged here; what fits what is the server's word. */

import type { Mix } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type {
  CreateOptions,
  PokerSettings,
  SettingRow,
  SettingsChange,
} from '@sidepot/protocol/words';
import { badAmount, typedChips, typedDecimal } from '../ui/typed/chips.js';
import {
  chosenIn,
  type DraftErrors,
  levelBets,
  type SettingsDraft,
  type Structure,
  type Typed,
  unitOfDraft,
} from './draft.js';
import { customLevels, levelFields } from './levels/custom-levels.js';
import { levelsOf } from './levels/levels.js';
import { readMix } from './mix/mix.js';
import { seatsIn } from './mix/seats.js';
import { applies, insideOf, type Placed, POKER_ROWS, ROOM_ROWS } from './rows.js';
import { usualAt } from './usual.js';

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: DraftErrors };

type Values = Readonly<Record<string, unknown>>;

/** Of a second, and of a percent: what the wire counts in. */
const MILLISECOND = '0.001';
const BASIS_POINT = '0.01';
const PLACE = /^\d+$/;

export function readOptions(draft: SettingsDraft): Read<CreateOptions> {
  const reader = new Reader({ ...draft, seatCount: seatsIn(draft) });
  const room = reader.rows(ROOM_ROWS);
  const poker = { ...reader.rows(POKER_ROWS), mix: reader.mix() };
  const name = draft.name.trim();
  return reader.end<CreateOptions>({ ...(name !== '' && { name }), poker, room });
}

/**
 * What the host may change at a table that is there. A tournament keeps its stakes. `kept`: rules of
 * the table that the form does not ask for, which stay.
 */
export function readChange(
  draft: SettingsDraft,
  kept: PokerSettings['rules'] = {},
): Read<SettingsChange> {
  const reader = new Reader(draft);
  const room = reader.rows(ROOM_ROWS.filter(isChanging));
  const poker = draft.mode === 'tournament' ? {} : { poker: reader.changes(kept) };
  const name = draft.name.trim();
  if (name === '') reader.fail('name', words.settings.problems.name);
  return reader.end<SettingsChange>({ name, ...poker, room });
}

const isChanging = ({ row }: Placed): boolean => row.when !== 'new';

class Reader {
  readonly draft: SettingsDraft;
  readonly #typed: Typed;
  readonly #errors: Record<string, string> = {};

  constructor(draft: SettingsDraft) {
    this.draft = draft;
    this.#typed = draft;
  }

  fail(field: string, problem: string): void {
    this.#errors[field] ??= problem;
  }

  end<T>(value: T): Read<T> {
    const isFine = Object.keys(this.#errors).length === 0;
    return isFine ? { ok: true, value } : { ok: false, errors: this.#errors };
  }

  mix(): Mix | null {
    const unit = this.draft.mode === 'cash' ? unitOfDraft(this.draft) : null;
    const mix = readMix(this.draft, unit);
    if (mix === undefined) this.fail('mix.stakes', badAmount(unit ?? undefined));
    if (mix?.hands === 0) this.fail('mix.hands', words.settings.problems.whole);
    return mix ?? null;
  }

  changes(kept: PokerSettings['rules']): Values {
    const values = this.rows(POKER_ROWS.filter(isChanging));
    const rules = values['rules'];
    return {
      ...values,
      ...(rules !== undefined && { rules: { ...kept, ...(rules as object) } }),
      mix: this.mix(),
    };
  }

  /** By the names of the wire. What is left out has its default, or stays. */
  rows(rows: readonly Placed[]): Values {
    const chosen = chosenIn(this.draft);
    const read = rows.flatMap((one): [string, unknown][] => {
      const value = applies(one.row, chosen) ? this.#row(one) : this.#off(one.row);
      return value === undefined ? [] : [[one.path.slice(one.path.lastIndexOf('.') + 1), value]];
    });
    return Object.fromEntries(read);
  }

  /** What does not apply is not judged. */
  #off({ only, off, nullable }: SettingRow): unknown {
    if (only !== undefined && only !== this.draft.mode) return undefined;
    return nullable === 'switch' ? null : off;
  }

  #row({ path, row }: Placed): unknown {
    const isOn = this.#typed[row.kind === 'group' ? path : `${path}.on`];
    if (row.nullable === 'switch' && isOn !== true) return null;
    switch (row.kind) {
      case 'switch':
      case 'choice':
      case 'name':
        return this.#typed[path];
      case 'time':
        return this.#number(path, MILLISECOND);
      case 'percent':
        return this.#number(path, BASIS_POINT);
      case 'whole':
        return this.#whole(path, row, '1');
      case 'chips':
      case 'chipSteps':
        return this.#whole(path, row, unitOfDraft(this.draft));
      case 'list':
        return row.editor === 'levels' ? this.#levels(path) : this.#list(path);
      case 'group':
        return row.editor === 'watching' ? this.#watching(path) : this.rows(insideOf(path, row));
    }
  }

  #text(path: string): string {
    return String(this.#typed[path]).trim();
  }

  #whole(
    path: string,
    { kind, reckoned, nullable }: SettingRow,
    unit: string,
  ): number | null | undefined {
    const typed = this.#text(path);
    if (typed === '' && reckoned === 'server') return undefined;
    if (typed === '' && nullable === 'empty') return null;
    const read = typed === '' ? usualAt(path, this.draft) : typedChips(typed, unit);
    const problem = kind === 'whole' ? words.settings.problems.whole : badAmount(unit);
    if (read === null) this.fail(path, problem);
    return read ?? 0;
  }

  /** In the unit that is sent, exactly: what has finer decimals is no number here. */
  #number(path: string, unit: string): number {
    const read = typedDecimal(this.#text(path), unit);
    if (read === null) this.fail(path, words.settings.problems.number);
    return read ?? 0;
  }

  #list(path: string): readonly number[] {
    const parts = this.#text(path).split(/[\s,/:%]+/);
    // Digits alone: the comma stands between places here, so that none can stand in a number.
    const read = parts.flatMap((part) =>
      part === '' ? [] : [PLACE.test(part) ? Number(part) : 0],
    );
    if (read.length === 0 || !read.every((one) => one > 0)) {
      this.fail(path, words.settings.problems.list);
    }
    return read;
  }

  #watching(path: string): Values {
    const { spectators } = this.draft;
    const delay = spectators === 'late' ? this.#number(`${path}.delay`, MILLISECOND) : 0;
    return { allowed: spectators !== 'closed', delay };
  }

  #custom(path: string): readonly unknown[] {
    const clock = this.draft['tournament.clock'];
    const fields = levelFields(chosenIn(this.draft), clock);
    const levels = customLevels(String(this.#typed[path]), clock, fields);
    if (levels === null) this.fail(path, words.settings.problems.levels);
    return levels ?? [];
  }

  #levels(path: string): readonly unknown[] {
    const structure: Structure = this.draft['tournament.levels'];
    if (structure === 'custom') return this.#custom(`${path}.custom`);
    const length = typedChips(this.#text(`${path}.length`), '1');
    if (length === null) this.fail(`${path}.length`, words.settings.problems.whole);
    return levelsOf({
      structure,
      startingStack: typedChips(this.draft['tournament.startingStack'], '1') ?? 0,
      clock: this.draft['tournament.clock'],
      length: length ?? 0,
      ...levelBets(this.draft),
    });
  }
}
