/** What a host chooses: `poker` is judged by the engine, `room` is kept by the server. */

import { z } from 'zod';
import { tableNameSchema } from './ids.js';
import { pokerChangeSchema, pokerOptionsSchema, pokerSettingsSchema } from './poker-options.js';
import { roomOptionsSchema, roomSettingsSchema } from './room-options.js';
import type { Same, Wire } from './wire.js';

export const DEFAULT_TABLE_NAME = 'Sidepot table';

const createOptions = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerOptionsSchema,
    room: roomOptionsSchema.exactOptional(),
  })
  .meta({ id: 'CreateOptions', description: 'What a new table is made of.' });
export interface CreateOptionsSchema extends Same<typeof createOptions> {}
export const createOptionsSchema: CreateOptionsSchema = createOptions;
export type CreateOptions = Wire<typeof createOptionsSchema>;

const settingsChange = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerChangeSchema.exactOptional(),
    room: roomOptionsSchema.exactOptional(),
  })
  .meta({ id: 'SettingsChange', description: 'What is left out stays as it is.' });
export interface SettingsChangeSchema extends Same<typeof settingsChange> {}
export const settingsChangeSchema: SettingsChangeSchema = settingsChange;
export type SettingsChange = Wire<typeof settingsChangeSchema>;

const wireSettings = z
  .strictObject({ name: tableNameSchema, poker: pokerSettingsSchema, room: roomSettingsSchema })
  .meta({ id: 'Settings', description: 'Settings with every default filled in.' });
export interface WireSettingsSchema extends Same<typeof wireSettings> {}
export const wireSettingsSchema: WireSettingsSchema = wireSettings;
export type WireSettings = Wire<typeof wireSettingsSchema>;
