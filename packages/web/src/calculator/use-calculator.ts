/** The form, its answer, and the address that holds it. */

import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CalculatorDraft } from './model/draft.js';
import { presetDraft } from './model/presets.js';
import { changed, stateOf } from './model/state.js';
import type { Calculator } from './panels/context.js';
import { addressOf, readAddress } from './share/address.js';

/** Browsers count how often an address changes, so it follows typing at a distance. */
const ADDRESS_DELAY = 250;

export interface OpenCalculator {
  readonly calculator: Calculator;
  /** The address has something that is no hand. */
  readonly isBadLink: boolean;
}

const hasHash = (): boolean => window.location.hash.length > 1;

export function useOpenCalculator(): OpenCalculator {
  const [state, change] = useReducer(changed, null, () =>
    stateOf(readAddress(window.location.hash) ?? presetDraft('levels')),
  );
  const [isBadLink, setBadLink] = useState(
    () => hasHash() && readAddress(window.location.hash) === null,
  );
  const [opened, setOpened] = useState(0);
  const written = useRef<CalculatorDraft>(state.draft);

  useEffect(() => {
    if (state.draft === written.current) return;
    const write = (): void => {
      written.current = state.draft;
      window.history.replaceState(window.history.state, '', addressOf(state.draft));
      setBadLink(false);
    };
    const timer = setTimeout(write, ADDRESS_DELAY);
    return () => clearTimeout(timer);
  }, [state.draft]);

  useEffect(() => {
    const follow = (): void => {
      const found = readAddress(window.location.hash);
      setBadLink(hasHash() && found === null);
      if (found === null) return;
      written.current = found;
      setOpened((times) => times + 1);
      change(() => found);
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const set = useCallback(
    (fields: Partial<CalculatorDraft>) => change((draft) => ({ ...draft, ...fields })),
    [],
  );
  const open = useCallback(
    (draft: CalculatorDraft) => {
      const { history } = window;
      history.replaceState(history.state, '', addressOf(state.draft));
      history.pushState(null, '', addressOf(draft));
      written.current = draft;
      setBadLink(false);
      setOpened((times) => times + 1);
      change(() => draft);
    },
    [state.draft],
  );
  const calculator = useMemo(
    () => ({ ...state, opened, change, set, open }),
    [state, opened, set, open],
  );
  return { calculator, isBadLink };
}
