/** The protocol's formats, without its schemas. */

import type { HandFormat } from '@sidepot/protocol';

export const HAND_FORMAT_NAMES: readonly HandFormat[] = ['phh', 'pokerstars', 'ohh'];
