import { words } from '@sidepot/i18n/page';
import { useEffect, useRef } from 'react';
import { useTable } from '../session/context.js';
import { classes } from '../ui/classes.js';
import { useChangeWords } from './change-words.js';
import styles from './HandLog.module.css';
import { logLines } from './lines.js';

/** Nearer to the end than this, the reader wants to see what comes. */
const AT_END = 40;

export function HandLog() {
  const { view } = useTable();
  const list = useRef<HTMLOListElement>(null);
  useChangeWords(view.log);
  const lines = logLines(view);
  const last = lines.at(-1)?.seq ?? 0;
  useEffect(() => {
    const element = list.current;
    if (element === null || last === 0) return;
    const { scrollHeight, scrollTop, clientHeight } = element;
    if (
      scrollTop === 0 ||
      scrollHeight - scrollTop - clientHeight < AT_END + element.clientHeight
    ) {
      element.scrollTop = scrollHeight;
    }
  }, [last]);
  if (lines.length === 0) return <p className={styles.empty}>{words.table.panel.noLog}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <ol ref={list} className={styles.log} tabIndex={0} aria-label={words.table.panel.log}>
      {lines.map(({ seq, text: words, isHead, kind }) => (
        <li key={seq} className={classes(isHead ? styles.head : styles.line, styles[kind])}>
          {words}
        </li>
      ))}
    </ol>
  );
}
