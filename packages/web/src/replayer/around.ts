/** What a live table says of itself, for a hand that has only its record. */

import { type CommandAnswer, EMPTY } from '@sidepot/client';
import type { Rules } from '@sidepot/engine';
import type { TableView, WireSettings } from '@sidepot/protocol';
import { words } from '../i18n/words.js';
import type { PastHand } from '../log/past-hand.js';
import type { TableSession } from '../state/session.js';
import type { Table } from '../table/context.js';

/** Nobody plays here: there is no server behind a record. */
const refused = (): CommandAnswer => ({
  ok: false,
  code: 'NOT_ALLOWED',
  text: words.replayer.onlyRecord,
  details: {},
});

const SESSION: TableSession = {
  table: '',
  shown: () => ({ state: EMPTY, connection: { kind: 'open' } }),
  subscribe: () => () => undefined,
  send: async () => refused(),
  close: () => undefined,
};

export const NO_TABLE: Omit<Table, 'view' | 'news'> = {
  session: SESSION,
  connection: { kind: 'open' },
  ahead: 0,
};

const ROOM: WireSettings['room'] = {
  actionClock: null,
  timeBank: null,
  runOut: 'none',
  botSpeed: 'none',
  handPause: 0,
  bombPot: null,
  rabbitHunt: false,
  entry: 'open',
  seatApproval: false,
  spectators: { allowed: true, delay: 0 },
};

export type Around = Pick<TableView, 'info' | 'settings'>;

export function aroundOf({ steps, number }: PastHand): Around | null {
  const rules = steps[0]?.state.rules;
  if (rules === undefined) return null;
  return {
    info: {
      id: '',
      status: 'playing',
      host: '',
      createdAt: 0,
      hands: number,
      button: rules.button,
      closing: false,
      pauseReason: null,
      pausedSince: null,
      pausedUntil: null,
      invite: null,
    },
    settings: { name: '', poker: pokerOf(rules), room: ROOM },
  };
}

function pokerOf(rules: Rules): WireSettings['poker'] {
  const { seatCount, game, limit, smallBlind, bigBlind, ante, anteMode, singleAnteOrder } = rules;
  const { unit, rakeConfig, mode } = rules;
  return {
    ...{ seatCount, game, limit, smallBlind, bigBlind, ante, anteMode, singleAnteOrder },
    ...{ unit, rakeConfig, mode, runs: 1, straddle: 'none', buttonRule: 'dead' },
    ...{ minBuyIn: 0, maxBuyIn: 0, rules: {}, tournament: null },
  };
}
