/** The house rules in plain words, for players and hosts. */

import { useEffect } from 'react';
import { RULE_GROUPS, type RuleGroup } from '../i18n/tools/rule-anchors.js';
import { words } from '../i18n/words.js';
import { SiteHeader } from '../site/SiteHeader.js';
import { Contents } from './Contents.js';
import { RuleSection } from './RuleSection.js';
import styles from './RulesPage.module.css';
import { useSection } from './use-section.js';

const GROUPS = Object.keys(RULE_GROUPS) as readonly RuleGroup[];

export function RulesPage() {
  const current = useSection();
  useEffect(() => {
    document.title = words.table.title.table(words.site.titles.rules);
  }, []);
  return (
    <>
      <SiteHeader page="rules" />
      <main className={styles.page}>
        <header className={styles.intro}>
          <h1 className={styles.title}>{words.site.titles.rules}</h1>
          <p className={styles.lead}>{words.rules.lead}</p>
          <p className={styles.how}>{words.rules.how}</p>
        </header>
        <div className={styles.aside}>
          <Contents current={current} />
        </div>
        <article className={styles.article}>
          {GROUPS.map((group) => (
            <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
              <header className={styles.groupHead}>
                <h2 id={`group-${group}`} className={styles.groupTitle}>
                  {words.rules.groups[group]}
                </h2>
                <a className={styles.up} href="#contents">
                  {words.rules.toContents}
                </a>
              </header>
              {RULE_GROUPS[group].map((anchor) => (
                <RuleSection key={anchor} anchor={anchor} />
              ))}
            </section>
          ))}
          <p className={styles.more}>{words.rules.more}</p>
        </article>
      </main>
    </>
  );
}
