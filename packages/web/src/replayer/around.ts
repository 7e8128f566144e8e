/** What a live table says of itself, for a hand that has only its record. */

import { type CommandAnswer, UNKNOWN_TABLE } from '@sidepot/client';
import type { Rules } from '@sidepot/engine';
import type { TableView, WireSettings } from '@sidepot/protocol';
import { ROOM_DEFAULTS, SETTINGS, type SettingRow } from '@sidepot/protocol/words';
import { words } from '../i18n/words.js';
import type { PastHand } from '../log/past-hand.js';
import type { TableSession } from '../state/session.js';
import type { Table } from '../table/context.js';

/** Nobody plays here: there is no server behind a record. */
const refused = (): CommandAnswer => ({
  ok: false,
  error: { code: 'NOT_ALLOWED' },
  text: words.replayer.onlyRecord,
});

const SESSION: TableSession = {
  table: '',
  shown: () => ({ state: UNKNOWN_TABLE, connection: { kind: 'open' } }),
  subscribe: () => () => undefined,
  send: async () => refused(),
  close: () => undefined,
};

export const NO_TABLE: Omit<Table, 'view' | 'news'> = {
  session: SESSION,
  connection: { kind: 'open' },
  ahead: 0,
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
    settings: { name: '', poker: pokerOf(rules), room: ROOM_DEFAULTS },
  };
}

/** What the rules of the hand say, and for the rest what a table has whose host chose nothing. */
function pokerOf(rules: Rules): WireSettings['poker'] {
  const { preset: _, ...kept } = SETTINGS.poker;
  const chosenByNobody = Object.entries<SettingRow>(kept).map(([name, row]) => [
    name,
    row.default === undefined ? 0 : row.default,
  ]);
  const said = Object.entries(rules).filter(([name]) => name in kept);
  return Object.fromEntries([...chosenByNobody, ...said]) as unknown as WireSettings['poker'];
}
