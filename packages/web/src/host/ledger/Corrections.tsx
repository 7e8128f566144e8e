/** What the host corrected, the newest last. The view has the last of them; older ones are asked for. */

import { words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { useState } from 'react';
import { get, sentenceOf } from '../../session/http.js';
import { Button } from '../../ui/Button.js';
import { Refusal } from '../../ui/Refusal.js';
import rows from '../../ui/rows.module.css';

type Ledger = Answer<'getLedger'>['ledger'];

interface CorrectionsProps {
  readonly table: string;
  readonly ledger: Ledger;
  readonly nameOf: (player: string) => string;
}

export function Corrections({ table, ledger, nameOf }: CorrectionsProps) {
  const { ledger: told } = words.host;
  const [older, setOlder] = useState<Pick<Ledger, 'adjustments' | 'more'> | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const known = new Set(ledger.adjustments.map(({ seq }) => seq));
  const before = older?.adjustments.filter(({ seq }) => !known.has(seq)) ?? [];
  const all = [...before, ...ledger.adjustments];
  const [first] = all;
  if (first === undefined) return null;
  const ask = async (): Promise<void> => {
    setBusy(true);
    try {
      const path = `/api/tables/${table}/ledger?before=${first.seq}`;
      const { adjustments, more } = (await get<'getLedger'>(path)).ledger;
      setOlder({ adjustments: [...adjustments, ...all], more });
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    setBusy(false);
  };
  return (
    <section className={rows.part} aria-label={told.corrections}>
      <h3 className={rows.title}>{told.corrections}</h3>
      {(older ?? ledger).more && (
        <Button isCompact disabled={isBusy} onClick={() => void ask()}>
          {told.older}
        </Button>
      )}
      <Refusal text={refusal} />
      <ul className={rows.rows}>
        {all.map(({ seq, player, amount, reason }) => (
          <li key={seq} className={rows.row}>
            {told.correction(nameOf(player), told.signed(amount), reason)}
          </li>
        ))}
      </ul>
    </section>
  );
}
