import { describe, expect, test } from 'vitest';
import { asked, expectSame, HEADS_UP_ANSWER, headsUp, jsonLines } from './sidepot.js';

const good = JSON.stringify(headsUp());
const refusal = async (text: string): Promise<Record<string, unknown>> => {
  const { code, stdout, stderr } = await asked(['settle', '--json'], { input: text });
  expect(code).toBe(1);
  expect(stderr).toBe('');
  const [answer, ...more] = jsonLines(stdout);
  expect(more).toEqual([]);
  return (answer as { error: Record<string, unknown> }).error;
};

describe('--json', () => {
  test('an unknown key', async () => {
    const input = JSON.stringify({ id: 'H1', ...headsUp(), buton: 2 });
    await expectSame(['settle', '--json'], { input });
    const error = await refusal(input);
    expect(error).toMatchObject({ code: 'UNKNOWN_KEY', line: 1, id: 'H1', key: 'buton' });
  });

  test('"10" is not an amount', async () => {
    const hand = headsUp();
    hand.players[0].ante = '10';
    const error = await refusal(JSON.stringify(hand));
    expect(error).toMatchObject({ code: 'NOT_INTEGER', player: 'Ann', field: 'ante', value: '10' });
    expect(error).not.toHaveProperty('id');
  });

  test('a number too large for JSON, an endless name and a deep list are cut short', async () => {
    const infinite = await refusal(good.replace('"ante":0', '"ante":1e999'));
    expect(infinite).toMatchObject({ code: 'NOT_INTEGER', value: 'Infinity' });
    const long = await refusal(good.replace('"ante":0', `"ante":"${'x'.repeat(500_000)}"`));
    expect(JSON.stringify(long).length).toBeLessThan(1000);
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(await refusal(good.replace('"ante":0', `"ante":${deep}`))).toMatchObject({
      code: 'NOT_INTEGER',
    });
    const ranked = await refusal(good.replace('"high":[["Bob"]', `"high":[[${deep}]`));
    expect(ranked['code']).toMatch(/^(BAD_INPUT|BAD_BOARDS|UNKNOWN_PLAYER)$/);
  });

  test.each([
    ['nothing', '', /empty/],
    ['a trailing comma', '{\n  "button": 1,\n}', /key in double quotes \(line 3, column 1\)/],
    ['the end missing', '{"players": [', /ends too early/],
    ['a bare word', '{"button": one}', /expected a value \(line 1, column 12\)/],
    ['an open string', '{"id": "x', /not closed/],
    ['two hands', `${good}\n${good}`, /nothing after the first value \(line 2, column 1\)/],
  ])('BAD_JSON: %s', async (_name, text, message) => {
    const error = await refusal(text);
    expect(error).toMatchObject({ code: 'BAD_JSON', message: expect.stringMatching(message) });
    expect(String(error['message']).length).toBeLessThan(200);
  });

  test('UTF-16 is refused, not guessed', async () => {
    const input = Buffer.from(`\ufeff${good}`, 'utf16le');
    const { code, stdout } = await asked(['settle', '--json'], { input });
    expect(jsonLines(stdout)).toMatchObject([{ error: { code: 'BAD_JSON' } }]);
    expect(code).toBe(1);
  });

  test('a list of hands is not a hand', async () => {
    expect(await refusal(`[${good}]`)).toMatchObject({ code: 'BAD_INPUT' });
  });

  test('more than 1 MiB is not read', async () => {
    const input = `${good}\n`.repeat(10_000);
    await expectSame(['settle', '--json'], { input });
    expect(await refusal(input)).toMatchObject({ code: 'LINE_TOO_LONG' });
  });

  test('a player called __proto__ is paid', async () => {
    const input = JSON.stringify(headsUp('Ann', '__proto__'));
    const { code, stdout } = await asked(['settle', '--json'], { input });
    expect(stdout).toContain('"awards":{"__proto__":100},"rake":0}\n');
    expect(code).toBe(0);
  });

  test('--explain adds why to the hand and to each pot, and nothing else', async () => {
    const { stdout } = await expectSame(['settle', '--json', '--explain'], { input: good });
    const why = { steps: expect.any(Array), text: expect.any(String) };
    const pots = HEADS_UP_ANSWER.pots.map((pot) => ({ ...pot, why }));
    expect(jsonLines(stdout)).toEqual([{ ...HEADS_UP_ANSWER, pots, why }]);
  });
});
