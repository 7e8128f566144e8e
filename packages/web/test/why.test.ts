import { GAME_NAMES, GAMES, type HandConfig, parseCards } from '@sidepot/engine';
import { whyStep } from '@sidepot/i18n/page';
import { describe, expect, test } from 'vitest';
import { awardsOf } from '../src/show/paid-hand.js';
import { handFor, whyOf } from '../src/show/why.js';
import { Played, random, seated, stakesOf } from './played.js';

const KINDS: readonly (readonly [string, Partial<HandConfig>])[] = [
  ['hold’em', {}],
  ['an ante of each', { ante: 3, anteMode: 'perPlayer' }],
  ['a big blind ante', { ante: 10, anteMode: 'bigBlind' }],
  ['chips of 5', { unit: 5, smallBlind: 5, bigBlind: 10 }],
  ['rake', { rakeConfig: { bps: 500, cap: 12 } }],
  ['rake without a flop', { rakeConfig: { bps: 500, noFlopNoDrop: false } }],
  ['several runs', { runs: 3 }],
  ['high-low', { game: 'omaha8', limit: 'pot-limit', ante: 1, anteMode: 'perPlayer' }],
  ['high-low with several runs and rake', { game: 'omaha8', runs: 2, rakeConfig: { bps: 300 } }],
];

describe('why a pot is what it is', () => {
  test.each(KINDS)('%s: every awarded pot is explained as it was paid', (_, config) => {
    let pots = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { view } = random(seed, config);
      const awards = awardsOf(view);
      for (const award of awards) {
        const why = whyOf(view.hand!.view, awards, award.pot);
        expect(why, `seed ${seed}, pot ${award.pot}`).not.toBeNull();
        expect(why?.pot.why.steps.length).toBeGreaterThan(0);
        pots++;
      }
    }
    expect(pots).toBeGreaterThan(150);
  });

  test.each(GAME_NAMES.filter((game) => GAMES[game].deck === 'full'))(
    '%s: every pot, but where an odd chip goes by cards that were not shown (R132, R135)',
    (game) => {
      const { oddChip, oddHalf } = GAMES[game];
      let contested = 0;
      for (let seed = 1; seed <= 40; seed++) {
        const { view } = random(seed, stakesOf(game));
        const hand = view.hand!.view;
        const awards = awardsOf(view);
        for (const award of awards) {
          const isOdd = award.shares.length > 1 && (oddChip === 'suit' || oddHalf === 'position');
          const mucked = hand.players.some((player) => player.mucked);
          const why = whyOf(hand, awards, award.pot);
          if (!(isOdd && mucked)) expect(why, `seed ${seed}, pot ${award.pot}`).not.toBeNull();
          for (const [i, step] of (why?.pot.why.steps ?? []).entries()) {
            if (step.kind !== 'win' && step.kind !== 'split') continue;
            expect(handFor(why?.pot.why.steps ?? [], i, award, game)).not.toBeNull();
            contested++;
          }
        }
      }
      expect(contested).toBeGreaterThan(4);
    },
  );

  test('R45: hands that are killed, and those of absent players, too', () => {
    let forfeits = 0;
    for (let seed = 1; seed <= 150; seed++) {
      const { view } = random(seed, { ante: 3, anteMode: 'perPlayer' }, { kills: true });
      const awards = awardsOf(view);
      for (const award of awards) {
        const why = whyOf(view.hand!.view, awards, award.pot);
        expect(why, `seed ${seed}, pot ${award.pot}`).not.toBeNull();
        forfeits += why?.hand.filter(({ kind }) => kind === 'forfeit').length ?? 0;
      }
    }
    expect(forfeits).toBeGreaterThan(5);
  });

  test('R45: the big blind is away, the button folds', () => {
    const [btn, sb, bb] = seated(1000, 1000, 1000);
    const hand = new Played({
      ...{ players: [btn!, sb!, { ...bb!, absent: true }], smallBlind: 50, bigBlind: 100 },
      mode: 'tournament',
    });
    hand.do({ type: 'fold', seat: 1 });
    while (hand.advance());
    expect(hand.state.players.map(({ stack }) => stack)).toEqual([1000, 1100, 900]);
    const why = whyOf(hand.view.hand!.view, awardsOf(hand.view), 0);
    expect(why?.hand).toEqual([
      { kind: 'forfeit', player: 3, amount: 100, called: 50, level: 100 },
    ]);
  });

  test('a side pot is explained before the main pot is paid', () => {
    const hand = new Played({ players: seated(50, 100, 200) });
    hand.do({ type: 'allIn', seat: 1 });
    hand.do({ type: 'allIn', seat: 2 });
    hand.do({ type: 'call', seat: 3 });
    while (hand.state.pots.every(({ winners }) => winners === null)) hand.advance();
    const awards = awardsOf(hand.view);
    expect(awards.map(({ pot }) => pot)).toEqual([1]);
    const why = whyOf(hand.view.hand!.view, awards, 1);
    expect(why?.pot.why.steps[0]).toMatchObject({ kind: 'sum', from: 50, to: 100, full: 2 });
    expect(why?.hand).toEqual([]);
  });
});

describe('issue 13, 4: the kicker that decides', () => {
  const BOARD = 'Kh 6h 2h 4s 6d';

  /** Seats 1 and 2 all-in with these cards. */
  function sentences(first: string, second: string, board = BOARD): string[] {
    // The button, seat 1, gets cards last.
    const deck = parseCards(`${second} ${first} ${board}`);
    const hand = new Played({ players: seated(100, 100), deck });
    hand.do({ type: 'allIn', seat: 1 });
    hand.do({ type: 'call', seat: 2 });
    while (hand.advance());
    const [award] = awardsOf(hand.view);
    const why = whyOf(hand.view.hand!.view, awardsOf(hand.view), 0);
    const steps = why?.pot.why.steps ?? [];
    const names = { seat: (seat: number) => `Seat ${seat}`, player: String };
    return steps.map((step, i) => whyStep(step, names, handFor(steps, i, award, 'holdem')));
  }

  test('Why? names it, and the hand it beats', () => {
    expect(sentences('Ac Jh', 'Ah 9d')).toContain(
      'Seat 1 has the best hand (pair of sixes, jack kicker) and wins 200. It beats Seat 2: pair of sixes, nine kicker.',
    );
  });

  test('of another kind of hand it says what was beaten', () => {
    expect(sentences('Ac Jh', 'Kc 9d')).toContain(
      'Seat 2 has the best hand (two pair, kings and sixes, nine kicker) and wins 200. It beats Seat 1: pair of sixes, ace kicker.',
    );
  });

  test('a tie beats nobody here', () => {
    expect(sentences('Ac 3c', 'Ad 3d').at(-1)).toBe(
      'Seat 2 and Seat 1 tie for the best hand (pair of sixes, ace kicker) and share 200: 100 each.',
    );
  });
});
