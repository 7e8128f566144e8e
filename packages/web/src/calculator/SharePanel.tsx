/** The hand to take along: as a link, as text, as JSON, as a picture, on paper. */

import { useEffect, useState } from 'react';
import { Button } from '../design/Button.js';
import { TextField } from '../lobby/form/TextField.js';
import { calculatorText } from '../text/en-calculator.js';
import { towersText } from '../text/en-towers.js';
import { addressOf } from './address.js';
import { copyText } from './clipboard.js';
import { useCalculator } from './context.js';
import { handJson } from './json.js';
import { Panel } from './Panel.js';
import { pngOf, saveFile } from './png.js';
import { reportOf } from './report.js';
import styles from './SharePanel.module.css';

const { share: words } = calculatorText;
const SHOWN_FOR = 3000;

export function SharePanel() {
  const { draft, answer, both, set } = useCalculator();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (content: string): Promise<void> =>
    setSaid((await copyText(content)) ? words.copied : words.failed);
  const save = (content: Blob, name: string): void => {
    saveFile(content, name);
    setSaid(words.saved);
  };
  const json = answer === null ? '' : `${JSON.stringify(handJson(answer), null, 2)}\n`;
  const link = (): string => new URL(`/calculator${addressOf(draft)}`, window.location.href).href;
  const picture = async (): Promise<void> => {
    const svg = document.querySelector<SVGSVGElement>('[data-towers]');
    if (svg === null) return;
    await pngOf(svg).then(
      (blob) => save(blob, towersText.file),
      () => setSaid(words.failed),
    );
  };
  const isEmpty = answer === null || answer.total === 0;
  return (
    <Panel title={words.title}>
      <TextField
        label={words.name}
        note={words.nameNote}
        value={draft.title}
        maxLength={80}
        onChange={(title) => set({ title })}
      />
      <div className={styles.buttons}>
        <Button look="accent" onClick={() => void copy(link())}>
          {words.link}
        </Button>
        <Button
          disabled={answer === null}
          onClick={() => answer && void copy(reportOf(answer, both))}
        >
          {words.text}
        </Button>
        <Button disabled={answer === null} onClick={() => void copy(json)}>
          {words.json}
        </Button>
        <Button
          disabled={answer === null}
          onClick={() => save(new Blob([json], { type: 'application/json' }), words.jsonFile)}
        >
          {words.downloadJson}
        </Button>
        <Button disabled={isEmpty} onClick={() => void picture()}>
          {words.png}
        </Button>
        <Button disabled={isEmpty} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <p className={styles.note}>
        <span role="status">{said}</span> {said === '' && words.jsonNote}
      </p>
    </Panel>
  );
}
