/** Hand histories: opened from files or text, listed, and replayed step by step. */

import { words } from '@sidepot/i18n/page';
import { type DragEvent, useEffect, useState } from 'react';
import { SiteHeader } from '../site/SiteHeader.js';
import { classes } from '../ui/classes.js';
import { useOffline } from '../worker/use-offline.js';
import { OpenHands } from './OpenHands.js';
import { hasHand } from './place.js';
import styles from './ReplayerPage.module.css';
import { SampleList } from './SampleList.js';
import { type Replayer, useReplayer } from './use-replayer.js';
import { Workspace } from './Workspace.js';

export function ReplayerPage() {
  const replayer = useReplayer();
  const [isOver, setOver] = useState(false);
  useOffline('replayer');
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
      className={classes(
        styles.page,
        replayer.opened !== null && styles.full,
        replayer.chosen !== null && hasHand(replayer.view) && styles.withHand,
        !hasHand(replayer.view) && styles.long,
      )}
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
      {awaited !== null && (
        <p className={styles.awaited} role="status">
          {awaited.hand === null
            ? words.replayer.open.waitsForFile
            : words.replayer.open.waits(awaited.hand, awaited.step + 1)}
        </p>
      )}
      <OpenHands onOpen={open} />
      <SampleList onOpen={openSample} />
    </main>
  );
}
