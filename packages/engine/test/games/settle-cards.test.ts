/** `settleCards` pays the reference hands as they were paid at the table. */

import { type Card, type CardPlayer, settleCards, unwrap } from '@sidepot/engine';
import { describe, expect, test } from 'vitest';
import { cardsAt } from '../../src/hand/state/state.js';
import { gameOfVector, handVectors, playVector } from './vectors.js';

const SHOWN = handVectors().filter(({ expect: { hands } }) => hands !== undefined);

describe.skipIf(SHOWN.length === 0)(
  'skipped if ../shared/rules/vectors-games.json is absent',
  () => {
    test.each(SHOWN.map((vector) => [vector.id, vector] as const))(
      'R80, R132, R135: %s',
      (_, vector) => {
        const { state } = playVector(vector);
        const { rules, boards } = state;
        const players = state.players.map(
          ({ id, seat, ante, dead, live, folded, refunded, killed, forced }, i): CardPlayer => ({
            ...{ id, seat, ante, dead, folded },
            live: live + refunded,
            ...(killed && { forfeit: ante + forced }),
            ...(folded ? {} : { cards: cardsAt(state, i) as Card[] }),
          }),
        );
        const settled = unwrap(
          settleCards({
            players,
            game: gameOfVector(vector),
            ...{ button: rules.button, seatCount: rules.seatCount, unit: rules.unit },
            ...{ mode: rules.mode, rakeConfig: rules.rakeConfig },
            boards: boards[0]!.length === 0 ? [] : [boards[0] as Card[]],
          }),
        );
        const { pots, refund } = vector.expect;
        expect({ pots: settled.pots, refund: settled.refund }).toEqual({ pots, refund });
      },
    );
  },
);
