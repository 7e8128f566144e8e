/** Looks at what is asked of a table before anybody answers. */

import { throwing } from '../../checks.js';
import { type PlayerId, type Refusal, throwIf } from '../../errors.js';
import { id } from '../../shapes.js';
import type { TableState } from '../state.js';
import { tableProblem } from '../state-check.js';

export const asked = <T>(problem: () => Refusal | undefined, answer: () => T): T =>
  throwing(() => {
    throwIf(problem());
    return answer();
  });

export const ofTable = <T>(state: TableState, answer: () => T): T =>
  asked(() => tableProblem(state), answer);

export const ofPlayer = <T>(state: TableState, player: PlayerId, answer: (name: string) => T): T =>
  asked(
    () => tableProblem(state) ?? id(player, 'player'),
    () => answer(String(player)),
  );
