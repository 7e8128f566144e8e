/** The report of a table, asked for once, and again with every `version`. */

import { RefusedError } from '@sidepot/client';
import type { SessionReport } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { get, sentenceOf } from '../session/http.js';
import { identity } from '../session/identity.js';

export interface AskedReport {
  readonly answer: SessionReport | null;
  readonly refusal: string | null;
  /** There is no such table. */
  readonly isNowhere: boolean;
}

const NOTHING: AskedReport = { answer: null, refusal: null, isNowhere: false };

export function useReport(table: string, version: number): AskedReport {
  const [asked, setAsked] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a hand is over
  useEffect(() => {
    let isGone = false;
    // Who only follows a link may not be anybody yet.
    identity()
      .then(() => get<'getReport'>(`/api/tables/${table}/report`))
      .then(
        (answer) => !isGone && setAsked({ ...NOTHING, answer }),
        (error: unknown) =>
          !isGone &&
          setAsked(({ answer }) => ({
            ...{ answer, refusal: sentenceOf(error) },
            isNowhere: error instanceof RefusedError && error.code === 'UNKNOWN_TABLE',
          })),
      );
    return () => {
      isGone = true;
    };
  }, [table, version]);
  return asked;
}
