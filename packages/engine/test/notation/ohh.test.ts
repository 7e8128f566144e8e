import { describe, expect, test } from 'vitest';
import { OHH_ACTIONS } from '../../src/notation/ohh/types.js';
import { toOpenHandHistory } from '../../src/notation/ohh/write.js';
import {
  HI_LO,
  MUCK,
  post,
  SAMPLES,
  type Sample,
  SIDE_POTS,
  start,
  TOURNAMENT,
  TWICE,
  VOIDED,
  WALK,
} from './export-hands.js';

const hand = ({ events, meta }: Sample) => toOpenHandHistory(events, meta).ohh;

/** 'Flop 1 9c 5d 2h | 2 Bet 194 all-in | 0 Call 194' */
const rounds = (sample: Sample): string[] =>
  hand(sample).rounds.map(({ id, street, cards = [], actions }) =>
    [
      [street, id, ...cards].join(' '),
      ...actions.map((one) =>
        [
          one.player_id,
          one.action,
          ...(one.amount > 0 ? [one.amount] : []),
          ...(one.is_allin ? ['all-in'] : []),
          ...(one.cards ?? []),
        ].join(' '),
      ),
    ].join(' | '),
  );

const pots = (sample: Sample): string[] =>
  hand(sample).pots.map(
    ({ number, amount, rake, player_wins }) =>
      `${number}: ${amount} rake ${rake} -> ${player_wins.map((win) => `${win.player_id} ${win.win_amount}`).join(', ')}`,
  );

