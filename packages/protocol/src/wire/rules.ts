/** The rules of a hand as they are sent: tables have games with a board only, so far. */

import { BOARD_GAMES, PokerError, type Rules } from '@sidepot/engine';
import type { WireHandView } from '../schema/hand-view.js';

type WireRules = WireHandView['rules'];

/** Another game is a mistake of the server: no table can be set up with one. */
export function wireRules(rules: Rules): WireRules {
  if (isServed(rules)) return rules;
  const wanted = { field: 'rules.game', wants: 'oneOf', choices: BOARD_GAMES } as const;
  throw new PokerError({ code: 'BAD_INPUT', ...wanted, value: rules.game });
}

const isServed = (rules: Rules): rules is Rules & WireRules =>
  (BOARD_GAMES as readonly string[]).includes(rules.game);
