/** Hand histories: opened from files or text, listed, and replayed step by step. */

import { words } from '@sidepot/i18n/page';
import { type DragEvent, useEffect, useMemo, useRef, useState } from 'react';
import { SiteHeader } from '../site/SiteHeader.js';
import { classes } from '../ui/classes.js';
import { KeySheet } from '../ui/KeySheet.js';
import { useHotkeys } from '../ui/use-hotkeys.js';
import { HandsPanel } from './HandsPanel.js';
import { HandView } from './HandView.js';
import { NO_FILTER, neighboursOf, Sieve } from './hands/filter.js';
import { OpenHands } from './OpenHands.js';
import styles from './ReplayerPage.module.css';
import { SampleList } from './SampleList.js';
import { type Replayer, useReplayer } from './use-replayer.js';

export function ReplayerPage() {
  const replayer = useReplayer();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    document.title = `${words.site.titles.replayer} – ${words.common.product}`;
  }, []);
  const over = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    replayer.open(files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files may also be chosen
    <div
      className={classes(styles.page, replayer.opened !== null && styles.full)}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <SiteHeader page="replayer" />
      {replayer.opened === null ? (
        <Start replayer={replayer} />
      ) : (
        <Workspace key={replayer.id} replayer={replayer} />
      )}
      {isOver && <p className={styles.drop}>{words.replayer.open.dropNow}</p>}
    </div>
  );
}

function Start({ replayer: { awaited, open, openSample } }: { readonly replayer: Replayer }) {
  return (
    <main className={styles.start}>
      <div className={styles.hero}>
        <h1 className={styles.title}>{words.site.titles.replayer}</h1>
        <p className={styles.lead}>{words.replayer.lead}</p>
      </div>
      {awaited?.hand != null && (
        <p className={styles.awaited} role="status">
          {words.replayer.open.waits(awaited.hand, awaited.step + 1)}
        </p>
      )}
      <OpenHands onOpen={open} />
      <SampleList onOpen={openSample} />
    </main>
  );
}

function Workspace({ replayer }: { readonly replayer: Replayer }) {
  const { opened, chosen, isSingle } = replayer;
  const [filter, setFilter] = useState(NO_FILTER);
  const hands = opened?.hands;
  const sieve = useMemo(() => new Sieve(hands ?? [], filter), [hands, filter]);
  const search = useRef<HTMLInputElement>(null);
  const [isHelp, setHelp] = useState(false);
  const wanted = sieve.upTo(opened?.count ?? 0);
  const { before, after } =
    chosen === null ? { after: wanted[0]?.number } : neighboursOf(wanted, chosen.number);
  useHotkeys({
    '?': () => setHelp(true),
    ...(!isSingle && {
      '/': () => search.current?.focus(),
      n: after === undefined ? undefined : () => replayer.choose(after),
      p: before === undefined ? undefined : () => replayer.choose(before),
    }),
  });
  if (opened === null) return null;
  return (
    <main
      className={classes(
        styles.workspace,
        chosen !== null && styles.hasHand,
        isSingle && styles.single,
      )}
    >
      <h1 className="visually-hidden">{words.site.titles.replayer}</h1>
      {!isSingle && (
        <HandsPanel
          opened={opened}
          wanted={wanted}
          filter={filter}
          chosen={chosen?.number ?? null}
          onFilter={setFilter}
          onChoose={replayer.choose}
          onClose={replayer.close}
          search={search}
        />
      )}
      <div className={styles.hand}>
        {chosen !== null && (
          <HandView
            key={chosen.visit}
            {...{ replayer, chosen, wanted }}
            onHelp={() => setHelp(true)}
          />
        )}
        {chosen === null && !isSingle && opened.count > 0 && (
          <div className={styles.choose}>
            <b>{words.replayer.list.choose}</b>
            <span>{words.replayer.list.chooseHow}</span>
          </div>
        )}
      </div>
      {isHelp && (
        <KeySheet
          title={words.replayer.keys.title}
          closeLabel={words.replayer.keys.close}
          keys={[...(isSingle ? [] : words.replayer.keys.ofList), ...words.replayer.keys.ofHand]}
          onClose={() => setHelp(false)}
        />
      )}
    </main>
  );
}
