/** Tables this browser was at, with what the server says of them now. */

import { RefusedError } from '@sidepot/client';
import { words } from '@sidepot/i18n/page';
import type { Answer } from '@sidepot/protocol';
import { useEffect, useState } from 'react';
import { get } from '../session/http.js';
import { identity } from '../session/identity.js';
import { forgetTable, recentTables } from '../session/recent.js';
import { goTo, tablePath } from '../site/routes.js';
import { Button } from '../ui/Button.js';
import { Icon } from '../ui/Icon.js';
import { Panel } from '../ui/parts/Panel.js';
import styles from './RecentTables.module.css';

/** So many stand there at first; more are listed on demand, and not asked for. */
const FIRST = 3;
const GONE: readonly string[] = ['UNKNOWN_TABLE', 'KICKED'];

type View = Answer<'getTable'>['view'];

export function RecentTables() {
  const [tables, setTables] = useState(() => recentTables());
  const [views, setViews] = useState<ReadonlyMap<string, View>>(new Map());
  const [isWhole, setWhole] = useState(false);
  const forget = (id: string): void => {
    forgetTable(id);
    setTables(recentTables());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    for (const { id } of tables.slice(0, FIRST)) {
      identity()
        .then(() => get<'getTable'>(`/api/tables/${id}`))
        .then(
          ({ view }) => setViews((old) => new Map(old).set(id, view)),
          (error: unknown) => {
            if (error instanceof RefusedError && GONE.includes(error.code)) forget(id);
          },
        );
    }
  }, []);
  if (tables.length === 0) return null;
  return (
    <Panel title={words.lobby.recent.title} className={styles.tables}>
      <ul className={styles.list}>
        {tables.slice(0, isWhole ? tables.length : FIRST).map(({ id, name, stakes, at }) => {
          const view = views.get(id);
          return (
            <li key={id} className={styles.item}>
              <a
                className={styles.link}
                href={tablePath(id)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  goTo(tablePath(id));
                }}
              >
                <span className={styles.head}>
                  <span className={styles.name}>{view?.settings.name ?? name}</span>
                  <span className={styles.about}>{stakes}</span>
                </span>
                <span className={styles.about}>
                  {view === undefined
                    ? words.lobby.recent.ago(Math.max(0, Date.now() - at))
                    : aboutOf(view)}
                </span>
              </a>
              <Button
                look="quiet"
                isCompact
                aria-label={words.lobby.recent.forget(name)}
                title={words.lobby.recent.forget(name)}
                onClick={() => forget(id)}
              >
                <Icon name="close" />
              </Button>
            </li>
          );
        })}
      </ul>
      {!isWhole && tables.length > FIRST && (
        <Button look="quiet" isCompact onClick={() => setWhole(true)}>
          {words.lobby.recent.all(tables.length)}
        </Button>
      )}
    </Panel>
  );
}

function aboutOf({ seats, info, you }: View): string {
  const { players, statuses, seated } = words.lobby.recent;
  const parts = [players(seats.length), statuses[info.status]];
  if (you.seat !== null && info.status !== 'closed') parts.push(seated);
  return parts.join(' · ');
}
