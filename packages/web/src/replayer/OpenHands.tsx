/** Files by drop or choice, or text that is pasted. */

import { words } from '@sidepot/i18n/page';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import type { Source } from './hands/messages.js';
import styles from './OpenHands.module.css';

export function OpenHands({ onOpen }: { readonly onOpen: (sources: readonly Source[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (pasted.trim() === '') setRefusal(words.replayer.open.empty);
    else onOpen([pasted]);
  };
  return (
    <section className={styles.open} aria-label={words.replayer.open.title}>
      <div className={styles.files}>
        <svg className={styles.icon} viewBox="0 0 48 48" aria-hidden="true">
          <path d="M24 30V8m0 0-8 8m8-8 8 8M8 30v8a2 2 0 0 0 2 2h28a2 2 0 0 0 2-2v-8" />
        </svg>
        <p className={styles.dropHere}>{words.replayer.open.drop}</p>
        <Button look="go" onClick={() => files.current?.click()}>
          {words.replayer.open.choose}
        </Button>
        <input
          ref={files}
          type="file"
          multiple
          hidden
          aria-label={words.replayer.open.choose}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])];
            if (chosen.length > 0) onOpen(chosen);
          }}
        />
        <p className={styles.note}>{words.replayer.open.or}</p>
      </div>
      <form className={styles.paste} onSubmit={submit}>
        <label htmlFor={id} className={styles.label}>
          {words.replayer.open.paste}
        </label>
        <textarea
          id={id}
          className={styles.text}
          value={pasted}
          placeholder={words.replayer.open.pasteHere}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => {
            setPasted(target.value);
            setRefusal(null);
          }}
        />
        <Refusal text={refusal} />
        <Button type="submit">{words.replayer.open.read}</Button>
      </form>
    </section>
  );
}
