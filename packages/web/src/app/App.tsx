import { lazy, Suspense } from 'react';
import { refusalSentence } from '../i18n/refusal.js';
import { loadChapter, words } from '../i18n/words.js';
import { Notice } from '../site/Notice.js';
import { useRoute } from '../site/routes.js';
import { Loading } from '../ui/Loading.js';

/** Only refusals need them, so the page is drawn without; what a server wrote stands in for them. */
function loadDetails(): void {
  loadChapter('details').catch(() => {});
}

const Lobby = lazy(() =>
  Promise.all([import('../lobby/Lobby.js'), loadChapter('lobby')]).then(([{ Lobby: page }]) => {
    loadDetails();
    return { default: page };
  }),
);
const TableScreen = lazy(() =>
  import('../play/TableScreen.js').then(({ TableScreen: page }) => {
    loadDetails();
    return { default: page };
  }),
);
const CalculatorPage = lazy(() =>
  Promise.all([
    import('../calculator/CalculatorPage.js'),
    ...(['calculator', 'details'] as const).map(loadChapter),
  ]).then(([{ CalculatorPage: page }]) => ({ default: page })),
);
const ReplayerPage = lazy(() =>
  Promise.all([
    import('../replayer/ReplayerPage.js'),
    ...(['replayer', 'details'] as const).map(loadChapter),
  ]).then(([{ ReplayerPage: page }]) => ({ default: page })),
);
const RulesPage = lazy(() =>
  Promise.all([import('../rules/RulesPage.js'), loadChapter('rules')]).then(
    ([{ RulesPage: page }]) => ({
      default: page,
    }),
  ),
);

export function App() {
  const route = useRoute();
  return (
    <Suspense fallback={<Loading />}>
      {route.page === 'lobby' && <Lobby />}
      {route.page === 'table' && <TableScreen key={route.table} table={route.table} />}
      {route.page === 'calculator' && <CalculatorPage />}
      {route.page === 'replayer' && <ReplayerPage />}
      {route.page === 'rules' && <RulesPage />}
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
