/** The bots of the guide play at a real server, each as its author would start it. */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, WireCommand } from '@sidepot/protocol';
import { serve } from '@sidepot/server';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from './helpers.js';

const HANDS = 3;

/** A host who talks HTTP. */
class Host {
  readonly #url: string;
  #token = '';
  table = '';

  constructor(url: string) {
    this.#url = url;
  }

  async ask<T>(path: string, body?: object): Promise<T> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.#token !== '' && { authorization: `Bearer ${this.#token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return JSON.parse(text) as T;
  }

  async open(): Promise<void> {
    const { token = '' } = await this.ask<Answer<'newIdentity'>>('/identity', { bearer: true });
    this.#token = token;
    const room = { botSpeed: 'none', runOut: 'none', handPause: 0 };
    const settings = { name: 'Bots', poker: { smallBlind: 5, bigBlind: 10 }, room };
    this.table = (await this.ask<Answer<'createTable'>>('/tables', { v: 1, settings })).id;
  }

  say(command: WireCommand): Promise<unknown> {
    const body = { v: 1, table: this.table, key: randomUUID(), command };
    return this.ask(`/tables/${this.table}/commands`, body);
  }

  events(): Promise<Answer<'listEvents'>> {
    return this.ask(`/tables/${this.table}/events?after=0`);
  }
}

test.each(['bot.mjs', 'bot-socket.mjs'])(
  'examples/%s plays hands against a house bot',
  async (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'sidepot-bot-'));
    const serving = await serve({
      ...{ port: 0, host: '127.0.0.1', store: { folder }, web: null, logLevel: 'silent' },
    });
    onTestFinished(async () => {
      await serving.stop();
      rmSync(folder, { recursive: true, force: true });
    });
    const host = new Host(serving.url);
    await host.open();
    await host.say({ type: 'addBot', seat: null, strength: 'easy', name: 'House' });
    const link = `${serving.url}/t/${host.table}`;
    const bot = spawn(process.execPath, [join(ROOT, 'examples', file), link, 'Robo']);
    onTestFinished(() => void bot.kill('SIGKILL'));
    const ended = new Promise<number | null>((resolve) => bot.once('close', resolve));
    let said = '';
    let failed = '';
    bot.stderr.setEncoding('utf8').on('data', (text: string) => {
      failed += text;
    });

    // The bot sits: the host hears of it, and starts.
    await expect
      .poll(async () => JSON.stringify(await host.events()), { timeout: 30_000 })
      .toMatch(/"type":"satDown".*"type":"satDown"/);
    await host.say({ type: 'startGame' });
    await new Promise<void>((resolve, reject) => {
      bot.stdout.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (new Set(said.match(/hand \d+/g)).size > HANDS) resolve();
      });
      ended.then((code) => reject(new Error(`the bot ended with ${code}: ${failed}`)));
    });
    await host.say({ type: 'closeTable' });
    expect(await ended, failed).toBe(0);
    // A move may be on its way when the host closes the table; nothing else is refused.
    expect(failed).toMatch(/^(TABLE_CLOSED [^\n]+\n)?$/);

    const { events } = await host.events();
    const seat = events.flatMap((one) =>
      one.of === 'table' && one.event.type === 'satDown' ? [one.event] : [],
    )[1]?.seat;
    const acted = events.flatMap((one) =>
      one.of === 'hand' && one.event.type === 'acted' && one.event.seat === seat ? [one.hand] : [],
    );
    expect(new Set(acted).size).toBeGreaterThanOrEqual(HANDS);
    expect(events.filter((one) => one.of === 'room' && one.event.type === 'timedOut')).toEqual([]);
  },
);
