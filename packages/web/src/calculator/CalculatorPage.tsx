/** The side-pot calculator: a form, and its answer at every keystroke. Nothing is sent anywhere. */

import { words } from '@sidepot/i18n/page';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadWith } from '../load/load-with.js';
import { SiteHeader } from '../site/SiteHeader.js';
import { Button } from '../ui/Button.js';
import { useOffline } from '../worker/use-offline.js';
import styles from './CalculatorPage.module.css';
import { EMPTY } from './model/draft.js';
import { PRESETS, presetDraft } from './model/presets.js';
import { BlindsPanel } from './panels/BlindsPanel.js';
import { CalculatorContext } from './panels/context.js';
import { PlayersPanel } from './panels/PlayersPanel.js';
import { ResultBar } from './panels/ResultBar.js';
import { ResultPanel } from './panels/ResultPanel.js';
import { SharePanel } from './panels/SharePanel.js';
import { Spoken } from './panels/Spoken.js';
import { TablePanel } from './panels/TablePanel.js';
import { WinnersPanel } from './panels/WinnersPanel.js';
import { AmountPad } from './tools/AmountPad.js';
import { Papers } from './tools/Papers.js';
import { useOpenCalculator } from './use-calculator.js';

const ImportDialog = lazy(() =>
  loadWith(() => import('./ImportDialog.js')).then(({ ImportDialog: dialog }) => ({
    default: dialog,
  })),
);

export function CalculatorPage() {
  const { calculator, isBadLink } = useOpenCalculator();
  const { open, canUndo, canRedo, undo, redo } = calculator;
  const form = useRef<HTMLDivElement>(null);
  const [isImporting, setImporting] = useState(false);
  useOffline('calculator');
  useEffect(() => {
    document.title = `${words.site.titles.calculator} · ${words.common.product}`;
  }, []);
  return (
    <CalculatorContext value={calculator}>
      <div className={styles.page}>
        <SiteHeader page="calculator" />
        <main className={styles.main}>
          <header className={styles.head}>
            <div>
              <h1 className={styles.title}>{words.site.titles.calculator}</h1>
              <p className={styles.lead}>{words.calculator.lead}</p>
            </div>
            <div className={styles.tools}>
              <Button disabled={!canUndo} onClick={undo}>
                {words.calculator.undo}
              </Button>
              <Button disabled={!canRedo} onClick={redo}>
                {words.calculator.redo}
              </Button>
              <Button onClick={() => open(EMPTY)}>{words.calculator.clear}</Button>
              <Button onClick={() => setImporting(true)}>{words.calculator.import.open}</Button>
            </div>
            <fieldset className={styles.presets}>
              <legend className={styles.presetsLabel}>{words.calculator.start}</legend>
              {PRESETS.map((name) => (
                <Button key={name} isCompact onClick={() => open(presetDraft(name))}>
                  {words.calculator.presets[name]}
                </Button>
              ))}
            </fieldset>
            <Papers />
            {isBadLink && (
              <p className={styles.badLink} role="alert">
                {words.calculator.import.badLink}
              </p>
            )}
          </header>
          <div ref={form} className={styles.form}>
            <BlindsPanel />
            <PlayersPanel />
            <WinnersPanel />
            <TablePanel />
          </div>
          <div className={styles.result} id="result">
            <ResultPanel />
            <div className={styles.share}>
              <SharePanel />
            </div>
          </div>
        </main>
        <div className={styles.dock}>
          <ResultBar />
          <AmountPad form={form} />
        </div>
        <Spoken />
      </div>
      {isImporting && (
        <Suspense>
          <ImportDialog
            onOpen={(draft) => {
              open(draft);
              setImporting(false);
            }}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </CalculatorContext>
  );
}
