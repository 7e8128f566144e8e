import { GAMES } from '@sidepot/engine';
import { amount, clockTime, words } from '@sidepot/i18n/page';
import type { TableView } from '@sidepot/protocol';
import { lazy, Suspense, useState } from 'react';
import { loadWith } from '../../load/load-with.js';
import { buyInOf } from '../../session/buy-in.js';
import { useSender, useTable } from '../../session/context.js';
import { gamesOfMix } from '../../session/game/mix.js';
import { stakesShown } from '../../session/game/stakes.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { type Fact, Facts } from '../../ui/Facts.js';
import { Field } from '../../ui/Field.js';
import { Refusal } from '../../ui/Refusal.js';
import { amountKeys, badAmount, chipsToType, typedChips } from '../../ui/typed/chips.js';
import styles from './SitDialog.module.css';

const BeforeEntry = lazy(() =>
  loadWith(() => import('../event/BeforeEntry.js'), 'event').then(({ BeforeEntry: facts }) => ({
    default: facts,
  })),
);

export interface SitDialogProps {
  readonly seat: number;
  readonly onClose: () => void;
}

export function SitDialog({ seat, onClose }: SitDialogProps) {
  const { view, ahead } = useTable();
  const sender = useSender();
  const { poker, room } = view.settings;
  const { min, max, first, back } = buyInOf(view, Date.now() + ahead);
  const [name, setName] = useState(view.you.name ?? '');
  const [chips, setChips] = useState(() => chipsToType(first));
  const isCash = poker.tournament === null;

  const typed = typedChips(chips);
  const [problem, setProblem] = useState<string | null>(null);

  const sit = async (): Promise<void> => {
    const wrong = isCash ? buyInProblem(typed, min, max) : null;
    setProblem(wrong);
    if (wrong !== null) return;
    if (view.you.name === null && !(await sender.run({ type: 'join', name: name.trim() }))) return;
    const buyIn = isCash && typed !== null ? { buyIn: typed } : {};
    if (await sender.run({ type: 'requestSeat', seat, ...buyIn })) onClose();
  };

  return (
    <Dialog
      title={words.table.sit.title(seat)}
      closeLabel={words.table.sit.cancel}
      onClose={onClose}
    >
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        {view.you.name === null && (
          <Field
            label={words.table.sit.name}
            value={name}
            maxLength={24}
            required
            autoComplete="nickname"
            onChange={(event) => setName(event.target.value)}
          />
        )}
        {isCash && <CashFacts view={view} />}
        {isCash && (
          <Field
            label={words.table.sit.buyIn}
            note={
              back === null
                ? limits(min, max)
                : words.table.sit.back(back.chips, clockTime(back.until))
            }
            value={chips}
            inputMode={amountKeys()}
            onChange={(event) => setChips(event.target.value)}
          />
        )}
        {!isCash && (
          <Suspense>
            <BeforeEntry />
          </Suspense>
        )}
        <div className={styles.foot}>
          <Refusal text={problem ?? sender.refusal} />
          <Button look="accent" type="submit" disabled={sender.isBusy}>
            {room.seatApproval ? words.table.sit.ask : words.table.sit.sit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** What is played; what it may be bought for is said at the field. */
function CashFacts({ view }: { readonly view: TableView }) {
  const { poker } = view.settings;
  const { game, limit, bigBlind, ante, anteMode } = poker;
  const { sit, top } = words.table;
  const mixed = gamesOfMix(view);
  const isStud = mixed.length === 0 && GAMES[game].forced === 'bring-in';
  const rows: readonly Fact[] = [
    [sit.game, mixed.length > 0 ? mixed.join(' · ') : `${top.limits[limit]} ${top.games[game]}`],
    ...(bigBlind === 0 ? [] : [[isStud ? sit.bets : sit.blinds, stakesShown(poker)] as const]),
    ...(ante === 0 || anteMode === 'none' ? [] : [[sit.ante, amount(ante)] as const]),
  ];
  return <Facts rows={rows} />;
}

/** What can be bought is the server's word; nothing is no question to it. */
function buyInProblem(typed: number | null, min: number, max: number): string | null {
  if (typed === null) return badAmount();
  return typed === 0 ? words.table.actions.chooseFrom(min, max) : null;
}

const limits = (min: number, max: number): string =>
  min === max ? amount(min) : words.table.sit.limits(min, max);
