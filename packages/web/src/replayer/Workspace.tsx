/** What is open: its hands, its players, and what there is to look at again. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useId, useMemo, useRef, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { classes } from '../ui/classes.js';
import { KeySheet } from '../ui/KeySheet.js';
import { Loading } from '../ui/Loading.js';
import { useHotkeys } from '../ui/use-hotkeys.js';
import { FilterBar } from './FilterBar.js';
import { HandsPanel } from './HandsPanel.js';
import { HandView } from './HandView.js';
import { neighboursOf } from './hands/filter.js';
import type { Opened } from './hands/opened.js';
import { besideIn } from './hands/review.js';
import { hasHand, type ReplayView } from './place.js';
import { ReadingBar } from './ReadingBar.js';
import { useChoice } from './use-choice.js';
import type { Replayer } from './use-replayer.js';
import { useReview } from './use-review.js';
import { ViewTabs } from './ViewTabs.js';
import styles from './Workspace.module.css';

const PlayersTab = lazy(() =>
  loadWith(() => import('./stats/PlayersTab.js'), 'statistics').then(({ PlayersTab: part }) => ({
    default: part,
  })),
);
const PlayerTab = lazy(() =>
  loadWith(() => import('./stats/PlayerTab.js'), 'statistics').then(({ PlayerTab: part }) => ({
    default: part,
  })),
);

export function Workspace({ replayer }: { readonly replayer: Replayer }) {
  const { opened, chosen, isSingle, view, look, ask, choose } = replayer;
  const choice = useChoice(replayer);
  const review = useReview(replayer, choice);
  const search = useRef<HTMLInputElement>(null);
  const [isHelp, setHelp] = useState(false);
  const id = useId();
  const symbol = useSymbol(opened);
  const isReview = view.tab === 'review';
  const number = chosen?.number ?? null;
  const beside = isReview
    ? besideIn(review.hands, number)
    : number === null
      ? besideIn(choice.wanted, null)
      : neighboursOf(choice.wanted, number);
  const { before, after } = beside;
  const on = after === undefined ? undefined : () => choose(after);
  const back = before === undefined ? undefined : () => choose(before);
  useHotkeys({
    '?': () => setHelp(true),
    ...(!isSingle && {
      '/': () => search.current?.focus(),
      ...(hasHand(view) && { n: on, j: on, p: back, k: back }),
    }),
  });
  if (opened === null) return null;
  const go = (next: Partial<ReplayView>): void => look({ ...view, ...next }, 'push');
  const hand = chosen !== null && hasHand(view) ? chosen : null;
  return (
    <main className={styles.main}>
      <h1 className="visually-hidden">{words.site.titles.replayer}</h1>
      {!isSingle && <ViewTabs id={id} chosen={view.tab} onChoose={(tab) => go({ tab })} />}
      <div
        id={`${id}-panel`}
        {...(!isSingle && { role: 'tabpanel', 'aria-labelledby': `${id}-${view.tab}` })}
        className={classes(
          hasHand(view) ? styles.workspace : styles.statistics,
          hand !== null && styles.hasHand,
          isSingle && styles.single,
        )}
      >
        {hasHand(view) ? (
          <>
            {!isSingle && (
              <HandsPanel
                {...{ replayer, opened, choice, search }}
                review={isReview ? review : null}
              />
            )}
            <div className={styles.hand}>
              {hand !== null && (
                <HandView
                  key={hand.visit}
                  {...{ replayer, beside }}
                  chosen={hand}
                  onHelp={() => setHelp(true)}
                />
              )}
              {hand === null && !isSingle && opened.count > 0 && (
                <div className={styles.choose}>
                  <b>{words.replayer.list.choose}</b>
                  <span>{words.replayer.list.chooseHow}</span>
                </div>
              )}
            </div>
          </>
        ) : (
          <>
            <FilterBar {...{ replayer, choice, search }} isWide />
            {opened.isDone ? (
              <Suspense fallback={<Loading />}>
                {view.tab === 'players' ? (
                  <PlayersTab
                    {...{ ask, symbol }}
                    numbers={choice.numbers}
                    onPlayer={(who) => go({ tab: 'player', who })}
                  />
                ) : (
                  <PlayerTab
                    {...{ ask, symbol }}
                    numbers={choice.numbers}
                    who={view.who}
                    onPlayer={(who) => go({ who })}
                    onCell={(cell) =>
                      look({ ...view, tab: 'hands', filter: { ...view.filter, cell } }, 'list')
                    }
                    onHand={choose}
                  />
                )}
              </Suspense>
            ) : (
              <ReadingBar part={opened.part} count={opened.count} />
            )}
          </>
        )}
      </div>
      {isHelp && (
        <KeySheet
          title={words.replayer.keys.title}
          closeLabel={words.replayer.keys.close}
          keys={[...(isSingle ? [] : words.replayer.keys.ofList), ...words.replayer.keys.ofHand]}
          onClose={() => setHelp(false)}
        />
      )}
    </main>
  );
}

/** What stands beside all amounts; nothing, if they are not all of one currency. */
function useSymbol(opened: Opened | null): string {
  const [hands, count] = [opened?.hands, opened?.count ?? 0];
  return useMemo(() => {
    const symbol = hands?.[0]?.symbol ?? '';
    return hands?.slice(0, count).every((hand) => hand.symbol === symbol) === true ? symbol : '';
  }, [hands, count]);
}
