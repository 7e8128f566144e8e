/** The house rules in plain words, for players and hosts. */

import { RULE_GROUPS, type RuleAnchor, type RuleGroup, words } from '@sidepot/i18n/page';
import { useEffect, useMemo, useRef } from 'react';
import { SiteHeader } from '../site/SiteHeader.js';
import { useHotkeys } from '../ui/use-hotkeys.js';
import { useOffline } from '../worker/use-offline.js';
import { Contents } from './Contents.js';
import { RuleSection } from './RuleSection.js';
import styles from './RulesPage.module.css';
import { MarksContext } from './search/Marked.js';
import { RuleSearch } from './search/RuleSearch.js';
import { searchRules } from './search/search.js';
import { useQuery } from './search/use-query.js';
import { goToSection, useSection } from './use-section.js';

const GROUPS = Object.keys(RULE_GROUPS) as readonly RuleGroup[];

const NO_MARKS: readonly string[] = [];

export function RulesPage() {
  const [query, ask] = useQuery();
  const found = useMemo(() => searchRules(query), [query]);
  const input = useRef<HTMLInputElement>(null);
  const current = useSection(found?.anchors.join() ?? '');
  useOffline(null);
  useHotkeys({ '/': () => input.current?.focus() });
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
          <RuleSearch
            {...{ query, found, input }}
            onChange={ask}
            onGo={() => goToSection(found?.anchors[0])}
          />
        </header>
        <div className={styles.aside}>
          <Contents current={current} found={found?.anchors ?? null} />
        </div>
        <article className={styles.article}>
          <MarksContext value={found?.marks ?? NO_MARKS}>
            {found === null ? (
              GROUPS.map((group) => (
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
              ))
            ) : (
              <Found anchors={found.anchors} />
            )}
          </MarksContext>
          <div className={styles.more}>
            <p>{words.rules.booksAbout}</p>
            <p>{words.rules.more}</p>
          </div>
        </article>
      </main>
    </>
  );
}

/** Best first, so without their groups. */
function Found({ anchors }: { readonly anchors: readonly RuleAnchor[] }) {
  if (anchors.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="found">
      <h2 id="found" className="visually-hidden">
        {words.rules.search.label}
      </h2>
      {anchors.map((anchor) => (
        <RuleSection key={anchor} anchor={anchor} />
      ))}
    </section>
  );
}
