/** Which section of the rules says what a setting does. */

import type { RuleAnchor } from '@sidepot/i18n/page';
import type { SETTINGS } from '@sidepot/protocol/words';
import { rowOf } from './rows.js';

type RuleIn<R> =
  | (R extends { readonly rule: infer A } ? A : never)
  | (R extends { readonly kind: 'group'; readonly of: infer F } ? RulesIn<F> : never);
type RulesIn<F> = { [K in keyof F]: RuleIn<F[K]> }[keyof F];
type SettingRule = RulesIn<typeof SETTINGS.poker> | RulesIn<typeof SETTINGS.room>;

/** A section that the page does not have does not compile. */
const sectionOf = (rule: SettingRule): RuleAnchor => rule;

/** A setting that is switched on has its link at the switch. */
export function ruleOf(field: string): RuleAnchor | undefined {
  const found = rowOf(field);
  if (found?.row.rule === undefined) return undefined;
  const { path, row } = found;
  const isSwitched = row.kind !== 'group' && row.nullable === 'switch';
  return field === (isSwitched ? `${path}.on` : path)
    ? sectionOf(row.rule as SettingRule)
    : undefined;
}
