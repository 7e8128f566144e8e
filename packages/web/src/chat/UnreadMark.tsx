import { words } from '@sidepot/i18n/page';
import styles from './UnreadMark.module.css';
import { useUnread } from './unread.js';

const MOST = 99;

/** How many lines nobody has read here; `id` is for who describes a button with it. */
export function UnreadMark({ id }: { readonly id: string }) {
  const count = useUnread();
  if (count === 0) return null;
  return (
    <span id={id} className={styles.mark} role="img" aria-label={words.chat.unread(count)}>
      {Math.min(count, MOST)}
    </span>
  );
}
