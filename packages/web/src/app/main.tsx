import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languages } from '../i18n/languages.js';
import { speak, words } from '../i18n/words.js';
import { keepLook } from '../session/look.js';
import { App } from './App.js';
import '../ui/tokens.css';
import '../ui/themes.css';
import '../ui/base.css';

speak(languages.en);
keepLook();
document.documentElement.lang = words.locales.page;

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
