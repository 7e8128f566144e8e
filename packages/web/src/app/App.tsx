import { loadChapter, refusalSentence, words } from '@sidepot/i18n/page';
import { lazy, Suspense } from 'react';
import { loadWith } from '../load/load-with.js';
import { Notice } from '../site/Notice.js';
import { useRoute } from '../site/routes.js';
import { Loading } from '../ui/Loading.js';

/** Only refusals need them, so the page is drawn without; what a server wrote stands in for them. */
function loadDetails(): void {
  loadChapter('details').catch(() => {});
}

const Lobby = lazy(() =>
  loadWith(() => import('../lobby/Lobby.js'), 'lobby', 'settings').then(({ Lobby: page }) => {
    loadDetails();
    return { default: page };
  }),
);
const TableScreen = lazy(() =>
  loadWith(() => import('../play/TableScreen.js')).then(({ TableScreen: page }) => {
    loadDetails();
    return { default: page };
  }),
);
const ReportPage = lazy(() =>
  loadWith(() => import('../report/ReportPage.js'), 'report', 'statistics', 'host', 'details').then(
    ({ ReportPage: page }) => ({ default: page }),
  ),
);
const CalculatorPage = lazy(() =>
  loadWith(() => import('../calculator/CalculatorPage.js'), 'calculator', 'details', 'why').then(
    ({ CalculatorPage: page }) => ({ default: page }),
  ),
);
const loadDealer = () =>
  loadWith(() => import('../dealer/DealerPage.js'), 'dealer', 'details', 'why');
const DealerPage = lazy(() => loadDealer().then(({ DealerPage: page }) => ({ default: page })));
const ClockPage = lazy(() => loadDealer().then(({ ClockPage: page }) => ({ default: page })));
const WatchPage = lazy(() =>
  loadWith(() => import('../dealer/watch/WatchPage.js'), 'dealer', 'details').then(
    ({ WatchPage: page }) => ({ default: page }),
  ),
);
const ReplayerPage = lazy(() =>
  loadWith(() => import('../replayer/ReplayerPage.js'), 'replayer', 'details').then(
    ({ ReplayerPage: page }) => ({ default: page }),
  ),
);
const ClubPage = lazy(() =>
  loadWith(() => import('../club/ClubPage.js'), 'club', 'host', 'settings').then(
    ({ ClubPage: page }) => {
      loadDetails();
      return { default: page };
    },
  ),
);
const RulesPage = lazy(() =>
  loadWith(() => import('../rules/RulesPage.js'), 'rules', 'why').then(({ RulesPage: page }) => ({
    default: page,
  })),
);

export function App() {
  const route = useRoute();
  return (
    <Suspense fallback={<Loading />}>
      {route.page === 'lobby' && <Lobby />}
      {route.page === 'table' && <TableScreen key={route.table} table={route.table} />}
      {route.page === 'report' && <ReportPage key={route.table} table={route.table} />}
      {route.page === 'calculator' && <CalculatorPage />}
      {route.page === 'dealer' && <DealerPage />}
      {route.page === 'dealerClock' && <ClockPage />}
      {route.page === 'watch' && <WatchPage key={route.share} share={route.share} />}
      {route.page === 'replayer' && <ReplayerPage />}
      {route.page === 'rules' && <RulesPage />}
      {route.page === 'club' && <ClubPage key={route.club} id={route.club} />}
      {route.page === 'unknown' && (
        <Notice
          title={words.common.connection.nowhere}
          body={words.common.connection.nowhereNote}
          isEnd
        />
      )}
      {route.page === 'badLink' && (
        <Notice
          title={words.common.connection.ended}
          body={refusalSentence({ code: 'UNKNOWN_TABLE' })}
          isEnd
        />
      )}
    </Suspense>
  );
}
