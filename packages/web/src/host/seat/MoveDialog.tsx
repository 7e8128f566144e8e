import { words } from '@sidepot/i18n/page';
import { useSender, useTable } from '../../session/context.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';

export interface MoveDialogProps {
  readonly seat: number;
  readonly onClose: () => void;
}

export function MoveDialog({ seat, onClose }: MoveDialogProps) {
  const { view } = useTable();
  const sender = useSender();
  const { you } = words.host;
  const move = async (): Promise<void> => {
    if (await sender.run({ type: 'moveSeat', seat })) onClose();
  };
  return (
    <Dialog title={you.moveQuestion(seat)} closeLabel={you.moveStay} onClose={onClose}>
      <div className={styles.part}>
        {view.settings.poker.mode === 'cash' && <p className={styles.lead}>{you.moveNote}</p>}
        <Refusal text={sender.refusal} />
        <Button look="accent" disabled={sender.isBusy} onClick={() => void move()}>
          {you.moveNow}
        </Button>
      </div>
    </Dialog>
  );
}
