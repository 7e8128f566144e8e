/** The felt alone: every state below the other, each in a box as large as a table has on the screen. */

import { type CSSProperties, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { pages, speak } from '@sidepot/i18n/page';
import { Felt } from '../../src/felt/Felt.js';
import { FULL_STATES } from './full-states.js';
import { GAME_STATES } from './game-states.js';
import { STATES } from './states.js';
import { TOLD_STATES } from './told-states.js';

speak(await pages.en());

/** What the bars leave of the screen: the test says how much. */
const BOX: CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  width: 'var(--box-width)',
  height: 'var(--box-height, 580px)',
};
const SAID = { maxWidth: '44cqw', color: 'var(--felt-ink)', textAlign: 'center' } as const;
/** As the page decides where an award is said. */
const isRoomy = (): boolean => window.innerWidth >= 1100 && window.innerHeight >= 800;

const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const root = document.getElementById('root');
const only = (root?.dataset['only'] ?? '').split(';').filter((name) => name !== '');
const SHOWN = [...STATES, ...FULL_STATES, ...GAME_STATES, ...TOLD_STATES].filter(
  ({ name }) => only.length === 0 || only.includes(name),
);

function States() {
  const isLarge = useSyncExternalStore(onResize, isRoomy);
  return SHOWN.map(({ name, props, message = null }) => (
    <div key={name}>
      <h2>{name}</h2>
      <div data-state={name} style={BOX}>
        <Felt
          {...props}
          hasSpace={isLarge}
          message={message !== null && <p style={SAID}>{message}</p>}
        />
      </div>
    </div>
  ));
}

if (root !== null) createRoot(root).render(<States />);
