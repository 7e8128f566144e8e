/** What a player decides for themselves. */

import { words } from '@sidepot/i18n/page';
import type { SeatInfo } from '@sidepot/protocol';
import { mayChooseEntry } from '../../session/coming-in.js';
import { useSender, useTable } from '../../session/context.js';
import { useStraddleWish, wishStraddle } from '../../session/straddle.js';
import { takenAway } from '../../session/taken-away.js';
import { mayEnter } from '../../session/tournament.js';
import { SwitchField } from '../../settings/SwitchField.js';
import { Button } from '../../ui/Button.js';
import { Question } from '../../ui/Question.js';
import { Refusal } from '../../ui/Refusal.js';
import styles from '../../ui/rows.module.css';
import { DeviceLink } from '../invite/DeviceLink.js';
import { AutoChips } from '../seat/AutoChips.js';
import { BuyChips } from '../seat/BuyChips.js';
import { ChangeSeat } from '../seat/ChangeSeat.js';
import { ComeInChoice } from '../seat/ComeInChoice.js';
import { Devices } from './Devices.js';
import { MyData } from './MyData.js';
import { Rename } from './Rename.js';
import { TopUp } from './TopUp.js';
import { WhoWatches } from './WhoWatches.js';

export function YouTab() {
  const { view } = useTable();
  const sender = useSender();
  const mine = view.seats.find(({ seat }) => seat === view.you.seat);
  const { you } = words.host;
  const isRebuy = view.you.request?.rebuy === true;
  return (
    <>
      {mine !== undefined && <SeatPart mine={mine} />}
      {mine === undefined && view.you.request === null && (
        <p>{mayEnter(view) ? you.watching : you.onlyWatching}</p>
      )}
      {view.you.request !== null && (
        <section className={styles.part}>
          <p role="status">
            {isRebuy ? words.table.actions.waitsForChips : words.table.actions.waitsForSeat}
          </p>
          <Refusal text={sender.refusal} />
          <Button
            disabled={sender.isBusy}
            onClick={() => void sender.run({ type: 'cancelRequest' })}
          >
            {isRebuy ? you.cancelChips : you.cancelRequest}
          </Button>
        </section>
      )}
      {view.you.name !== null && <Rename name={view.you.name} />}
      <WhoWatches />
      <DeviceLink />
      <Devices />
      <MyData />
    </>
  );
}

function SeatPart({ mine }: { readonly mine: SeatInfo }) {
  const { view } = useTable();
  const sender = useSender();
  const { you } = words.host;
  const { poker } = view.settings;
  const isCash = poker.mode === 'cash';
  const isStraddling = useStraddleWish(view.info.id);
  const hasChips = mine.status !== 'busted' && mine.status !== 'reserved';
  return (
    <>
      {hasChips && (
        <section className={styles.part} aria-label={you.title}>
          {mine.status !== 'leaving' && (
            <SwitchField
              label={you.sitOut}
              isOn={mine.status === 'out'}
              isDisabled={sender.isBusy}
              onChange={(isOut) => void sender.run({ type: isOut ? 'sitOut' : 'sitIn' })}
            />
          )}
          {isCash && poker.straddle !== 'none' && (
            <SwitchField
              label={you.straddle}
              isOn={isStraddling}
              isDisabled={sender.isBusy}
              onChange={(on) => {
                wishStraddle(view.info.id, on);
                if (!on && mine.straddle) void sender.run({ type: 'straddle', on });
              }}
            />
          )}
          {mayChooseEntry(mine) && <ComeInChoice mine={mine} />}
          <Refusal text={sender.refusal} />
        </section>
      )}
      {isCash && hasChips && <TopUp mine={mine} />}
      {isCash && !hasChips && (
        <section className={styles.part}>
          <BuyChips />
        </section>
      )}
      {isCash && mine.status !== 'reserved' && <AutoChips />}
      <ChangeSeat mine={mine} />
      <Leave mine={mine} />
    </>
  );
}

function Leave({ mine }: { readonly mine: SeatInfo }) {
  const { view } = useTable();
  const sender = useSender();
  const { you } = words.host;
  const { stack, bet, isAllIn } = takenAway(view, mine);
  if (mine.status === 'leaving') return null;
  if (view.settings.poker.mode === 'tournament' && view.info.hands > 0) {
    return <p className={styles.lead}>{you.leaveTournament}</p>;
  }
  return (
    <section className={styles.part}>
      <Question
        ask={you.leave}
        question={isAllIn ? you.leaveAllIn(bet) : you.leaveQuestion(stack, bet)}
        yes={you.leave}
        no={you.stay}
        isBusy={sender.isBusy}
        onYes={() => void sender.run({ type: 'leave' })}
      />
      <Refusal text={sender.refusal} />
    </section>
  );
}
