/** The sections of the rules page, in its order: the keys of its words. Settings link to them by these names. */

export const RULE_GROUPS = {
  deal: ['games', 'blinds', 'missed-blinds', 'antes', 'short-antes', 'straddle', 'bomb-pot'],
  betting: ['betting', 'short-all-in', 'limits'],
  pots: ['side-pots', 'uncalled', 'folded-chips', 'all-in', 'run-it-twice'],
  showdown: ['showdown', 'split-pots', 'high-low', 'rake', 'rabbit-hunt', 'seven-deuce'],
  table: ['clock', 'disconnect', 'sit-out', 'seats', 'buy-in', 'ledger'],
  tournament: ['tournaments', 'prizes'],
  games: ['stud', 'draw', 'badugi', 'split-games', 'mixed-games'],
} as const;

export type RuleGroup = keyof typeof RULE_GROUPS;
export type RuleAnchor = (typeof RULE_GROUPS)[RuleGroup][number];

export const RULE_ANCHORS: readonly RuleAnchor[] = Object.values(RULE_GROUPS).flat();
