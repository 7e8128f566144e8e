/** A decision takes a few milliseconds: told by the numbers it draws, since time depends on the machine. */

import { BOARD_GAMES, deckOf, GAMES, type Rng, seededRng, startNewHand } from '@sidepot/engine';
import { expect, test } from 'vitest';
import { samplesFor } from '../../src/bots/samples.js';
import { expectedShare, type ShareProblem } from '../../src/bots/share.js';
import { STYLES } from '../../src/bots/styles.js';

/** Of two cards many hands are put back, which costs little; of more all are looked at. */
const MOST_NUMBERS = { two: 25_000, more: 4000 };

/** From one rival who may have anything to many who raised and raised again. */
const CROWDS = [1, 2, 5, 9].flatMap((rivals) =>
  [1, 1.5, 3.2].flatMap((tries) => [1, 0.3, 0.03].map((range) => ({ rivals, tries, range }))),
);

const WANTED = Math.max(...Object.values(STYLES).map(({ samples }) => samples));

const players = [1, 2].map((seat) => ({ id: `${seat}`, seat, stack: 200 }));
const holdem = deckOf('holdem');
const started = startNewHand({ players, button: 1, smallBlind: 1, bigBlind: 2, deck: holdem });
if (!started.ok) throw new Error(started.error.code);
const { rules } = started.value;

test.each(BOARD_GAMES)('%s: however many are in, and whatever they did', (game) => {
  const cards = GAMES[game].streets[0]?.down ?? 0;
  const most = cards === 2 ? MOST_NUMBERS.two : MOST_NUMBERS.more;
  const deck = deckOf(game);
  const crowds = CROWDS.filter(({ rivals }) => 5 + (rivals + 1) * cards <= deck.length);
  for (const crowd of crowds) {
    const rivals = Array<number>(crowd.rivals).fill(crowd.tries);
    const ranges = Array<number>(crowd.rivals).fill(crowd.range);
    const hole = deck.slice(0, cards);
    const problem: ShareProblem = { rules: { ...rules, game }, hole, board: [], rivals, ranges };
    const samples = samplesFor(WANTED, cards, rivals, cards === 2 ? ranges : []);
    let drawn = 0;
    const rng = seededRng(1);
    const counted: Rng = () => {
      drawn++;
      return rng();
    };
    expectedShare(problem, samples, counted);
    expect(drawn, JSON.stringify(crowd)).toBeGreaterThan(samples);
    expect(drawn, JSON.stringify(crowd)).toBeLessThan(most);
  }
});
