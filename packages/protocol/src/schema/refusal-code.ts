import { ERROR_CODES } from '@sidepot/engine';
import { z } from 'zod';
import { SERVER_CODES, type ServerCode } from '../words/codes.js';
import type { Same } from './wire.js';

const SERVER_CODE_NAMES = Object.keys(SERVER_CODES) as [ServerCode, ...ServerCode[]];

const refusalCode = z
  .enum([...SERVER_CODE_NAMES, ...ERROR_CODES])
  .meta({ id: 'RefusalCode', description: 'A code of the server, or one of docs/errors.md.' });
/** The type of {@link refusalCodeSchema}. */
export interface RefusalCodeSchema extends Same<typeof refusalCode> {}
/** Checks a {@link RefusalCode}. */
export const refusalCodeSchema: RefusalCodeSchema = refusalCode;
