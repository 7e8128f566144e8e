/** What happened at each step, in lines. */

import { GAMES } from '@sidepot/engine';
import { words } from '@sidepot/i18n/page';
import { isThrownIn } from '../../felt/model/of-hand.js';
import { type LogLine, lineOf } from '../../log/lines.js';
import { namesOfHand, type PastHand, type PastStep } from './past-hand.js';
import { streetName, streetOf, streetWord } from './streets.js';

export interface StepWords {
  readonly lines: readonly string[];
  readonly kind: LogLine['kind'];
  /** Not what one player did, but where the hand stands. */
  readonly isHead: boolean;
}

export function stepWords(past: PastHand): readonly StepWords[] {
  const { steps } = past;
  const last = steps.at(-1)?.state;
  const hand = {
    pots: last?.pots.length ?? 1,
    isThrown: last !== undefined && isThrownIn(last.rules.game),
  };
  const called = namesOfHand(past);
  return steps.map((one, step) => {
    const told = one.entries.flatMap((entry) => {
      const line = lineOf(entry, called, hand);
      return line === null ? [] : { ...line, isDealt: entry.event.type === 'dealt' };
    });
    const kind = told.at(-1)?.kind ?? 'plain';
    if (step === 0) return { lines: [dealWords(one)], kind, isHead: true };
    const dealt = told.flatMap(({ text, isDealt }) => (isDealt ? text : []));
    const lines = told.flatMap(({ text, isDealt }) => (isDealt ? [] : text));
    const street = dealtStreet(one, dealt);
    if (street !== null) return { lines: [street, ...lines], kind: 'street', isHead: false };
    if (lines.length === 0) return { lines: [words.hands.replay.end], kind, isHead: false };
    return { lines, kind, isHead: false };
  });
}

function dealWords({ state }: PastStep): string {
  const { deal, dealAntes } = words.hands.replay;
  return GAMES[state.rules.game].forced === 'blinds' ? deal : dealAntes;
}

/** "4th street: Ann K♠ · Bob 2♦"; null where no player gets a card. */
function dealtStreet(step: PastStep, faceUp: readonly string[]): string | null {
  if (!step.entries.some(({ event }) => event.type === 'dealt')) return null;
  const { game } = step.state.rules;
  const street = streetOf(step) ?? 0;
  const isDraw = GAMES[game].streets[street]?.draw?.replace === true;
  const told = faceUp.length > 0 ? faceUp.join(' · ') : isDraw ? words.hands.replay.newCards : '';
  const name = streetWord(streetName(game, street));
  return told === '' ? name : words.common.colon(name, told);
}
