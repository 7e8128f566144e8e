import { describe, expect, test } from 'vitest';
import { asked, expectSame, headsUp } from './sidepot.js';

const ESCAPE = '\u001b';
const table = (hand: object, env: Readonly<Record<string, string>> = {}) =>
  asked(['settle'], { input: JSON.stringify(hand), env });

const threeHanded = {
  id: 'T1',
  title: 'A refund, a side pot and rake',
  seatCount: 9,
  button: 1,
  rakeConfig: { bps: 500, cap: [{ players: 2, cap: 3000 }] },
  players: [
    { id: 'Alice', seat: 1, ante: 0, dead: 0, live: 50000, folded: false },
    { id: 'Bob', seat: 2, ante: 0, dead: 0, live: 75000, folded: false },
    { id: 'Charlie', seat: 3, ante: 0, dead: 5000, live: 90000, folded: false },
    { id: '李小龍', seat: 5, ante: 0, dead: 0, live: 20000, folded: true },
  ],
  boards: [{ high: [['Alice'], ['Bob', 'Charlie']] }],
};

describe('the table', () => {
  test('R45: a dead hand is called so, and the words say why its blind stays in', async () => {
    const away = { id: 'BB', seat: 3, ante: 0, dead: 0, live: 100, folded: true, forfeit: 100 };
    const { stdout } = await table({
      ...{ seatCount: 9, button: 1, boards: [] },
      players: [{ id: 'SB', seat: 2, ante: 0, dead: 0, live: 50, folded: false }, away],
    });
    expect(stdout).toMatchInlineSnapshot(`
      "Pot       Amount   Share  Eligible  Awarded
      ────────  ──────  ──────  ────────  ───────
      Main Pot     150  100.0%  SB        SB  150

      Why
        Before the pots
          • 50 was called by nobody, but BB's hand is dead: the forced 100 stays in
        Main Pot
          • 50 × 2 + 50 (above every live hand) = 150
          • BB (100) folded, the chips stay in
          • SB is the only contender and takes 150

      Seat  Player          Put in  Won   Net
      ────  ──────────────  ──────  ───  ────
         2  SB                  50  150  +100
         3  BB (dead hand)     100    -  -100

      chips in 150 = returned 0 + awarded 150 + rake 0
      "
    `);
  });

  test('in a pipe: plain, aligned, and it adds up', async () => {
    const input = JSON.stringify(threeHanded);
    const { code, stdout, stderr } = await expectSame(['settle'], { input });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).not.toContain(ESCAPE);
    expect(stdout).toMatchInlineSnapshot(`
      "T1 A refund, a side pot and rake

      Uncalled bet of 15,000 returned to Charlie

      Pot          Amount   Share   Rake  Eligible             Awarded
      ──────────  ───────  ──────  ─────  ───────────────────  ────────────────
      Main Pot    175,000   77.8%  2,334  Alice, Bob, Charlie  Alice    172,666
      Side Pot 1   50,000   22.2%    666  Bob, Charlie         Bob       24,667
                                                               Charlie   24,667
      Total       225,000  100.0%  3,000

      Why
        Before the pots
          • 90,000 - 75,000 = 15,000 was called by nobody and goes back to Charlie
          • rake 5 % of 225,000, at most 3,000: 3,000
        Main Pot
          • 50,000 × 3 + 5,000 (ante) + 20,000 (folded) = 175,000
          • 李小龍 (20,000) folded, the chips stay in
          • rake 2,334, leaves 172,666
          • Alice has the best hand and wins 172,666
        Side Pot 1
          • (75,000 - 50,000) × 2 = 50,000
          • Alice (50,000) does not reach this pot
          • rake 666, leaves 49,334
          • Bob and Charlie tie for the best hand and share 49,334: 24,667 each

      Seat  Player           Put in  Returned      Won       Net
      ────  ───────────────  ──────  ────────  ───────  ────────
         1  Alice            50,000         -  172,666  +122,666
         2  Bob              75,000         -   24,667   -50,333
         3  Charlie          95,000    15,000   24,667   -55,333
         5  李小龍 (folded)  20,000         -        -   -20,000

      chips in 240,000 = returned 15,000 + awarded 222,000 + rake 3,000
      "
    `);
  });

  test('FORCE_COLOR brings colours, NO_COLOR and FORCE_COLOR=0 do not', async () => {
    const plain = (await table(threeHanded)).stdout;
    const coloured = (await table(threeHanded, { FORCE_COLOR: '1' })).stdout;
    expect(coloured).toContain(`${ESCAPE}[`);
    expect(coloured.replaceAll(new RegExp(`${ESCAPE}\\[\\d+m`, 'g'), '')).toBe(plain);
    expect((await table(threeHanded, { NO_COLOR: '1' })).stdout).toBe(plain);
    expect((await table(threeHanded, { FORCE_COLOR: '0' })).stdout).toBe(plain);
  });

  test('control characters in names and titles never reach the terminal', async () => {
    const hand = {
      title: 'x\u001b]0;owned\u0007y\u009b2J',
      ...headsUp('A\u001b[31mnn\r\n', 'B\u202eob'),
    };
    const { stdout } = await table(hand);
    expect(stdout).not.toMatch(/[^\P{C}\n]/u);
    expect(stdout).toContain('Uncalled bet of 50 returned to Ann\n');
    expect(stdout).toContain('Bob has the best hand and wins 100');
    expect(stdout).toMatch(/^xy\n/);
  });

  test('names that look alike once cleaned are told apart by their seat', async () => {
    const { stdout } = await table(headsUp('Ann', 'Ann\u0007'));
    expect(stdout).toContain('Uncalled bet of 50 returned to Ann (seat 1)\n');
    expect(stdout).toContain('Ann (seat 2) has the best hand');
  });

  test('the largest amounts stay within 80 columns', async () => {
    const hand = headsUp('A name that is too long to be shown', 'Another name of great length');
    hand.players[0].live = 4_503_599_627_370_495;
    hand.players[1].live = 4_503_599_627_370_495;
    const { stdout } = await table({ ...hand, rakeConfig: { bps: 500 } });
    for (const line of stdout.split('\n')) expect(line.length, line).toBeLessThan(81);
    expect(stdout).toContain('9,007,199,254,740,990');
  });

  test('nobody put in a chip', async () => {
    const hand = headsUp();
    hand.players[0].live = 0;
    hand.players[1].live = 0;
    const { code, stdout } = await table(hand);
    expect(stdout).toContain('chips in 0 = returned 0 + awarded 0 + rake 0\n');
    expect(code).toBe(0);
  });

  test('a refusal is one line on stderr, exit code 1', async () => {
    const hand = headsUp('Ann\u001b[2J\n', 'Bob');
    hand.players[0].ante = '10';
    const refused = await table(hand);
    expect(refused.stderr).toMatch(/^sidepot: NOT_INTEGER: ante of Ann must be [\w ]+\n$/);
    expect(refused.stdout).toBe('');
    expect(refused.code).toBe(1);
    const { code, stderr } = await expectSame(['settle'], { input: '{"a":1,}' });
    expect(stderr).toBe(
      'sidepot: BAD_JSON: not valid JSON: expected a key in double quotes (line 1, column 8)\n',
    );
    expect(code).toBe(1);
  });
});
