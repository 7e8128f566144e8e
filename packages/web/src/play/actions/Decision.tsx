/** My turn: the actions that the server offers, and nothing else. */

import { GAMES } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import type { WireAction, WireHandView, WireLegalActions } from '@sidepot/protocol';
import { useRef, useState } from 'react';
import { type Sender, useTable } from '../../session/context.js';
import { mySeat } from '../../session/seats.js';
import { Button } from '../../ui/Button.js';
import { typedChips } from '../../ui/typed/chips.js';
import { useHotkeys } from '../../ui/use-hotkeys.js';
import styles from './Decision.module.css';
import { FoldQuestion } from './FoldQuestion.js';
import { Sizer } from './Sizer.js';
import { actionFor, potOdds, presetsOf, type Wager, wagerOf } from './sizing.js';

export interface DecisionProps {
  readonly legal: WireLegalActions;
  readonly sender: Sender;
  /** Decided, and not answered yet. */
  readonly isSending: boolean;
}

export function Decision({ legal, sender, isSending }: DecisionProps) {
  const { view } = useTable();
  const hand = view.hand?.view;
  const me = mySeat(view);
  const bigBlind = hand?.rules.bigBlind ?? 0;
  const wager = wagerOf(legal, bigBlind);
  const [chosen, setChosen] = useState<number | null>(null);
  const to = chosen ?? wager?.min ?? 0;
  const [typed, setTyped] = useState<string | null>(null);
  /** Somebody wanted to send what is typed, and it cannot be sent. */
  const [isRefused, setRefused] = useState(false);
  const [isAskingFold, setAskingFold] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const raiseButton = useRef<HTMLButtonElement>(null);

  const act = (action: WireAction): void => {
    if (!isSending) void sender.run({ type: 'act', action });
  };
  const fold = (): void => {
    if (legal.check && !isAskingFold) setAskingFold(true);
    else act({ type: 'fold' });
  };
  const passive = passiveOf(legal);
  const choose = (size: number | null, text: string | null = null): void => {
    setChosen(size);
    setTyped(text);
    setRefused(false);
  };
  // What stands there is what is sent; nobody is all-in because of one zero too many.
  const isMeant = typed === null || typedChips(typed) === to;
  const send = (action: WireAction): void => {
    setRefused(!isMeant);
    if (isMeant) act(action);
    else field.current?.focus();
  };
  const raise = wager === null ? undefined : () => send(actionFor(wager, to));
  const presets =
    wager === null || hand === undefined
      ? []
      : presetsOf(wager, { ...hand, bigBlind, mine: me?.bet ?? 0 });
  // Enter presses what has the focus, so the focus goes to what Enter is to send.
  const set = (size: number): void => {
    choose(size);
    raiseButton.current?.focus();
  };
  const presetKeys = Object.fromEntries(
    presets.map((preset, i) => [String(i + 1), () => set(preset.to)]),
  );

  useHotkeys({
    ...presetKeys,
    f: legal.fold ? fold : undefined,
    c: passive === null ? undefined : () => act(passive),
    r: wager === null ? undefined : () => (field.current ?? raiseButton.current)?.focus(),
    escape: isAskingFold ? () => setAskingFold(false) : undefined,
    // A stray Enter is no raise: only who has chosen a size sends it.
    enter: isAskingFold || chosen === null ? undefined : raise,
  });

  if (isAskingFold) {
    return (
      <FoldQuestion isDisabled={isSending} onFold={fold} onCheck={() => act({ type: 'check' })} />
    );
  }
  const callAllIn = legal.allIn?.action === 'call';
  const odds = potOdds(legal.call ?? 0, hand?.players ?? [], me?.seat ?? 0);
  return (
    <div className={styles.decision}>
      {wager !== null && wager.max > wager.min && wager.either === undefined && (
        <Sizer
          wager={wager}
          presets={presets}
          to={to}
          field={field}
          typed={typed}
          isRefused={isRefused}
          onChange={choose}
          onType={(text, size) => choose(size, text)}
          onLeave={() => choose(chosen)}
          onSend={() => raise?.()}
        />
      )}
      <div className={styles.actions}>
        {legal.fold && (
          <Button hotkey="F" disabled={isSending} onClick={fold}>
            {words.table.actions.fold}
          </Button>
        )}
        {legal.check && (
          <Button look="go" hotkey="C" disabled={isSending} onClick={() => act({ type: 'check' })}>
            {words.table.actions.check}
          </Button>
        )}
        {legal.call !== null && (
          <Button
            look="go"
            hotkey="C"
            disabled={isSending}
            note={words.table.actions.odds(odds)}
            title={words.table.actions.oddsWhy(legal.call, odds)}
            onClick={() => act({ type: 'call' })}
          >
            {words.table.actions.call(legal.call, callAllIn)}
          </Button>
        )}
        {legal.bringIn !== null && (
          <Button
            look="go"
            hotkey="C"
            disabled={isSending}
            onClick={() => act({ type: 'bringIn' })}
          >
            {words.table.actions.bringIn(legal.bringIn)}
          </Button>
        )}
        {wager !== null && (
          <Button
            ref={raiseButton}
            look="accent"
            hotkey="R"
            disabled={isSending}
            onClick={wager.either === undefined ? raise : () => act(actionFor(wager, wager.min))}
          >
            {wagerWords(wager, wager.either === undefined ? to : wager.min, isCompletion(hand))}
          </Button>
        )}
        {wager?.either !== undefined && (
          <Button
            look="accent"
            disabled={isSending}
            onClick={() => act(actionFor(wager, wager.max))}
          >
            {wagerWords(wager, wager.max, false)}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What costs least. */
function passiveOf(legal: WireLegalActions): WireAction | null {
  if (legal.check) return { type: 'check' };
  if (legal.bringIn !== null) return { type: 'bringIn' };
  return legal.call === null ? null : { type: 'call' };
}

/** Stud: over the bring-in the first full bet completes it (R112). */
const isCompletion = (hand: WireHandView | undefined): boolean =>
  hand !== undefined &&
  GAMES[hand.rules.game].forced === 'bring-in' &&
  hand.street === 0 &&
  hand.bets === 0;

function wagerWords({ type, allIn }: Wager, to: number, completes: boolean): string {
  const { actions } = words.table;
  if (to === allIn) return actions.allIn(to);
  return completes ? actions.complete(to) : actions[type](to);
}
