/** A club as a file, and nights from one. */

import { RefusedError } from '@sidepot/client';
import { words } from '@sidepot/i18n/page';
import { CLUB_CSV_LENGTH, CSV_PROBLEMS } from '@sidepot/protocol/words';
import { useRef, useState } from 'react';
import { sentenceOf } from '../session/http.js';
import { Button } from '../ui/Button.js';
import { ButtonLink } from '../ui/ButtonLink.js';
import { Panel } from '../ui/parts/Panel.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import { type ClubPart, clubRoute, type Season } from './use-club.js';

/** Which line, and what is wrong with it. */
function problemOf(error: unknown): string {
  if (!(error instanceof RefusedError) || error.code !== 'BAD_CSV') return sentenceOf(error);
  const { line, reason, column }: Readonly<Record<string, unknown>> = error.refusal;
  const told = words.club.files;
  const problem = CSV_PROBLEMS.find((one) => one === reason);
  if (problem === undefined || typeof line !== 'number') return sentenceOf(error);
  const why = told.problems[problem];
  return told.bad(line, typeof column === 'string' ? told.column(why, column) : why);
}

export function Files({ club, change, season }: ClubPart & { readonly season: Season }) {
  const file = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const told = words.club.files;
  const take = async (chosen: File): Promise<void> => {
    setBusy(true);
    setDone(false);
    setRefusal(null);
    try {
      // A spreadsheet may have written it with the letters of an old Windows.
      const { fileText } = await import('../site/file-text.js');
      const csv = await fileText(chosen);
      if (csv.length > CLUB_CSV_LENGTH) setRefusal(told.tooLong);
      else {
        await change({ type: 'import', csv });
        setDone(true);
      }
    } catch (error) {
      setRefusal(problemOf(error));
    }
    setBusy(false);
  };
  return (
    <Panel title={told.title}>
      {club.isHost && <p className={rows.note}>{told.lead}</p>}
      <div className={rows.buttons}>
        <ButtonLink href={clubRoute(club.id, season, '/csv')} download>
          {told.save}
        </ButtonLink>
        {club.isHost && (
          <Button disabled={isBusy} onClick={() => file.current?.click()}>
            {told.choose}
          </Button>
        )}
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv"
          hidden
          aria-label={told.choose}
          onChange={({ target }) => {
            const [chosen] = target.files ?? [];
            if (chosen !== undefined) void take(chosen);
            // The same file may be chosen again once it is mended.
            target.value = '';
          }}
        />
      </div>
      <Refusal text={refusal} />
      <p className={rows.note} role="status">
        {isDone ? told.done : ''}
      </p>
    </Panel>
  );
}
