/** Who stands at the door: the host lets them in, turns them away, or bans them. */

import { Button } from '../design/Button.js';
import { Refusal } from '../design/Refusal.js';
import { useSender, useTable } from '../table/context.js';
import { doorText } from '../text/en-door.js';
import { Ban } from './Ban.js';
import styles from './rows.module.css';

export interface EntriesProps {
  /** Over the table there is only room for yes and no. */
  readonly canBan?: boolean;
}

export function Entries({ canBan = false }: EntriesProps) {
  const { view } = useTable();
  const sender = useSender();
  const { entries: words } = doorText;
  return (
    <>
      <ul className={styles.rows}>
        {view.entries.map(({ player, name }) => (
          <li key={player} className={styles.row}>
            <div className={styles.what}>{words.asks(name)}</div>
            <div className={styles.buttons}>
              <Button
                look="go"
                isCompact
                aria-label={words.letInLabel(name)}
                disabled={sender.isBusy}
                onClick={() => void sender.run({ type: 'letIn', player })}
              >
                {words.letIn}
              </Button>
              <Button
                isCompact
                aria-label={words.turnAwayLabel(name)}
                disabled={sender.isBusy}
                onClick={() => void sender.run({ type: 'turnAway', player })}
              >
                {words.turnAway}
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
