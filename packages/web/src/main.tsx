import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';
import { languages } from './i18n/languages.js';
import { speak } from './i18n/words.js';
import './design/tokens.css';
import './design/base.css';

speak(languages.en);

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
