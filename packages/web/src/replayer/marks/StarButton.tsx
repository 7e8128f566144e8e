/** A star on this hand, kept on this device. */

import { words } from '@sidepot/i18n/page';
import { Button } from '../../ui/Button.js';
import { useHotkeys } from '../../ui/use-hotkeys.js';
import { markHand, NO_MARK, useHandMarks } from './hand-marks.js';
import styles from './Marks.module.css';
import { StarSign } from './StarSign.js';

/** `mark`: the key of the hand. */
export function StarButton({ mark: key }: { readonly mark: string }) {
  const mark = useHandMarks().get(key) ?? NO_MARK;
  const turn = (): void => markHand(key, { ...mark, isStarred: !mark.isStarred });
  useHotkeys({ s: turn });
  return (
    <Button
      isCompact
      className={mark.isStarred ? styles.on : styles.off}
      aria-label={words.replayer.marks.star}
      aria-pressed={mark.isStarred}
      aria-keyshortcuts="s"
      title={words.replayer.marks.star}
      onClick={turn}
    >
      <StarSign />
    </Button>
  );
}
