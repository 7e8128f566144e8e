import { useEffect, useRef, useState } from 'react';
import { words } from '../i18n/words.js';
import { useSender, useTable } from '../session/context.js';
import { Button } from '../ui/Button.js';
import { Refusal } from '../ui/Refusal.js';
import styles from './Chat.module.css';

const MOST = 300;

export function Chat() {
  const { view } = useTable();
  const sender = useSender();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { chat, you } = view;
  const last = chat.at(-1)?.seq ?? 0;
  useEffect(() => {
    if (last > 0) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [last]);
  const say = async (): Promise<void> => {
    const said = typed.trim();
    if (said !== '' && (await sender.run({ type: 'chat', text: said }))) setTyped('');
  };
  return (
    <div className={styles.chat}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      <ol ref={list} className={styles.lines} tabIndex={0} aria-label={words.table.panel.chat}>
        {chat.length === 0 && <li className={styles.empty}>{words.table.panel.noChat}</li>}
        {chat.map(({ seq, name, text: said }) => (
          <li key={seq}>
            <b>{name}</b> {said}
          </li>
        ))}
      </ol>
      {you.rights.includes('chat') && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            void say();
          }}
        >
          <Refusal text={sender.refusal} />
          <input
            className={styles.input}
            value={typed}
            maxLength={MOST}
            aria-label={words.table.panel.say}
            placeholder={words.table.panel.say}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" disabled={typed.trim() === ''}>
            {words.table.panel.send}
          </Button>
        </form>
      )}
    </div>
  );
}
