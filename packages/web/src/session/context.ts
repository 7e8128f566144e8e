/** What every part of the table screen may ask for: the view, and a way to send a command. */

import type { Connection, News } from '@sidepot/client';
import { refusalWords, words } from '@sidepot/i18n/page';
import type { TableView, WireCommand } from '@sidepot/protocol';
import { createContext, useContext, useRef, useState } from 'react';
import { withNames } from './names.js';
import type { TableSession } from './session.js';

export interface Table {
  readonly session: TableSession;
  readonly view: TableView;
  readonly news: News;
  readonly connection: Connection;
  /** What the server's clock is ahead of ours, milliseconds. */
  readonly ahead: number;
}

export const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (table === null) throw new Error('useTable outside of a table');
  return table;
}

export interface Sender {
  /** True when it is done. A second one waits for nothing: it is left out while the first is under way. */
  run(command: WireCommand): Promise<boolean>;
  readonly isBusy: boolean;
  /** The sentence of the last refusal; null after the next success. */
  readonly refusal: string | null;
  clear(): void;
}

/** Each place that sends has its own, so that a refusal shows there. */
export function useSender(): Sender {
  const { session, view, connection } = useTable();
  // A second click of the same moment comes before the next drawing.
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // It was sent, and nobody knows yet what became of it.
  const isOpen = isBusy && connection.kind === 'lost';
  return {
    isBusy,
    refusal: isOpen ? words.common.connection.unanswered : refusal,
    clear: () => setRefusal(null),
    async run(command) {
      if (underWay.current) return false;
      underWay.current = true;
      setBusy(true);
      setRefusal(null);
      const answer = await session.send(command);
      underWay.current = false;
      setBusy(false);
      if (!answer.ok && answer.error.code === 'OFFLINE') {
        setRefusal(words.common.connection.notSent);
      } else if (!answer.ok) {
        // Names come first: a sentence begins with a capital, an id does not. And those of now: who
        // joined a moment ago has one.
        const now = session.shown().state.view ?? view;
        const said = withNames(refusalWords(answer.error, answer.text), now);
        setRefusal(words.refusals.sentence(said));
      }
      return answer.ok;
    },
  };
}
