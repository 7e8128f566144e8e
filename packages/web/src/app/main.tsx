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

/** Not awaited at the top: a bundler keeps apart whatever an entry that waits shares with others. */
async function start(): Promise<void> {
  keepLook();
  await speakChosen();
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <StrictMode>
      <Spoken />
    </StrictMode>,
  );
}

start();
