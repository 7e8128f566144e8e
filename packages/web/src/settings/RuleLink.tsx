/** A quiet question mark beside a setting: opens its rule in a new tab, so that no form is lost. */

import { type RuleAnchor, words } from '@sidepot/i18n/page';
import styles from './RuleLink.module.css';

export interface RuleLinkProps {
  readonly anchor: RuleAnchor | undefined;
  /** What the setting is called. */
  readonly label: string;
}

export function RuleLink({ anchor, label }: RuleLinkProps) {
  if (anchor === undefined) return null;
  return (
    <a
      className={styles.link}
      href={`/rules#${anchor}`}
      target="_blank"
      rel="noreferrer"
      title={words.settings.ruleLink(label)}
    >
      <span className={styles.mark} aria-hidden="true">
        ?
      </span>
      <span className="visually-hidden">{words.settings.ruleLink(label)}</span>
    </a>
  );
}
