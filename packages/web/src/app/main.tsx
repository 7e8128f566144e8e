import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepLook } from '../session/look.js';
import { speakChosen, useSpoken } from '../site/language.js';
import { App } from './App.js';
import '../ui/tokens.css';
import '../ui/themes.css';
import '../ui/base.css';

/** All of it is drawn again when another language is chosen. */
function Spoken() {
  return <App key={useSpoken()} />;
}

keepLook();
await speakChosen();

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Spoken />
    </StrictMode>,
  );
}
