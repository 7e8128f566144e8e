import { RULE_GROUPS, type RuleAnchor, type RuleGroup, words } from '@sidepot/i18n/page';
import styles from './Contents.module.css';

const GROUPS = Object.keys(RULE_GROUPS) as readonly RuleGroup[];

export interface ContentsProps {
  readonly current: RuleAnchor | null;
  /** Those that were found; null: all. */
  readonly found: readonly RuleAnchor[] | null;
}

export function Contents({ current, found }: ContentsProps) {
  const shown = (group: RuleGroup): readonly RuleAnchor[] =>
    RULE_GROUPS[group].filter((anchor) => found?.includes(anchor) ?? true);
  if (found?.length === 0) return null;
  return (
    <nav className={styles.contents} id="contents" aria-label={words.rules.contents}>
      {GROUPS.filter((group) => shown(group).length > 0).map((group) => (
        <div key={group}>
          <p className={styles.group}>{words.rules.groups[group]}</p>
          <ul>
            {shown(group).map((anchor) => (
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
