/** The schemas of the settings, made from their table. What fits what is the engine's word. */

import { MAX_SEATS } from '@sidepot/engine';
import { z } from 'zod';
import type { SettingRow, SettingRows, SettingValue } from '../words/setting-row.js';
import {
  type CreateOptions,
  type MixRules,
  type PokerChange,
  type PokerOptions,
  type PokerSettings,
  type RoomChange,
  type RoomOptions,
  type RoomSettings,
  SETTINGS,
  type SettingsChange,
  type TournamentRules,
  type WireSettings,
} from '../words/settings.js';
import { amountSchema, countSchema, durationSchema, positiveAmountSchema } from './amounts.js';
import { givenTableNameSchema, tableNameSchema } from './ids.js';

const { poker: POKER, room: ROOM } = SETTINGS;

const chipStepsSchema = z.union([
  amountSchema,
  z
    .array(z.strictObject({ players: countSchema.max(MAX_SEATS), cap: amountSchema }))
    .max(MAX_SEATS),
]);

interface Limits {
  readonly min?: number;
  readonly max?: number;
}

const within = (schema: z.ZodInt, { min, max }: Limits): z.ZodInt => {
  const least = min === undefined ? schema : schema.min(min);
  return max === undefined ? least : least.max(max);
};

function choiceSchema(of: readonly (string | number)[]): z.ZodType {
  const words = of.filter((one) => typeof one === 'string');
  return words.length === of.length ? z.enum(words) : z.union(of.map((one) => z.literal(one)));
}

type GroupRow = Extract<SettingRow, { kind: 'group' }>;

const groups = new Map<SettingRows, z.ZodType>();

/** Made once: its name may stand for one schema only. */
function groupSchema(row: GroupRow): z.ZodType {
  const made = groups.get(row.of);
  if (made !== undefined) return made;
  const shape = withGaps(row.of, ({ optional }) => optional === true);
  const schema = z.strictObject(shape).meta(row.named);
  groups.set(row.of, schema);
  return schema;
}

function kindSchema(row: SettingRow): z.ZodType {
  switch (row.kind) {
    case 'name':
      return tableNameSchema;
    case 'switch':
      return z.boolean();
    case 'choice':
      return choiceSchema(row.of);
    case 'time':
      return within(durationSchema, row);
    case 'percent':
    case 'whole':
      return within(countSchema, row);
    case 'chips': {
      const { min = 0, ...limits } = row;
      return within(min > 0 ? positiveAmountSchema : amountSchema, limits);
    }
    case 'chipSteps':
      return chipStepsSchema;
    case 'list':
      return z.array(schemaOf(row.of)).min(row.min).max(row.max);
    case 'group':
      return groupSchema(row);
  }
}

function schemaOf<R extends SettingRow>(row: R): z.ZodType<SettingValue<R>>;
function schemaOf(row: SettingRow): z.ZodType {
  const schema = row.nullable === undefined ? kindSchema(row) : kindSchema(row).nullable();
  return row.about === undefined ? schema : schema.describe(row.about);
}

type Shape<F extends SettingRows> = { [K in keyof F]: z.ZodType<SettingValue<F[K]>> };

/** Every row by its name, and none that may be left out. */
const shapeOf = <F extends SettingRows>(rows: F): Shape<F> =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, schemaOf(row)])) as Shape<F>;

/** The same, but some may be missing. */
function withGaps(rows: SettingRows, mayMiss: (row: SettingRow) => boolean): z.ZodRawShape {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      mayMiss(row) ? z.exactOptional(schemaOf(row)) : schemaOf(row),
    ]),
  );
}

const entriesOf = (rows: SettingRows): readonly (readonly [string, SettingRow])[] =>
  Object.entries(rows);

/** Those of a table that is there. */
const keptRows: SettingRows = Object.fromEntries(
  entriesOf(POKER).filter(([name]) => name !== 'preset'),
);
/** Those of them that may change there. */
const changing = (rows: SettingRows): SettingRows =>
  Object.fromEntries(entriesOf(rows).filter(([, { when }]) => when !== 'new'));
const everyRow = (): boolean => true;
const noRow = (): boolean => false;

/** What a hand's rules may say beyond its stakes. */
export const handRuleShape: Shape<(typeof POKER)['rules']['of']> = shapeOf(POKER.rules.of);
export const rakeSchema: z.ZodType<PokerSettings['rakeConfig']> = schemaOf(POKER.rakeConfig);
export const runsSchema: z.ZodType<PokerSettings['runs']> = schemaOf({
  kind: 'choice',
  of: POKER.runs.of,
});

