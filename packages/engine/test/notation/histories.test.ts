/** Genuine histories of many sites, each hand against its own lines, by what the files show. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  HISTORIES,
  type HistoryScore,
  historyFiles,
  scoreHistories,
} from '../../../../scripts/histories/score.mjs';
import {
  detectNotation,
  encodingOf,
  metaOf,
  NOTATION_READERS,
  readPhh,
  readPokerStars,
  replayHand,
  toPokerStars,
  writePhh,
} from '../../src/notation/index.js';
import { accepted } from './samples.js';

const engine = { detectNotation, encodingOf, NOTATION_READERS, replayHand };
const scores: readonly HistoryScore[] = scoreHistories(engine);
const note = scores.length === 0 ? ` (skipped: ${HISTORIES} is absent)` : '';

/** Cause, hands that agree, hands that cannot: their lines contradict themselves. */
const CAUSES = [
  ['download form', 20, 0],
  ['cash-out', 25, 0],
  ['bounty', 18, 0],
  ['short deck', 1, 0],
  ['short deck, NBSP in the stakes', 1, 0],
  ['rupees', 1, 0],
  ['cap', 1, 0],
  ['Courchevel', 1, 0],
  ['stud and draw', 148, 0],
  ['8-game', 137, 0],
  ['Open Hand History of trackers', 5, 0],
  ['GGPoker', 23, 0],
  ['GGPoker, run twice', 1, 0],
  ['GGPoker, straddle', 1, 0],
  ['GGPoker, EV cash-out', 1, 0],
  ['GGPoker, Bet & Muck', 1, 0],
  ['GGPoker, dead blind', 1, 0],
  ['PokerNow log', 338, 0],
  ['PokerStars form among OnGame and Entraction', 4, 1],
  ['Winamax', 3, 0],
  ['888poker', 3, 0],
  ['PartyPoker', 1, 2],
  ['iPoker', 3, 0],
  ['Bovada', 3, 0],
] as const;

describe.skipIf(scores.length === 0)(
  `genuine histories say what their own lines say${note}`,
  () => {
    test.each(CAUSES)('%s', (cause, equal, broken) => {
      const files = scores.filter((score) => score.cause === cause && score.isRead);
      const hands = files.flatMap(({ name, hands: all }) => all.map((hand) => ({ name, ...hand })));
      const differing = hands.filter(({ found }) => found.length > 0);
      expect(differing.filter(({ isKnown }) => !isKnown)).toEqual([]);
      expect([hands.length - differing.length, differing.length]).toEqual([equal, broken]);
    });

    test('a cash-out is noted, and nothing else is said of it', () => {
      const hands = scores.filter(({ cause }) => cause === 'cash-out').flatMap((one) => one.hands);
      for (const { warnings } of hands) expect(new Set(warnings)).toEqual(new Set(['CASHED_OUT']));
    });

    test.each(['gg', 'pokernow/older', 'ohh', 'others/winamax', 'others/ipoker', 'others/bovada'])(
      'hands of %s are written in other notations',
      (start) => {
        const names = historyFiles().filter((name) => name.startsWith(start));
        for (const name of names) {
          const file = readFileSync(join(HISTORIES, name), 'utf8');
          const { split, read } = NOTATION_READERS[detectNotation(file).reader ?? 'phh'];
          for (const { text } of split(file)) {
            const hand = accepted(read(text));
            const { events, ...replay } = accepted(replayHand(hand, { events: true }));
            const stars = toPokerStars(events ?? [], metaOf(hand));
            const back = accepted(readPokerStars(stars, { unit: hand.unit }));
            const { contributions, pots, finishing } = accepted(replayHand(back));
            expect({ contributions, pots, finishing }, name).toEqual({
              contributions: replay.contributions,
              pots: replay.pots,
              finishing: replay.finishing,
            });
            expect(readPhh(writePhh(hand))).toMatchObject({ ok: true });
          }
        }
      },
    );

    test('a cap ends the betting: nobody has still to act', () => {
      const hands = scores.filter(({ cause }) => cause === 'cap').flatMap((one) => one.hands);
      expect(hands.flatMap(({ warnings }) => warnings)).toEqual([]);
    });
  },
);
