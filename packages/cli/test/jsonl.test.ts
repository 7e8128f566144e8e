import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  asked,
  BIN,
  cleanEnv,
  expectSame,
  HEADS_UP_ANSWER,
  headsUp,
  jsonLines,
  sidepot,
} from './sidepot.js';

const good = JSON.stringify(headsUp());
const JSONL = ['settle', '--jsonl'];
const settleLines = (input: string) => asked(JSONL, { input });

describe('--jsonl', () => {
  test('bad JSON in line 2 of 3: the other two are answered, exit code 1', async () => {
    const input = `${good}\n{"secret": oops}\n${good}\n`;
    const { code, stdout, stderr } = await expectSame(JSONL, { input });
    expect(jsonLines(stdout)).toEqual([
      HEADS_UP_ANSWER,
      {
        error: {
          code: 'BAD_JSON',
          message: 'not valid JSON: expected a value (line 2, column 12)',
          line: 2,
          column: 12,
        },
      },
      HEADS_UP_ANSWER,
    ]);
    expect(stderr).toBe('');
    expect(code).toBe(1);
  });

  test('BOM, CRLF, blank lines and a last line without newline', async () => {
    const { code, stdout } = await settleLines(`\ufeff${good}\r\n\r\n  \n${good}\r\n[]\n${good}`);
    expect(jsonLines(stdout)).toMatchObject([
      HEADS_UP_ANSWER,
      HEADS_UP_ANSWER,
      { error: { code: 'BAD_INPUT', line: 5 } },
      HEADS_UP_ANSWER,
    ]);
    expect(code).toBe(1);
  });

  test('no lines are no answers', async () => {
    expect(await settleLines('\n\n')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  test('a line of 2 MiB is refused, its neighbours answered', async () => {
    const long = JSON.stringify({ ...headsUp(), title: 'x'.repeat(2 * 1024 * 1024) });
    const input = `${good}\n${long}\n${good}\n`;
    const { code, stdout } = await sidepot(JSONL, { input });
    expect(jsonLines(stdout)).toMatchObject([
      HEADS_UP_ANSWER,
      { error: { code: 'LINE_TOO_LONG', line: 2, max: 1024 * 1024 } },
      HEADS_UP_ANSWER,
    ]);
    expect(code).toBe(1);
  });

  test('a line of exactly 1 MiB is answered', async () => {
    const room = 1024 * 1024 - JSON.stringify({ ...headsUp(), title: '' }).length;
    const full = JSON.stringify({ ...headsUp(), title: 'x'.repeat(room) });
    const { stdout } = await settleLines(`${full}\n${full} \n${good}`);
    expect(jsonLines(stdout)).toMatchObject([
      HEADS_UP_ANSWER,
      { error: { code: 'LINE_TOO_LONG', line: 2 } },
      HEADS_UP_ANSWER,
    ]);
  });

  test('a character and a newline split over chunks', async () => {
    const bytes = Buffer.from(`${JSON.stringify(headsUp('Zoë', '😀'))}\n`);
    const inZoe = bytes.indexOf(Buffer.from('ë')) + 1;
    const inSmile = bytes.indexOf(Buffer.from('😀')) + 2;
    const input = [
      bytes.subarray(0, inZoe),
      bytes.subarray(inZoe, inSmile),
      bytes.subarray(inSmile, -1),
      bytes.subarray(-1),
    ];
    const { stdout } = await sidepot(JSONL, { input });
    expect(jsonLines(stdout)).toMatchObject([{ refund: { Zoë: 50 }, awards: { '😀': 100 } }]);
  });

  test('a long input keeps its order and its line numbers', async () => {
    const lines = Array.from({ length: 30_000 }, (_, i) => {
      if (i % 1000 === 999) return i % 2000 === 999 ? '' : '{"oops"';
      const hand = headsUp();
      hand.players[0].live = 50 + i;
      return JSON.stringify(hand);
    });
    const { code, stdout } = await sidepot(JSONL, { input: lines.join('\n') });
    const expected = lines.flatMap((line, i): object[] => {
      if (line === '') return [];
      if (line === '{"oops"') return [{ error: { code: 'BAD_JSON', line: i + 1 } }];
      return [{ refund: i === 0 ? {} : { Ann: i } }];
    });
    const answers = jsonLines(stdout);
    expect(answers.length).toBe(expected.length);
    expect(answers).toMatchObject(expected);
    expect(code).toBe(1);
  });

  test('an answer comes before the input has ended', async () => {
    const child = spawn(process.execPath, [BIN, 'settle', '--jsonl'], { env: cleanEnv() });
    child.stdin.write(`${good}\n`);
    const [first] = (await once(child.stdout, 'data')) as [Buffer];
    expect(jsonLines(first.toString())).toEqual([HEADS_UP_ANSWER]);
    child.stdin.end();
    await once(child, 'close');
  });

  test('a reader that leaves ends it quietly with exit code 0', async () => {
    const child = spawn(process.execPath, [BIN, 'settle', '--jsonl'], { env: cleanEnv() });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    const closed = once(child, 'close');
    const block = `${good}\n`.repeat(1000);
    let open = true;
    child.stdin.on('error', () => {
      open = false;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    void closed.then(() => {
      open = false;
    });
    while (open) {
      child.stdin.write(block);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const [code] = (await closed) as [number];
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test.skipIf(!existsSync('/dev/full'))('a full disk is one clear line', async () => {
    const script = `"${process.execPath}" "${BIN}" settle --jsonl > /dev/full`;
    const { code, stderr } = await sidepot(['-c', script], { command: 'sh', input: good });
    expect(stderr).toMatch(/^sidepot: cannot write the output: [^\n]*ENOSPC[^\n]*\n$/);
    expect(code).toBe(2);
  });
});
