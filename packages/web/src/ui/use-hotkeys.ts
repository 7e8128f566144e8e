/** Keys for the whole table. They rest while somebody types, and while a dialog is open. */

import { useEffect, useRef } from 'react';

/** By key in lower case. What is undefined is not there now. */
export type Hotkeys = Readonly<Record<string, (() => void) | undefined>>;

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable]';

export function useHotkeys(keys: Hotkeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.repeat || isTaken(event)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function isTaken({ target, key }: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches(TYPING)) return true;
  // Enter on a button presses that button.
  return key === 'Enter' && target.matches('button, a');
}
