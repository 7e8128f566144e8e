/** The house rules in plain words, for players and hosts. */

import { useEffect } from 'react';
import { SiteHeader } from '../site/SiteHeader.js';
import { text } from '../text/en.js';
import { rulesText } from '../text/en-rules.js';
import { siteText } from '../text/en-site.js';
import { RULE_GROUPS, type RuleGroup } from './anchors.js';
import { Contents } from './Contents.js';
import { RuleSection } from './RuleSection.js';
import styles from './RulesPage.module.css';
import { useSection } from './use-section.js';

const GROUPS = Object.keys(RULE_GROUPS) as readonly RuleGroup[];

export function RulesPage() {
  const current = useSection();
  useEffect(() => {
    document.title = text.title.table(siteText.titles.rules);
  }, []);
  return (
    <>
      <SiteHeader page="rules" />
      <main className={styles.page}>
        <header className={styles.intro}>
          <h1 className={styles.title}>{siteText.titles.rules}</h1>
          <p className={styles.lead}>{rulesText.lead}</p>
          <p className={styles.how}>{rulesText.how}</p>
        </header>
        <div className={styles.aside}>
          <Contents current={current} />
        </div>
        <article className={styles.article}>
          {GROUPS.map((group) => (
            <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
              <header className={styles.groupHead}>
                <h2 id={`group-${group}`} className={styles.groupTitle}>
                  {rulesText.groups[group]}
                </h2>
                <a className={styles.up} href="#contents">
                  {rulesText.toContents}
                </a>
              </header>
              {RULE_GROUPS[group].map((anchor) => (
                <RuleSection key={anchor} anchor={anchor} />
              ))}
            </section>
          ))}
          <p className={styles.more}>{rulesText.more}</p>
        </article>
      </main>
    </>
  );
}
