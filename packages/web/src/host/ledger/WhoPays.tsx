/** The fewest payments that make everybody even, to be read, copied or saved. */

import { words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { useState } from 'react';
import { useTable } from '../../session/context.js';
import { copyText, saveFile } from '../../site/take-away.js';
import { Button } from '../../ui/Button.js';
import { PayList } from '../../ui/parts/PayList.js';
import rows from '../../ui/rows.module.css';
import { ledgerCsv, settlementCsv } from './ledger-csv.js';

interface WhoPaysProps {
  readonly answer: Answer<'getLedger'>;
  readonly nameOf: (player: string) => string;
}

type Taken = 'copied' | 'notCopied' | null;

export function WhoPays({ answer: { ledger, settlement }, nameOf }: WhoPaysProps) {
  const { view } = useTable();
  const [taken, setTaken] = useState<Taken>(null);
  const { ledger: told } = words.host;
  const who = (player: string | null): string => (player === null ? told.house : nameOf(player));
  const payments = settlement.map(({ from, to, amount: chips }) => ({
    key: `${from}-${to}`,
    from: who(from),
    to: who(to),
    chips,
  }));
  const { currency } = view.settings.room;
  const save = (csv: string, what: string): void =>
    saveFile(new Blob([csv], { type: 'text/csv' }), `sidepot-${view.info.id}-${what}.csv`);
  const copy = async (): Promise<void> => {
    const lines = payments.map(({ from, to, chips }) => told.pays(from, to, chips));
    setTaken((await copyText(lines.join('\n'))) ? 'copied' : 'notCopied');
  };
  return (
    <>
      {payments.length === 0 && <p>{told.settled}</p>}
      <PayList payments={payments} say={told.pays} />
      <div className={rows.buttons}>
        {payments.length > 0 && (
          <>
            <Button isCompact onClick={() => void copy()}>
              {told.copy}
            </Button>
            <Button isCompact onClick={() => save(settlementCsv(payments, currency), 'settlement')}>
              {told.saveSettlement}
            </Button>
          </>
        )}
        <Button isCompact onClick={() => save(ledgerCsv(ledger.lines, currency), 'ledger')}>
          {told.saveLedger}
        </Button>
      </div>
      <p className={rows.lead} role="status">
        {taken === null ? '' : told[taken]}
      </p>
    </>
  );
}
