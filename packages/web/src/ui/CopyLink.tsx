/** A link with what people do with links: copy it, or hand it to the phone's share sheet. */

import { words } from '@sidepot/i18n/page';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.js';
import styles from './CopyLink.module.css';

const SHOWN_FOR = 2500;

export function useCopy(): { readonly isCopied: boolean; copy(words: string): Promise<boolean> } {
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setCopied(true);
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copies]);
  return {
    isCopied,
    async copy(words) {
      try {
        await navigator.clipboard.writeText(words);
      } catch {
        return false;
      }
      setCopies((count) => count + 1);
      return true;
    },
  };
}

export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { isCopied, copy } = useCopy();
  const take = async (): Promise<void> => {
    if (await copy(link)) return;
    // Without HTTPS there is no clipboard; the old way needs a selection.
    field.current?.select();
    document.execCommand('copy');
  };
  return (
    <div className={styles.copy}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          value={link}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <Button look="accent" onClick={() => void take()}>
          {isCopied ? words.common.copy.copied : words.common.copy.copy}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {isCopied ? words.common.copy.copied : ''}
      </span>
    </div>
  );
}
