/** The felt alone: every state below the other, each in a box as large as a table has on the screen. */

import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import '../../src/ui/tokens.css';
import '../../src/ui/base.css';
import { Felt } from '../../src/felt/Felt.js';
import { languages } from '../../src/i18n/languages.js';
import { speak } from '../../src/i18n/words.js';
import { STATES } from './states.js';

speak(languages.en);

/** What the bars above and below leave of the screen. */
const BOX = { display: 'flex', flexDirection: 'column', height: 'calc(100vh - 280px)' } as const;
const SAID = { maxWidth: '44cqw', color: 'var(--felt-ink)', textAlign: 'center' } as const;
const LARGE = 1100;

const onResize = (listener: () => void): (() => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

function States() {
  const isLarge = useSyncExternalStore(onResize, () => window.innerWidth >= LARGE);
  return STATES.map(({ name, props, message = null }) => (
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

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<States />);
