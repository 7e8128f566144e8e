/** What a host chooses: `poker` is judged by the engine, `room` is kept by the server. */

import { z } from 'zod';
import { tableNameSchema } from './ids.js';
import { pokerChangeSchema, pokerOptionsSchema, pokerSettingsSchema } from './poker-options.js';
import { roomOptionsSchema, roomSettingsSchema } from './room-options.js';
import type { Wire } from './wire.js';

export const DEFAULT_TABLE_NAME = 'Sidepot table';

export const createOptionsSchema = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerOptionsSchema,
    room: roomOptionsSchema.exactOptional(),
  })
  .meta({ id: 'CreateOptions', description: 'What a new table is made of.' });
export type CreateOptions = Wire<typeof createOptionsSchema>;

export const settingsChangeSchema = z
  .strictObject({
    name: tableNameSchema.exactOptional(),
    poker: pokerChangeSchema.exactOptional(),
    room: roomOptionsSchema.exactOptional(),
  })
  .meta({ id: 'SettingsChange', description: 'What is left out stays as it is.' });
export type SettingsChange = Wire<typeof settingsChangeSchema>;

export const wireSettingsSchema = z
  .strictObject({ name: tableNameSchema, poker: pokerSettingsSchema, room: roomSettingsSchema })
  .meta({ id: 'Settings', description: 'Settings with every default filled in.' });
export type WireSettings = Wire<typeof wireSettingsSchema>;
