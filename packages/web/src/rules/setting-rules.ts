/** Which section says what a setting does. A field that needs no words has none. */

import type { RuleAnchor } from '../i18n/rule-anchors.js';
import type { DraftField } from '../settings/draft.js';

export const RULE_OF_SETTING: Partial<Readonly<Record<DraftField, RuleAnchor>>> = {
  game: 'games',
  limit: 'limits',
  anteMode: 'antes',
  singleAnteOrder: 'short-antes',
  straddle: 'straddle',
  minBuyIn: 'buy-in',
  runs: 'run-it-twice',
  rabbitHunt: 'rabbit-hunt',
  hasBombPots: 'bomb-pot',
  hasRake: 'rake',
  hasClock: 'clock',
  hasBank: 'clock',
  runOut: 'all-in',
  entryApproval: 'seats',
  seatApproval: 'seats',
  watching: 'seats',
  structure: 'tournaments',
  preset: 'short-antes',
  lateLevel: 'tournaments',
  payouts: 'prizes',
};
