/** What a hand needs seldom: rulings, the clock, hands that were played, the drill, another table. */

import { words } from '@sidepot/i18n/page';
import { useState } from 'react';
import { LanguageSelect } from '../../site/LanguageSelect.js';
import { PageLink } from '../../site/PageLink.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { Question } from '../../ui/Question.js';
import { DrillScreen } from '../drill/DrillScreen.js';
import { useDealer } from '../evening/context.js';
import { newEvening } from '../evening/evening.js';
import { HistoryScreen } from '../history/HistoryScreen.js';
import { TapList } from '../history/TapList.js';
import { dealerState, eventMoney } from '../model/index.js';
import { AmountInput } from '../setup/AmountInput.js';
import { ShareSheet } from '../share/ShareSheet.js';
import { CardsSheet } from './CardsSheet.js';
import styles from './DealerMenu.module.css';

const SHEETS = ['cards', 'taps', 'history', 'drill', 'share'] as const;
type Sheet = (typeof SHEETS)[number];

export function DealerMenu({ onClose }: { readonly onClose: () => void }) {
  const { session, view, tap } = useDealer();
  const { menu, bar } = words.dealer;
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const then = (what: () => void) => () => {
    what();
    onClose();
  };
  return (
    <Dialog
      title={sheet === null ? menu.title : menu[sheet]}
      closeLabel={bar.close}
      onClose={sheet === null ? onClose : () => setSheet(null)}
      shape="side"
    >
      {/* Another one for each sheet: it begins at its top. */}
      <div key={sheet} className={styles.menu}>
        {sheet === 'cards' && <CardsSheet />}
        {sheet === 'taps' && <TapList />}
        {sheet === 'history' && <HistoryScreen />}
        {sheet === 'drill' && <DrillScreen />}
        {sheet === 'share' && <ShareSheet />}
        {sheet === null && (
          <>
            <section className={styles.part}>
              {SHEETS.filter((one) => one !== 'cards' || view.canVoid).map((one) => (
                <Button key={one} onClick={() => setSheet(one)}>
                  {menu[one]}
                </Button>
              ))}
              {view.mode === 'tournament' && (
                <PageLink to="/dealer/clock" className={styles.link}>
                  {menu.clock}
                </PageLink>
              )}
              <Button onClick={then(() => tap({ type: 'settle' }))}>{menu.settle}</Button>
            </section>
            {view.canVoid && <Rulings onDone={onClose} />}
            <section className={styles.part}>
              {view.mode === 'tournament' && (
                <>
                  <AmountInput
                    label={words.dealer.next.elsewhere}
                    value={dealerState(session.log).elsewhere}
                    onChange={(players) => tap({ type: 'elsewhere', players })}
                  />
                  <AmountInput
                    label={words.dealer.next.entries}
                    value={eventMoney(session).entries}
                    onChange={(entries) => tap({ type: 'entries', entries })}
                  />
                </>
              )}
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
          </>
        )}
      </div>
    </Dialog>
  );
}

function Rulings({ onDone }: { readonly onDone: () => void }) {
  const { view, tap, nameOf } = useDealer();
  const { menu } = words.dealer;
  const live = view.seats.filter(({ inHand, folded }) => inHand && !folded);
  const then = (what: () => void) => () => {
    what();
    onDone();
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{menu.rulings}</h3>
      <Button onClick={then(() => tap({ type: 'void', reason: 'misdeal' }))}>{menu.misdeal}</Button>
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
  );
}
