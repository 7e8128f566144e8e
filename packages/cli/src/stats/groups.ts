/** What a group of hands is called: positions and stakes as players write them, days as they are. */

import type { GameName, Money } from '@sidepot/engine';
import type { ReportRow } from '@sidepot/engine/stats';
import { phrases } from '../phrases.js';
import type { StatsBy } from './modes.js';

export function groupName(row: ReportRow, by: StatsBy | undefined, money: Money): string {
  const { group } = row;
  switch (by) {
    case undefined:
      return '';
    case 'session':
      return sessionName(row);
    case 'stake':
      return group === '0' ? phrases.stats.unknown : money(Number(group));
    case 'position':
      return group === 'none' ? phrases.stats.unknown : group.toUpperCase();
    case 'game':
      return phrases.stats.games[group as GameName] ?? group;
    default:
      return group === '' ? phrases.stats.unknown : group;
  }
}

/** 2026-10-01 18:30, as the records tell it; without a time, the file. */
function sessionName({ from, group }: ReportRow): string {
  if (from === null) return group === '' ? phrases.stats.unknown : group;
  return new Date(from * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
