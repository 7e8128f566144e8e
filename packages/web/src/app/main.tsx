import { languages, speak, words } from '@sidepot/i18n';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepLook } from '../session/look.js';
import { App } from './App.js';
import '../ui/tokens.css';
import '../ui/themes.css';
import '../ui/base.css';

speak(await languages.en.page());
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