/** The type of {@link pokerSettingsSchema}. */
export interface PokerSettingsSchema extends z.ZodType<PokerSettings> {}
/** Checks the poker part of {@link WireSettings}. */
export const pokerSettingsSchema: PokerSettingsSchema = objectSchema<PokerSettings>(
  withGaps(keptRows, noRow),
  'PokerSettings',
  'The options with every default filled in.',
);

const tournamentOptionsSchema = objectSchema<TournamentRules>(
  withGaps(POKER.tournament.of, (row) => 'default' in row),
  'TournamentOptions',
  'A table with this is a tournament.',
);

const mixOptionsSchema = objectSchema<MixRules>(
  withGaps(POKER.mix.of, (row) => 'default' in row),
  'MixOptions',
  'Games that take turns.',
);

/** The type of {@link pokerOptionsSchema}. */
export interface PokerOptionsSchema extends z.ZodType<PokerOptions> {}
/** Checks the poker part of {@link CreateOptions}: shapes only, the engine judges the rest. */
export const pokerOptionsSchema: PokerOptionsSchema = objectSchema<PokerOptions>(
  {
    ...withGaps(POKER, everyRow),
    tournament: tournamentOptionsSchema.nullable().exactOptional(),
    mix: mixOptionsSchema.nullable().exactOptional(),
  },
  'PokerOptions',
  'What is left out has the default of the engine.',
);

/** The schema of poker change. */
export interface PokerChangeSchema extends z.ZodType<PokerChange> {}
export const pokerChangeSchema: PokerChangeSchema = objectSchema<PokerChange>(
  withGaps(changing(keptRows), everyRow),
  'PokerChange',
  'What is left out stays. Counts from the next hand.',
);

const roomSettingsSchema = objectSchema<RoomSettings>(
  withGaps(ROOM, noRow),
  'RoomSettings',
  'Time, people and pace.',
);
const roomOptionsSchema = objectSchema<RoomOptions>(
  withGaps(ROOM, everyRow),
  'RoomOptions',
  'What is left out has its default.',
);
const roomChangeSchema = objectSchema<RoomChange>(
  withGaps(changing(ROOM), everyRow),
  'RoomChange',
  'What is left out stays.',
);

/** The type of {@link createOptionsSchema}. */
export interface CreateOptionsSchema extends z.ZodType<CreateOptions> {}
/** Checks {@link CreateOptions}. */
export const createOptionsSchema: CreateOptionsSchema = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerOptionsSchema,
    room: roomOptionsSchema.exactOptional(),
  })
  .meta({ id: 'CreateOptions', description: 'What a new table is made of.' });

/** The type of {@link settingsChangeSchema}. */
export interface SettingsChangeSchema extends z.ZodType<SettingsChange> {}
/** Checks a {@link SettingsChange}. */
export const settingsChangeSchema: SettingsChangeSchema = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerChangeSchema.exactOptional(),
    room: roomChangeSchema.exactOptional(),
  })
  .meta({ id: 'SettingsChange', description: 'What is left out stays as it is.' });

/** The type of {@link wireSettingsSchema}. */
export interface WireSettingsSchema extends z.ZodType<WireSettings> {}
/** Checks {@link WireSettings}. */
export const wireSettingsSchema: WireSettingsSchema = z
  .strictObject({
    name: givenTableNameSchema,
    poker: pokerSettingsSchema,
    room: roomSettingsSchema,
  })
  .meta({ id: 'Settings', description: 'Settings with every default filled in.' });

/** Checks what a change replaced: the old values, and only of what became another. */
export const replacedSchema: z.ZodType<SettingsChange> = z
  .strictObject({
    name: givenTableNameSchema.exactOptional(),
    poker: pokerChangeSchema.exactOptional(),
    room: roomChangeSchema.exactOptional(),
  })
  .meta({ id: 'Replaced', description: 'What a change replaced, and nothing that stayed.' });

/** The rows know what fits; the shape they are gathered in does not. */
function objectSchema<T>(shape: z.ZodRawShape, id: string, description: string): z.ZodType<T> {
  return z.strictObject(shape).meta({ id, description }) as unknown as z.ZodType<T>;
}
