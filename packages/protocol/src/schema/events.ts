/** One entry of a table's stream, as one viewer gets it. */

import { z } from 'zod';
import { handNumberSchema, seqSchema, timeSchema } from './amounts.js';
import { handEventSchema } from './hand-events.js';
import { roomEventSchema, tableEventSchema } from './table-events.js';
import type { Same, Wire } from './wire.js';

const entryShape = { seq: seqSchema.min(1), at: timeSchema };

const streamEvent = z
  .discriminatedUnion('of', [
    z.strictObject({
      of: z.literal('hand'),
      ...entryShape,
      hand: handNumberSchema,
      event: handEventSchema,
    }),
    z.strictObject({ of: z.literal('table'), ...entryShape, event: tableEventSchema }),
    z.strictObject({ of: z.literal('room'), ...entryShape, event: roomEventSchema }),
  ])
  .meta({ id: 'StreamEvent', description: "One entry of the table's stream, as you may see it." });
/** The type of {@link streamEventSchema}. */
export interface StreamEventSchema extends Same<typeof streamEvent> {}
/** Checks a {@link StreamEvent}. */
export const streamEventSchema: StreamEventSchema = streamEvent;
/** One entry of a table’s stream: an event of the hand, the table or the room. */
export type StreamEvent = Wire<typeof streamEventSchema>;
