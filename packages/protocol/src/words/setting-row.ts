/** What a row of the table of settings may say, and which values fit it. */

import type { GameName } from '@sidepot/engine';

/** When a change counts: never, `new` tables only choose it; from the next hand; at once. */
export const SETTING_TIMES = ['new', 'nextHand', 'now'] as const;
/** One of {@link SETTING_TIMES}. */
export type SettingTime = (typeof SETTING_TIMES)[number];

/** Settings that are shown together. `basic` is what nearly every host wants to say. */
export const SETTING_PARTS = [
  'basic',
  'stakes',
  'buyIn',
  'tournament',
  'time',
  'play',
  'people',
  'rake',
] as const;
/** One of {@link SETTING_PARTS}. */
export type SettingPart = (typeof SETTING_PARTS)[number];

/** What every row may say beside its kind. */
export interface SettingFacts {
  /** What it means, for the pages of the protocol. */
  readonly about?: string;
  /** What it is if it is left out. The engine has the defaults of poker that hang on others. */
  readonly default?: unknown;
  /** What a page begins with, where that is not the default. */
  readonly suggest?: unknown;
  /** What it is where it does not apply, and is not asked. Left out: as it stands. */
  readonly off?: unknown;
  /** It may be null: by a switch of its own, by an empty field, or in the other mode. */
  readonly nullable?: 'switch' | 'empty' | 'mode';
  /** It may be missing, and then stays so. */
  readonly optional?: true;
  /** Who reckons it from other settings where nothing is typed. */
  readonly reckoned?: 'page' | 'server';
  /** When a change of it counts. Left out: from the next hand. */
  readonly when?: SettingTime;
  /** Where a page asks for it. Left out: nowhere, it is for programs. */
  readonly part?: SettingPart;
  /** Only in this mode. */
  readonly only?: 'cash' | 'tournament';
  /** Only where one of these games is played, alone or in a mix. */
  readonly games?: readonly GameName[];
  /** Only where one game is played: a mix has it for each of its games. */
  readonly alone?: true;
  /** Only while that other setting is one of these, or on. */
  readonly needs?: { readonly row: string; readonly is?: readonly string[] };
  /** The section of the rules page that explains it. */
  readonly rule?: string;
  /** It is told in one line with that other setting. */
  readonly toldWith?: string;
}

/** By the kind follow the schema, the field of a form and the words for a value. */
export type SettingKind =
  | { readonly kind: 'name' }
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'choice';
      readonly of: readonly [string | number, ...(string | number)[]];
      /** How it looks; `switch`: the last choice is on. Left out: side by side. */
      readonly as?: 'select' | 'switch';
    }
  /** Milliseconds, typed as seconds. */
  | { readonly kind: 'time'; readonly min?: number; readonly max?: number }
  /** Basis points, typed as percent. */
  | { readonly kind: 'percent'; readonly max: number }
  | { readonly kind: 'whole'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'chips'; readonly min?: number; readonly max?: number }
  /** Chips, or steps of them by the number of players. */
  | { readonly kind: 'chipSteps' }
  | {
      readonly kind: 'list';
      readonly of: SettingRow;
      readonly min: number;
      readonly max: number;
      /** The levels of a tournament are made from a plan. Left out: typed one after the other. */
      readonly editor?: 'levels';
    }
  | {
      readonly kind: 'group';
      readonly of: SettingRows;
      /** The name of its schema. */
      readonly named: { readonly id: string; readonly description?: string };
      /** Spectators are allowed, late or not allowed: one choice. Left out: field by field. */
      readonly editor?: 'watching';
    };

/** One setting. */
export type SettingRow = SettingFacts & SettingKind;
/** Settings by their names on the wire. */
export interface SettingRows {
  readonly [name: string]: SettingRow;
}

/** A step of {@link SettingKind} `chipSteps`: the cap for so many players. */
export interface ChipStep {
  readonly players: number;
  readonly cap: number;
}

/** What a row's value may be when it is not null. */
export type FilledSetting<R> = R extends { readonly kind: 'switch' }
  ? boolean
  : R extends { readonly kind: 'name' }
    ? string
    : R extends { readonly kind: 'choice'; readonly of: infer C extends readonly unknown[] }
      ? C[number]
      : R extends { readonly kind: 'chipSteps' }
        ? number | readonly ChipStep[]
        : R extends { readonly kind: 'list'; readonly of: infer E }
          ? readonly SettingValue<E>[]
          : R extends { readonly kind: 'group'; readonly of: infer F }
            ? SettingValues<F>
            : number;

/** What a row's value may be. */
export type SettingValue<R> = R extends { readonly nullable: string }
  ? FilledSetting<R> | null
  : FilledSetting<R>;

/** The names of the rows that may be missing for good. */
export type OptionalSetting<F> = {
  [K in keyof F]: F[K] extends { readonly optional: true } ? K : never;
}[keyof F];
/** The names of the rows that a host may leave out. */
export type DefaultSetting<F> = {
  [K in keyof F]: F[K] extends { readonly optional: true } | { readonly default: unknown }
    ? K
    : never;
}[keyof F];
/** An intersection as one object. */
export type Flat<T> = { [K in keyof T]: T[K] };

/** The values of some rows, with every default filled in. */
export type SettingValues<F> = Flat<
  { readonly [K in Exclude<keyof F, OptionalSetting<F>>]: SettingValue<F[K]> } & {
    readonly [K in OptionalSetting<F>]?: SettingValue<F[K]>;
  }
>;

/** The same as a host writes them: what has a default may be left out. */
export type SettingOptions<F> = Flat<
  { readonly [K in Exclude<keyof F, DefaultSetting<F>>]: SettingValue<F[K]> } & {
    readonly [K in DefaultSetting<F>]?: SettingValue<F[K]>;
  }
>;
