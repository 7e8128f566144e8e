import { z } from 'zod';

/** Of the messages; another one is refused. It rises when an old reader would misread a message. */
export const PROTOCOL_VERSION = 1;

export const versionSchema = z
  .literal(PROTOCOL_VERSION)
  .describe('Version of the protocol; another one is refused with `BAD_PROTOCOL_VERSION`.');
