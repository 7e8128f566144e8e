/** What a host chooses: `poker` is judged by the engine, `room` is kept by the server. */

import { z } from 'zod';
import { givenTableNameSchema, tableNameSchema } from './ids.js';
import { pokerChangeSchema, pokerOptionsSchema, pokerSettingsSchema } from './poker-options.js';
import { roomOptionsSchema, roomSettingsSchema } from './room-options.js';
import type { Same, Wire } from './wire.js';

/** The name of a table whose host gave it none. */
export const DEFAULT_TABLE_NAME = 'Sidepot table';

const createOptions = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerOptionsSchema,
    room: roomOptionsSchema.exactOptional(),
  })
  .meta({ id: 'CreateOptions', description: 'What a new table is made of.' });
/** The type of {@link createOptionsSchema}. */
export interface CreateOptionsSchema extends Same<typeof createOptions> {}
/** Checks {@link CreateOptions}. */
export const createOptionsSchema: CreateOptionsSchema = createOptions;
/** What a new table is made of. */
export type CreateOptions = Wire<typeof createOptionsSchema>;

const settingsChange = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerChangeSchema.exactOptional(),
    room: roomOptionsSchema.exactOptional(),
  })
  .meta({ id: 'SettingsChange', description: 'What is left out stays as it is.' });
/** The type of {@link settingsChangeSchema}. */
export interface SettingsChangeSchema extends Same<typeof settingsChange> {}
/** Checks a {@link SettingsChange}. */
export const settingsChangeSchema: SettingsChangeSchema = settingsChange;
/** What a host changes between hands; what is left out stays. */
export type SettingsChange = Wire<typeof settingsChangeSchema>;

const wireSettings = z
  .strictObject({
    name: givenTableNameSchema,
    poker: pokerSettingsSchema,
    room: roomSettingsSchema,
  })
  .meta({ id: 'Settings', description: 'Settings with every default filled in.' });
/** The type of {@link wireSettingsSchema}. */
export interface WireSettingsSchema extends Same<typeof wireSettings> {}
/** Checks {@link WireSettings}. */
export const wireSettingsSchema: WireSettingsSchema = wireSettings;
/** The settings of a table with every default filled in. */
export type WireSettings = Wire<typeof wireSettingsSchema>;
