import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { languages } from './i18n/languages.js';
import { speak, words } from './i18n/words.js';
import './design/tokens.css';
import './design/base.css';

speak(languages.en);
document.documentElement.lang = words.locales.page;

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
