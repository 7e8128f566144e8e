/** Who stands at the door: the host lets them in, turns them away, or bans them. */

import { words } from '@sidepot/i18n/page';
import { useSender, useTable } from '../session/context.js';
import { Button } from '../ui/Button.js';
import { classes } from '../ui/classes.js';
import { Refusal } from '../ui/Refusal.js';
import styles from '../ui/rows.module.css';
import { Ban } from './Ban.js';

export interface EntriesProps {
  /** Over the table there is only room for yes and no. */
  readonly canBan?: boolean;
}

export function Entries({ canBan = false }: EntriesProps) {
  const { view } = useTable();
  const sender = useSender();
  const { entries: told } = words.door;
  return (
    <>
      <ul className={styles.rows}>
        {view.entries.map(({ player, name }) => (
          <li key={player} className={styles.row}>
            <div className={classes(styles.what, styles.asks)}>{told.asks(name)}</div>
            <div className={styles.buttons}>
              <Button
                look="go"
                isCompact
                aria-label={told.letInLabel(name)}
                disabled={sender.isBusy}
                onClick={() => void sender.run({ type: 'letIn', player })}
              >
                {told.letIn}
              </Button>
              <Button
                isCompact
                aria-label={told.turnAwayLabel(name)}
                disabled={sender.isBusy}
                onClick={() => void sender.run({ type: 'turnAway', player })}
              >
                {told.turnAway}
              </Button>
              {canBan && <Ban player={player} name={name} />}
            </div>
          </li>
        ))}
      </ul>
      <Refusal text={sender.refusal} />
    </>
  );
}
