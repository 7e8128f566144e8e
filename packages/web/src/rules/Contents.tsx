import { RULE_GROUPS, type RuleAnchor, type RuleGroup } from '../i18n/tools/rule-anchors.js';
import { words } from '../i18n/words.js';
import styles from './Contents.module.css';

const GROUPS = Object.keys(RULE_GROUPS) as readonly RuleGroup[];

export function Contents({ current }: { readonly current: RuleAnchor | null }) {
  return (
    <nav className={styles.contents} id="contents" aria-label={words.rules.contents}>
      {GROUPS.map((group) => (
        <div key={group}>
          <p className={styles.group}>{words.rules.groups[group]}</p>
          <ul>
            {RULE_GROUPS[group].map((anchor) => (
              <li key={anchor}>
                <a
                  className={styles.link}
                  href={`#${anchor}`}
                  aria-current={anchor === current ? 'location' : undefined}
                >
                  {words.rules.sections[anchor].title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
