/**
 * The browser's own dialog: it keeps the focus inside, closes by Escape and needs no style of its own
 * in the document, which our policy would refuse.
 */

import { type ReactNode, use, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.js';
import { classes } from './classes.js';
import styles from './Dialog.module.css';
import { BannerContext, CloseContext } from './dialog-banner.js';
import { Icon } from './Icon.js';

export interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `side`: a drawer from the right; from below on a phone. `wide`: as much as there is. */
  readonly shape?: 'middle' | 'side' | 'wide';
}

/** Draw it while it is open. */
export function Dialog({ title, closeLabel, onClose, children, shape = 'middle' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const banner = use(BannerContext);
  const closeOuter = use(CloseContext);
  const closeAll = (): void => {
    onClose();
    closeOuter?.();
  };
  // Closed while it still stands in the document: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        // A dialog inside this one closes alone.
        if (event.target === dialog.current) onClose();
      }}
      onClose={() => {
        // The browser closes it whatever was asked, if Escape comes twice without a tap between; one
        // that goes back a step stays.
        const element = dialog.current;
        if (element?.isConnected && !element.open) element.showModal();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className={styles.inside}>
        {banner !== null && (
          <div className={styles.banner} role="status" aria-live="assertive">
            {banner(closeAll)}
          </div>
        )}
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button look="quiet" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </Button>
        </div>
        <CloseContext value={closeAll}>{children}</CloseContext>
      </div>
    </dialog>
  );
}
