/** The report of a table, asked for once, and again with every `version`. */

import type { SessionReport } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { get, sentenceOf } from '../session/http.js';
import { identity } from '../session/identity.js';

export interface AskedReport {
  readonly answer: SessionReport | null;
  readonly refusal: string | null;
}

export function useReport(table: string, version: number): AskedReport {
  const [asked, setAsked] = useState<AskedReport>({ answer: null, refusal: null });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a hand is over
  useEffect(() => {
    let isGone = false;
    // Who only follows a link may not be anybody yet.
    identity()
      .then(() => get<'getReport'>(`/api/tables/${table}/report`))
      .then(
        (answer) => !isGone && setAsked({ answer, refusal: null }),
        (error: unknown) =>
          !isGone && setAsked(({ answer }) => ({ answer, refusal: sentenceOf(error) })),
      );
    return () => {
      isGone = true;
    };
  }, [table, version]);
  return asked;
}
