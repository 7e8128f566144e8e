/** All statistics of one player, by position: what a click on those at their seat opens. */

import { report, type Stats } from '@sidepot/engine/stats';
import { words } from '@sidepot/i18n/page';
import { useEffect, useMemo, useState } from 'react';
import { get, sentenceOf } from '../session/http.js';
import { Dialog } from '../ui/Dialog.js';
import { Refusal } from '../ui/Refusal.js';
import rows from '../ui/rows.module.css';
import { AllStats } from './StatTable.js';

export interface StatsDialogProps {
  readonly table: string;
  readonly player: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function StatsDialog({ table, player, name, onClose }: StatsDialogProps) {
  const [stats, setStats] = useState<Stats | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const told = words.report;
  useEffect(() => {
    let isGone = false;
    get<'getStats'>(`/api/tables/${table}/stats`).then(
      (got) => !isGone && setStats(got.stats),
      (error: unknown) => !isGone && setRefusal(sentenceOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [table]);
  const shown = useMemo(() => {
    if (stats === null) return null;
    const [total] = report(stats, { player });
    return { total, positions: report(stats, { player, by: 'position' }) };
  }, [stats, player]);
  return (
    <Dialog shape="wide" title={name} closeLabel={told.close} onClose={onClose}>
      <Refusal text={refusal} />
      {shown !== null && shown.total === undefined && <p className={rows.lead}>{told.none}</p>}
      {shown?.total !== undefined && (
        <>
          <AllStats total={shown.total} positions={shown.positions} />
          <p className={rows.lead}>{told.few}</p>
        </>
      )}
    </Dialog>
  );
}