describe('whole hands', () => {
  test('a walk', () => {
    expect(
      toOpenHandHistory(WALK.events, { ...WALK.meta, site: 'Home', version: '2.1.0' }),
    ).toEqual({
      ohh: {
        spec_version: '1.4.7',
        site_name: 'Home',
        network_name: 'Home',
        internal_version: '2.1.0',
        game_number: '1234567',
        start_date_utc: '2026-10-01T18:30:05Z',
        table_name: 'Kitchen',
        game_type: 'Holdem',
        bet_limit: { bet_type: 'NL', bet_cap: 0 },
        table_size: 6,
        currency: 'USD',
        dealer_seat: 1,
        small_blind_amount: 0.05,
        big_blind_amount: 0.1,
        ante_amount: 0,
        hero_player_id: 2,
        flags: [],
        players: [
          { id: 0, seat: 1, name: 'Ann', starting_stack: 10 },
          { id: 1, seat: 2, name: 'Bob', starting_stack: 9.5 },
          { id: 2, seat: 3, name: 'Cat', starting_stack: 12.05 },
        ],
        rounds: [
          {
            id: 0,
            street: 'Preflop',
            actions: [
              { action_number: 1, player_id: 1, action: 'Post SB', amount: 0.05, is_allin: false },
              { action_number: 2, player_id: 2, action: 'Post BB', amount: 0.1, is_allin: false },
              {
                action_number: 3,
                player_id: 2,
                action: 'Dealt Cards',
                amount: 0,
                is_allin: false,
                cards: ['Ah', 'Kh'],
              },
              { action_number: 4, player_id: 0, action: 'Fold', amount: 0, is_allin: false },
              { action_number: 5, player_id: 1, action: 'Fold', amount: 0, is_allin: false },
            ],
          },
        ],
        pots: [
          { number: 0, amount: 0.1, rake: 0, player_wins: [{ player_id: 2, win_amount: 0.1 }] },
        ],
      },
    });
  });

  test('an amount is what the action put in, uncalled chips too', () => {
    expect(rounds(SIDE_POTS)).toEqual([
      'Preflop 0 | 0 Post SB 0.05 | 1 Post BB 0.1 | 2 Raise 10 all-in | 3 Raise 20 all-in | 0 Call 2.46 all-in | 1 Call 5.9 all-in',
      'Flop 1 Ad 7c 4s',
      'Turn 2 9h',
      'River 3 2d',
      'Showdown 4 | 2 Shows Cards Qs Qd | 3 Shows Cards Jh Jc | 0 Shows Cards As Kd | 1 Shows Cards Ah Kc',
    ]);
    expect(pots(SIDE_POTS)).toEqual([
      '0: 10.04 rake 0.35 -> 0 4.85, 1 4.84',
      '1: 10.47 rake 0.37 -> 1 10.1',
      '2: 8 rake 0.28 -> 2 7.72',
    ]);
  });

  test('high and low, all cards', () => {
    expect(rounds(HI_LO)).toEqual([
      'Preflop 0 | 0 Post SB 5 | 1 Post BB 10 | 0 Dealt Cards As 2s Kd Qc | 1 Dealt Cards Kh Ks 9d 9c | 0 Call 5 | 1 Check',
      'Flop 1 3d 7h 8c | 1 Bet 21 | 0 Raise 63 | 1 Call 42',
      'Turn 2 Kc | 1 Check | 0 Check',
      'River 3 4h | 1 Check | 0 Check',
      'Showdown 4 | 1 Shows Cards Kh Ks 9d 9c | 0 Shows Cards As 2s Kd Qc',
    ]);
    expect(pots(HI_LO)).toEqual(['0: 146 rake 0 -> 0 73, 1 73']);
  });

  test('run twice: two turns, two rivers', () => {
    expect(rounds(TWICE)).toEqual([
      'Preflop 0 | 1 Post SB 1 | 2 Post BB 2 | 0 Dealt Cards Ah Ad | 0 Raise 6 | 1 Fold | 2 Call 4',
      'Flop 1 9c 5d 2h | 2 Bet 194 all-in | 0 Call 194 all-in',
      'Turn 2 Kc',
      'River 3 3s',
      'Turn 4 8h',
      'River 5 Jc',
      'Showdown 6 | 0 Shows Cards Ah Ad | 2 Shows Cards 8s 8d',
    ]);
    expect(pots(TWICE)).toEqual(['0: 401 rake 0 -> 0 201, 2 200']);
    expect(hand(TWICE).flags).toEqual(['Run_It_Twice']);
  });

  test('a tournament with antes', () => {
    expect(rounds(TOURNAMENT)).toEqual([
      'Preflop 0 | 0 Post Ante 10 | 1 Post Ante 10 | 2 Post Ante 10 | 1 Post SB 50 | 2 Post BB 20 all-in | 0 Call 100 | 1 Call 50',
      'Flop 1 Js 8d 3c | 1 Check | 0 Bet 200 | 1 Fold',
      'Turn 2 4c',
      'River 3 2d',
      'Showdown 4 | 0 Shows Cards Kh Qh | 2 Shows Cards 9s 9d',
    ]);
    expect(pots(TOURNAMENT)).toEqual(['0: 90 rake 0 -> 2 90', '1: 160 rake 0 -> 0 160']);
    expect(hand(TOURNAMENT)).toMatchObject({
      tournament: true,
      tournament_info: {
        tournament_number: '77',
        name: '',
        start_date_utc: '2026-10-01T18:30:05Z',
        currency: 'USD',
        buyin_amount: 3.19,
        fee_amount: 0.31,
        bounty_fee_amount: 0,
        initial_stack: 1500,
        type: 'STT',
        flags: [],
        speed: { type: 'Normal', round_time: 0 },
      },
      currency: '',
      ante_amount: 10,
      small_blind_amount: 50,
      big_blind_amount: 100,
    });
  });

  test('live and dead post, dead hand, muck, unknown cards', () => {
    expect(rounds(MUCK)).toEqual([
      'Preflop 0 | 0 Post SB 1 | 1 Post BB 2 | 2 Post Dead 1 | 2 Post Extra Blind 2 | 0 Dealt Cards Tc 9c | 3 Fold | 2 Check | 0 Call 1 | 1 Check',
      'Flop 1 Th 6d 5s | 0 Bet 2 | 1 Call 2 | 2 Fold',
      'Turn 2 5h | 0 Check | 1 Check',
      'River 3 6c | 0 Check | 1 Bet 4 | 0 Call 4',
      'Showdown 4 | 1 Shows Cards Jd Js | 0 Mucks Cards',
    ]);
    expect(pots(MUCK)).toEqual(['0: 19 rake 1 -> 1 18']);
  });

  test('called off: everybody wins back their own', () => {
    expect(pots(VOIDED)).toEqual(['0: 0.15 rake 0 -> 1 0.05, 2 0.1']);
    expect(
      pots({ ...VOIDED, events: [VOIDED.events[0]!, { type: 'voided', reason: 'misdeal' }] }),
    ).toEqual([]);
  });
});

