import { pages, speak, words } from '@sidepot/i18n/page';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepLook } from '../session/look.js';
import { App } from './App.js';
import '../ui/tokens.css';
import '../ui/themes.css';
import '../ui/base.css';

/** Not awaited at the top: a bundler keeps apart whatever an entry that waits shares with others. */
async function start(): Promise<void> {
  speak(await pages.en());
  keepLook();
  document.documentElement.lang = words.locales.page;
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

start();
