/** The document's examples, each with what a ruling changed in it. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { PAPERS, type Paper, paperDraft, paperNote, paperOf } from '../flow/papers.js';
import { useCalculator } from '../panels/context.js';
import styles from './Papers.module.css';

export function Papers() {
  const { draft, open } = useCalculator();
  const { title, note: notes } = words.calculator.papers;
  const shown = paperOf(draft);
  const note = shown === null ? null : paperNote(shown);
  return (
    <details className={styles.papers}>
      <summary className={styles.summary}>{title}</summary>
      <div className={styles.list}>
        {PAPERS.map((name) => (
          <Button
            key={name}
            isCompact
            aria-pressed={name === shown}
            onClick={() => open({ ...paperDraft(name), title: nameOf(name) })}
          >
            {nameOf(name)}
          </Button>
        ))}
      </div>
      {note !== null && (
        <p className={styles.note} data-paper-note={note.kind}>
          {notes[note.kind](note.amount)}
        </p>
      )}
    </details>
  );
}

function nameOf(name: Paper): string {
  const { example, edge } = words.calculator.papers;
  const number = Number(name.at(-1));
  return name.startsWith('edge') ? edge(number) : example(number);
}
