/**
 * Checked by the compiler, never run: what the engine gives fits the wire, and what the wire gives
 * fits the engine. Ids are the one difference: the engine also takes numbers.
 */

import type {
  EventView,
  HandView,
  LegalActions,
  PlayerCommand,
  PostKind,
  TableCommand,
  TableEvent,
  TableOptions,
  TableSettings,
} from '@sidepot/engine';
import type {
  CreateOptions,
  SettingsChange,
  WireAction,
  WireCommand,
  WireHandEvent,
  WireHandView,
  WireLegalActions,
  WireSettings,
  WireTableEvent,
} from '@sidepot/protocol';
import type { POST_KINDS } from '../src/schema/hand-events.js';

type Plain = string | number | boolean | null | undefined;
type Id = 'id' | 'player';

/** The same with ids that are strings. */
type Named<T> = T extends Plain
  ? T
  : { readonly [K in keyof T]: K extends Id ? string : Named<T[K]> };

type Fits<Given extends Wanted, Wanted> = Given;

type Of<T extends WireCommand['type']> = Extract<WireCommand, { type: T }>;
type Seated<T> = T & { readonly seat: number };
type Asked<T> = T & { readonly player: string };
type PublicTableEvent = Exclude<TableEvent, { type: 'handStarted' }>;

/** What the wire has as the engine has it; `hand-wire` makes the rest. */
type Alike = Exclude<
  keyof HandView,
  'own' | 'thrown' | 'left' | 'rules' | 'players' | 'pots' | 'turn'
>;
type Worded = { type: 'started' | 'awarded' };

export type HandChecks = [
  Fits<Pick<Named<HandView>, Alike>, Pick<WireHandView, Alike>>,
  Fits<WireHandView, Pick<HandView, Alike>>,
  Fits<Named<Exclude<EventView, Worded>>, WireHandEvent>,
  Fits<Exclude<WireHandEvent, { type: 'started' }>, EventView>,
  /** Tables have games with a board only, so far. */
  Fits<WireHandView['rules'], HandView['rules']>,
  Fits<Omit<HandView['rules'], 'game'>, Omit<WireHandView['rules'], 'game'>>,
  Fits<EventView['type'], WireHandEvent['type']>,
  Fits<LegalActions, WireLegalActions>,
  Fits<WireLegalActions, LegalActions>,
  Fits<PostKind, (typeof POST_KINDS)[number]>,
];

/** No more keys than the engine has, and no fewer: `Fits` alone would let optional ones go. */
type SameKeys<A, B> = [Exclude<keyof A, keyof B>, Exclude<keyof B, keyof A>];
type None = [never, never];

export type KeyChecks = [
  Fits<SameKeys<Omit<HandView, 'own' | 'thrown' | 'left'>, Omit<WireHandView, 'version'>>, None>,
  Fits<SameKeys<HandView['rules'], WireHandView['rules']>, None>,
  Fits<
    SameKeys<
      Omit<HandView['players'][number], 'answered' | 'held' | 'shown'>,
      Omit<WireHandView['players'][number], 'cards' | 'thrown'>
    >,
    None
  >,
  Fits<SameKeys<LegalActions, WireLegalActions>, None>,
  Fits<SameKeys<TableSettings, WireSettings['poker']>, None>,
  Fits<SameKeys<TableSettings['rules'], WireSettings['poker']['rules']>, None>,
  Fits<SameKeys<TableOptions, CreateOptions['poker']>, None>,
];

export type CommandChecks = [
  Fits<Seated<WireAction>, PlayerCommand>,
  Fits<Seated<Of<'draw' | 'runs' | 'show' | 'muck'>>, PlayerCommand>,
  Fits<
    Asked<Of<'topUp' | 'sitIn' | 'sitOut' | 'comeIn' | 'leave' | 'straddle' | 'chooseGame'>>,
    TableCommand
  >,
];

export type TableChecks = [
  Fits<CreateOptions['poker'], TableOptions>,
  Fits<NonNullable<SettingsChange['poker']>, TableOptions>,
  Fits<TableSettings, WireSettings['poker']>,
  Fits<WireSettings['poker'], TableSettings>,
  Fits<Named<PublicTableEvent>, WireTableEvent>,
  Fits<Exclude<WireTableEvent, { type: 'handStarted' }>, PublicTableEvent>,
];
