/** Who paid in, who was paid, and who pays whom. */

import { z } from 'zod';
import { MAX_CORRECTIONS } from '../words/limits.js';
import {
  amountSchema,
  positiveAmountSchema,
  seqSchema,
  signedAmountSchema,
  timeSchema,
} from './amounts.js';
import { givenNameSchema, playerIdSchema, reasonSchema } from './ids.js';
import type { Same, Wire } from './wire.js';

const ledgerLine = z
  .strictObject({
    player: playerIdSchema,
    name: givenNameSchema,
    buyIns: amountSchema,
    cashOuts: amountSchema,
    stack: amountSchema.describe('Chips at the table, as of the last hand that is over.'),
    adjusted: signedAmountSchema.describe('Sum of the host’s corrections.'),
    net: signedAmountSchema.describe('cashOuts + stack − buyIns + adjusted.'),
  })
  .meta({ id: 'LedgerLine' });
/** The schema of ledger line. */
export interface LedgerLineSchema extends Same<typeof ledgerLine> {}
export const ledgerLineSchema: LedgerLineSchema = ledgerLine;

const ledger = z
  .strictObject({
    lines: z.array(ledgerLineSchema),
    rake: amountSchema.describe('Taken by the house.'),
    adjustments: z
      .array(
        z.strictObject({
          seq: seqSchema.describe('Of its event: what `before` counts by.'),
          player: playerIdSchema,
          amount: signedAmountSchema,
          reason: reasonSchema,
          at: timeSchema,
        }),
      )
      .max(MAX_CORRECTIONS)
      .describe('The host’s corrections, the newest last.'),
    more: z.boolean().describe('Are there older corrections? Ask the route with `before`.'),
  })
  .meta({ id: 'Ledger' });
/** The type of {@link ledgerSchema}. */
export interface LedgerSchema extends Same<typeof ledger> {}
/** Checks a {@link Ledger}. */
export const ledgerSchema: LedgerSchema = ledger;
/** Who paid in, who was paid, and the host’s corrections. */
export type Ledger = Wire<typeof ledgerSchema>;

const transfer = z
  .strictObject({
    from: playerIdSchema.nullable().describe('Null: the house.'),
    to: playerIdSchema.nullable().describe('Null: the house.'),
    amount: positiveAmountSchema,
  })
  .meta({ id: 'Transfer' });
/** The schema of transfer. */
export interface TransferSchema extends Same<typeof transfer> {}
export const transferSchema: TransferSchema = transfer;
/** One payment of a settlement; null is the house. */
export type Transfer = Wire<typeof transferSchema>;
