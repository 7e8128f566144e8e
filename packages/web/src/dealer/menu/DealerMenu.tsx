/** What a hand needs seldom: rulings, the clock, hands that were played, another table. */

import { words } from '@sidepot/i18n/page';
import { LanguageSelect } from '../../site/LanguageSelect.js';
import { PageLink } from '../../site/PageLink.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Question } from '../../ui/Question.js';
import { useDealer } from '../context.js';
import { newEvening } from '../evening/evening.js';
import styles from './DealerMenu.module.css';

export function DealerMenu({ onClose }: { readonly onClose: () => void }) {
  const { view, tap, nameOf } = useDealer();
  const { menu, bar } = words.dealer;
  const then = (what: () => void) => () => {
    what();
    onClose();
  };
  const live = view.seats.filter(({ inHand, folded }) => inHand && !folded);
  return (
    <Dialog title={menu.title} closeLabel={bar.close} onClose={onClose} shape="side">
      <div className={styles.menu}>
        {view.canVoid && (
          <section className={styles.part}>
            <h3 className={styles.title}>{menu.rulings}</h3>
            <Button onClick={then(() => tap({ type: 'void', reason: 'misdeal' }))}>
              {menu.misdeal}
            </Button>
            <Button onClick={then(() => tap({ type: 'void', reason: 'fouled-deck' }))}>
              {menu.fouled}
            </Button>
            <div className={styles.seats}>
              {live.map(({ seat }) => (
                <Button key={seat} onClick={then(() => tap({ type: 'kill', seat }))}>
                  {menu.kill(nameOf(seat))}
                </Button>
              ))}
            </div>
          </section>
        )}
        <section className={styles.part}>
          <PageLink to="/dealer/clock" className={styles.link}>
            {menu.clock}
          </PageLink>
          <LanguageSelect />
          <Question
            ask={menu.newTable}
            question={menu.newTableAsk}
            yes={menu.yes}
            no={menu.no}
            isBusy={false}
            onYes={then(newEvening)}
          />
        </section>
      </div>
    </Dialog>
  );
}
