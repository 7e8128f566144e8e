/** A page that only says one thing, and leads back to the lobby if that is all there is. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../ui/Button.js';
import styles from './Notice.module.css';
import { goTo } from './routes.js';

export interface NoticeProps {
  readonly title: string;
  readonly body?: string;
  readonly isEnd?: boolean;
}

export function Notice({ title, body, isEnd = false }: NoticeProps) {
  return (
    <main className={styles.notice}>
      {isEnd && <img src="/icon.svg" alt="" width="56" height="56" />}
      <h1 className={styles.title}>{title}</h1>
      {body !== undefined && <p className={styles.body}>{body}</p>}
      {isEnd && (
        <Button look="go" onClick={() => goTo('/')}>
          {words.common.connection.home}
        </Button>
      )}
    </main>
  );
}
