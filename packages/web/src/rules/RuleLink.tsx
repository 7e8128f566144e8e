/** A quiet question mark beside a setting: opens its rule in a new tab, so that no form is lost. */

import { settingsText } from '../text/en-settings.js';
import { type RuleAnchor, rulePath } from './anchors.js';
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
      href={rulePath(anchor)}
      target="_blank"
      rel="noreferrer"
      title={settingsText.ruleLink(label)}
    >
      <span className={styles.mark} aria-hidden="true">
        ?
      </span>
      <span className="visually-hidden">{settingsText.ruleLink(label)}</span>
    </a>
  );
}
