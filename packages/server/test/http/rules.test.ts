import { ROUTES, type RouteName } from '@sidepot/protocol';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/http/limits/limits.js';
import { expectRefusal, startWorld } from './world.js';

const HAND = {
  ...{ seatCount: 2, button: 1, boards: [{ high: [['Bob'], ['Ann']] }] },
  players: [
    { id: 'Ann', seat: 1, ante: 0, dead: 0, live: 100, folded: false },
    { id: 'Bob', seat: 2, ante: 0, dead: 0, live: 50, folded: false },
  ],
};

/** Whoever asks needs no identity, and the answer is what the protocol says. */
async function told(
  name: RouteName & ('settle' | 'explain' | 'equity' | 'evaluate'),
  body: object,
) {
  const { person } = await startWorld();
  const { path, response } = ROUTES[name];
  const { status, json } = await person().post(path, body);
  expect(status, JSON.stringify(json)).toBe(200);
  response.parse(json);
  return json;
}

describe('questions to the rules', () => {
  test('POST /api/settle: R10, the uncalled bet goes back', async () => {
    expect(await told('settle', HAND)).toMatchObject({
      ...{ refund: { Ann: 50 }, awards: { Bob: 100 }, rake: 0 },
      pots: [{ name: 'Main Pot', amount: 100, eligible: ['Ann', 'Bob'] }],
    });
  });

  test('POST /api/settle takes a line of vectors as it is, and does not read what is expected', async () => {
    const labels = { id: 'H7', title: 'A hand', rules: ['R10'], expect: { refund: { Bob: 1 } } };
    expect(await told('settle', { ...HAND, ...labels })).toEqual(await told('settle', HAND));
    expect(await told('explain', { ...HAND, ...labels })).toEqual(await told('explain', HAND));
  });

  test('POST /api/explain says why', async () => {
    expect(await told('explain', HAND)).toMatchObject({
      why: { text: '100 - 50 = 50 was called by nobody and goes back to Ann' },
      pots: [{ why: { text: '50 × 2 = 100; Bob has the best hand and wins 100' } }],
    });
  });

  test('POST /api/equity counts all where that is quick, and samples where it is not', async () => {
    expect(await told('equity', { hands: ['AsKs', 'QhQd'], board: 'Qs7s2s' })).toMatchObject({
      method: 'exact',
      total: 990,
      hands: [{ standardError: 0 }, {}],
    });
    const hands = ['AhKh2c3c', '9s9d8s8d'];
    const sampled = await told('equity', { hands, game: 'omaha8', samples: 2000, seed: 3 });
    expect(sampled).toMatchObject({ hands: [{ low: { scoop: expect.any(Number) } }, {}] });
  });

  test('POST /api/evaluate says what plays, of both halves', async () => {
    expect(await told('evaluate', { hands: ['KsKh9d9cKd2s3h'] })).toMatchObject({
      hands: [{ halves: [{ half: 'high', text: 'Full house, kings over nines' }] }],
    });
    const badeucy = await told('evaluate', { hands: ['2c3d4h7sKd'], game: 'badeucy' });
    expect(badeucy).toMatchObject({ hands: [{ halves: [{ half: 'low' }, { half: 'badugi' }] }] });
  });

  test.each([
    ['settle', { ...HAND, button: 9 }, 'BUTTON_OUT_OF_RANGE', 422],
    ['explain', { ...HAND, players: HAND.players.slice(1) }, 'TOO_FEW_PLAYERS', 422],
    ['settle', { ...HAND, unti: 5 }, 'BAD_MESSAGE', 400],
    ['settle', { ...HAND, boards: 'high' }, 'BAD_MESSAGE', 400],
    ['equity', { hands: ['AsKs', 'AsQd'] }, 'DUPLICATE_CARD', 422],
    ['equity', { hands: ['AsKs', 'QhQd'], samples: 1e9 }, 'BAD_MESSAGE', 400],
    ['equity', { hands: Array(11).fill('random') }, 'BAD_MESSAGE', 400],
    ['evaluate', { hands: ['AsKsQsJsXx'] }, 'BAD_CARD', 422],
    ['evaluate', { hands: ['AsKs'], game: 'whist' }, 'BAD_MESSAGE', 400],
  ] as const)('POST /api/%s refuses %j', async (name, body, code, status) => {
    const { person } = await startWorld();
    expectRefusal(await person().post(ROUTES[name].path, body), code, status);
  });

  test('one address may ask only so often', async () => {
    const limits = { ...DEFAULT_LIMITS, rulesQuestions: { max: 2, ms: 60_000 } };
    const { person } = await startWorld({ limits });
    const ann = person();
    for (let i = 0; i < 2; i++) expect((await ann.post('/api/settle', HAND)).status).toBe(200);
    expectRefusal(await ann.post('/api/evaluate', { hands: ['AsKs'] }), 'RATE_LIMITED', 429);
  });

  test('equity: two counts at a time, and one that takes too long is stopped', async () => {
    const { person } = await startWorld();
    const wide = { hands: Array(9).fill('random'), samples: 100_000 };
    const asked = await Promise.all(
      Array.from({ length: 6 }, () => person().post('/api/equity', wide)),
    );
    const statuses = asked.map(({ status }) => status).sort();
    expect(statuses).toContain(429);
    // Done in time, or stopped (ABORTED): never more than that.
    for (const status of statuses) expect([200, 422, 429]).toContain(status);
  });
});
