/** Above every screen of an evening: which hand, the blinds, undo and redo, the menu. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { PageLink } from '../site/PageLink.js';
import { Icon } from '../ui/Icon.js';
import styles from './DealerBar.module.css';
import { useDealer } from './evening/context.js';
import { DealerMenu } from './menu/DealerMenu.js';
import { LiveSign } from './share/LiveSign.js';

export function DealerBar() {
  const { view, tap } = useDealer();
  const [isMenu, setMenu] = useState(false);
  const { bar } = words.dealer;
  const { small, big, ante } = view.blinds;
  return (
    <header className={styles.bar}>
      <PageLink to="/" className={styles.home}>
        <img src="/icon.svg" alt={words.common.product} width="28" height="28" />
      </PageLink>
      <h1 className={styles.title}>
        {view.settling === null ? (
          <>
            <span className={styles.hand}>{bar.hand(view.handNumber)}</span>
            <span className={styles.blinds}>
              {words.tournament.blinds({ smallBlind: small, bigBlind: big, ante })}
            </span>
          </>
        ) : (
          words.dealer.menu.settle
        )}
      </h1>
      <LiveSign />
      {view.settling !== null && (
        <button type="button" className={styles.leave} onClick={() => tap({ type: 'settleLeave' })}>
          {words.dealer.settle.leave}
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={bar.undo}
        disabled={!view.canUndo}
        onClick={() => tap({ type: 'undo' })}
      >
        <Arrow isBack />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={bar.redo}
        disabled={!view.canRedo}
        onClick={() => tap({ type: 'redo' })}
      >
        <Arrow />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={bar.menu}
        onClick={() => setMenu(true)}
      >
        <Icon name="menu" />
      </button>
      {isMenu && <DealerMenu onClose={() => setMenu(false)} />}
    </header>
  );
}

const Arrow = ({ isBack = false }: { readonly isBack?: boolean }) => (
  <svg
    className={styles.arrow}
    viewBox="0 0 24 24"
    aria-hidden="true"
    transform={isBack ? undefined : 'scale(-1 1)'}
  >
    <path d="M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
  </svg>
);