describe('fields', () => {
  const table = (rules: object, meta = {}) =>
    hand({ meta: { ...WALK.meta, ...meta }, events: [start('Ann@1 100, Bob@2 100', rules)] });

  test.each([
    ['holdem', 'no-limit', 'Holdem', 'NL'],
    ['omaha6', 'pot-limit', 'Omaha', 'PL'],
    ['omaha5-8', 'fixed-limit', 'OmahaHiLo', 'FL'],
    ['short-deck', 'no-limit', 'ShortDeck', 'NL'],
  ])('%s %s', (game, limit, game_type, bet_type) => {
    expect(table({ game, limit })).toMatchObject({
      game_type,
      bet_limit: { bet_type, bet_cap: 0 },
    });
  });

  test('without a hero it was observed; without a currency it is play money', () => {
    const observed = table({}, { hero: undefined, currency: undefined });
    expect(observed).toMatchObject({ flags: ['Observed'], currency: 'XPM' });
    expect(observed).not.toHaveProperty('hero_player_id');
    expect(observed).not.toHaveProperty('tournament');
  });

  test('all-in with a dead and a live post: the last one says so', () => {
    const events = [start('Ann@1 15, Bob@2 100'), post(1, 'post', 10, 5)];
    expect(rounds({ meta: WALK.meta, events })).toEqual([
      'Preflop 0 | 0 Post Dead 0.05 | 0 Post Extra Blind 0.1 all-in',
    ]);
  });

  test('a bad time is refused', () => {
    expect(() => table({}, { startedAt: '2026' })).toThrow(
      expect.objectContaining({ code: 'BAD_INPUT' }),
    );
  });
});

describe('no chip is lost', () => {
  test.each([...SAMPLES, ['called off', VOIDED] as const])('%s', (_, sample) => {
    const { rounds: all, pots: won } = hand(sample);
    const cents = (amount: number): number => Math.round(amount * 100);
    const sum = (amounts: readonly number[]): number =>
      amounts.reduce((total, amount) => total + cents(amount), 0);
    const unit = sample.meta.unit === '0.01' ? 1 : 100;
    const back = sample.events.reduce(
      (total, event) => (event.type === 'refunded' ? total + event.amount * unit : total),
      0,
    );
    const paid = sum(all.flatMap(({ actions }) => actions.map(({ amount }) => amount)));
    expect(paid - back).toBe(sum(won.map(({ amount }) => amount)));
    for (const { amount, rake, player_wins } of won) {
      expect(cents(amount) - cents(rake)).toBe(sum(player_wins.map((win) => win.win_amount)));
    }
  });

  test('names, numbers and JSON', () => {
    for (const [, sample] of SAMPLES) {
      const ohh = hand(sample);
      expect(JSON.parse(JSON.stringify(ohh))).toEqual(ohh);
      expect(ohh.rounds.map(({ id }) => id)).toEqual(ohh.rounds.map((_, i) => i));
      for (const { actions } of ohh.rounds) {
        expect(actions.map((one) => one.action_number)).toEqual(actions.map((_, i) => i + 1));
        for (const { action } of actions) expect(OHH_ACTIONS).toContain(action);
      }
    }
  });
});
