/** The hand to take along: as a link, as text, as JSON, as a picture, on paper. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useState } from 'react';
import { TextField } from '../../settings/TextField.js';
import { copyText, saveFile } from '../../site/take-away.js';
import { Button } from '../../ui/Button.js';
import { Panel } from '../../ui/parts/Panel.js';
import { addressOf } from '../share/address.js';
import { handJson } from '../share/json.js';
import { pictureOf } from '../share/picture.js';
import { pngOf } from '../share/png.js';
import { reportOf } from '../share/report.js';
import { useCalculator } from './context.js';
import styles from './SharePanel.module.css';

const SHOWN_FOR = 3000;

export function SharePanel() {
  const { draft, answer: last, both, isOld, set } = useCalculator();
  // What is taken along is the hand of the form, or nothing.
  const answer = isOld ? null : last;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (content: string): Promise<void> =>
    setSaid(
      (await copyText(content)) ? words.calculator.share.copied : words.calculator.share.failed,
    );
  const save = (content: Blob, name: string): void => {
    saveFile(content, name);
    setSaid(words.calculator.share.saved);
  };
  const json = answer === null ? '' : `${JSON.stringify(handJson(answer), null, 2)}\n`;
  const link = (): string => new URL(`/calculator${addressOf(draft)}`, window.location.href).href;
  const picture = async (): Promise<void> => {
    const svg = document.querySelector<SVGSVGElement>('[data-towers]');
    if (svg === null || answer === null) return;
    await pngOf(svg, pictureOf(answer)).then(
      (blob) => save(blob, words.why.towers.file),
      () => setSaid(words.calculator.share.failed),
    );
  };
  const isEmpty = answer === null || answer.total === 0;
  return (
    <Panel title={words.calculator.share.title}>
      <TextField
        label={words.calculator.share.name}
        note={words.calculator.share.nameNote}
        value={draft.title}
        maxLength={80}
        onChange={(title) => set({ title })}
      />
      <div className={styles.buttons}>
        <Button look="accent" onClick={() => void copy(link())}>
          {words.calculator.share.link}
        </Button>
        <Button
          disabled={answer === null}
          onClick={() => answer && void copy(reportOf(answer, both))}
        >
          {words.calculator.share.text}
        </Button>
        <Button disabled={answer === null} onClick={() => void copy(json)}>
          {words.calculator.share.json}
        </Button>
        <Button
          disabled={answer === null}
          onClick={() =>
            save(new Blob([json], { type: 'application/json' }), words.calculator.share.jsonFile)
          }
        >
          {words.calculator.share.downloadJson}
        </Button>
        <Button disabled={isEmpty} onClick={() => void picture()}>
          {words.calculator.share.png}
        </Button>
        <Button disabled={isEmpty} onClick={() => window.print()}>
          {words.calculator.share.print}
        </Button>
      </div>
      <p className={styles.note}>
        <span role="status">{said}</span> {said === '' && words.calculator.share.jsonNote}
      </p>
    </Panel>
  );
}
