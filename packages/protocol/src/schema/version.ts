import { z } from 'zod';
import { PROTOCOL_VERSION } from '../words/version.js';

export const versionSchema = z
  .literal(PROTOCOL_VERSION)
  .describe('Version of the protocol; another one is refused with `BAD_PROTOCOL_VERSION`.');
