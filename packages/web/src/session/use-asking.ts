/** Asking the server from one place of the page, so that its refusal shows there. */

import { useState } from 'react';
import { sentenceOf } from './http.js';

export interface Asking {
  /** True when it is done. */
  run(work: () => Promise<unknown>): Promise<boolean>;
  readonly isBusy: boolean;
  /** The sentence of the last refusal; null from the next question on. */
  readonly refusal: string | null;
}

export function useAsking(): Asking {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    isBusy,
    refusal,
    async run(work) {
      setBusy(true);
      setRefusal(null);
      try {
        await work();
        return true;
      } catch (error) {
        setRefusal(sentenceOf(error));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
