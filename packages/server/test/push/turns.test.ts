/** A phone in the pocket: a real server, two players, and a push service that the test is. */

import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, connectTable, createTable, identify, type Me, sendCommand } from '@sidepot/client';
import type { TableView } from '@sidepot/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { NO_LIMITS, newPushKeys, serve } from '../../src/index.js';

const PATIENCE = { timeout: 20_000, interval: 50 };

async function pushService() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = Buffer.from('0123456789abcdef');
  const state = { status: 201, ttls: [] as string[], texts: [] as string[] };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      state.ttls.push(String(request.headers['ttl']));
      state.texts.push(read(Buffer.concat(parts)));
      response.writeHead(state.status).end();
    });
  });
  const read = (body: Buffer): string => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, info, 32));
    const derive = (about: string, size: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${about}\0`, size));
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(body.subarray(-16));
    return Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
      .subarray(0, -1)
      .toString();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/ann`;
  return { state, to: { endpoint, p256dh, auth: auth.toString('base64url') } };
}

async function start(hasKeys = true) {
  const folder = mkdtempSync(join(tmpdir(), 'sidepot-push-'));
  const keys = newPushKeys('mailto:me@poker.example');
  const serving = await serve({
    ...{ port: 0, host: '127.0.0.1', store: { folder }, limits: NO_LIMITS, logLevel: 'silent' },
    ...(hasKeys && { push: { keys, isService: (url) => url.startsWith('http://127.0.0.1:') } }),
  });
  onTestFinished(async () => {
    await serving.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: serving.url, keys };
}

const SETTINGS = {
  name: 'Friday night',
  poker: { smallBlind: 5, bigBlind: 10, seatCount: 2 },
  room: { actionClock: null, handPause: 0 },
} as const;

async function sit(me: Me, table: string, name: string): Promise<void> {
  await sendCommand(me, table, { type: 'join', name });
  await sendCommand(me, table, { type: 'requestSeat', seat: null, buyIn: 1000 });
}

test('who does not look is told of their turn, and of nothing else; who looks is not', async () => {
  const { url, keys } = await start();
  const service = await pushService();
  const [ann, bob] = [await identify({ url }), await identify({ url })];
  const { id } = await createTable(ann, SETTINGS);
  await sit(ann, id, 'Ann');
  await sit(bob, id, 'Bob');
  expect(await ask<'getPushKey'>(ann, '/api/push')).toEqual({ key: keys.publicKey });
  await ask<'startPush'>(ann, `/api/tables/${id}/push`, service.to);
  const phone = connectTable({ ...ann, table: id });
  onTestFinished(() => phone.close());
  await expect.poll(() => phone.view !== null, PATIENCE).toBe(true);
  phone.away(true);
  await sendCommand(ann, id, { type: 'startGame' });

  const turnOf = (view: TableView | null): string | null => {
    const turn = view?.hand?.view.turn;
    if (turn?.kind !== 'act') return null;
    return view?.seats.find(({ seat }) => seat === turn.seat)?.player ?? null;
  };
  /** The others play until Ann is waited for again. */
  const annsTurn = async (): Promise<void> => {
    for (;;) {
      await expect.poll(() => turnOf(phone.view), PATIENCE).not.toBeNull();
      if (turnOf(phone.view) === ann.player) return;
      await play(bob);
    }
  };
  const play = async (who: Me): Promise<void> => {
    const { hand } = phone.view ?? {};
    const turn = hand?.view.turn;
    if (hand == null || turn?.kind !== 'act') return;
    const type = turn.legal.check ? 'check' : 'call';
    const { seq } = await sendCommand(
      who,
      id,
      { type: 'act', action: { type } },
      { hand: hand.number },
    );
    await expect.poll(() => (phone.state.seq ?? 0) >= seq, PATIENCE).toBe(true);
  };

  await annsTurn();
  await expect.poll(() => service.state.texts, PATIENCE).toHaveLength(1);
  expect(JSON.parse(service.state.texts[0] ?? '')).toEqual({ table: id, name: 'Friday night' });
  expect(service.state.ttls).toEqual(['3600']);

  // They look at their next turn, and not at the one after it: the second message is about that one.
  phone.away(false);
  await play(ann);
  await annsTurn();
  await play(ann);
  await annsTurn();
  phone.away(true);
  await play(ann);
  service.state.status = 410;
  await annsTurn();
  await expect.poll(() => service.state.texts, PATIENCE).toHaveLength(2);
  // A browser that is gone is forgotten.
  const gone = async (): Promise<boolean> =>
    (await (await fetch(`${url}/metrics`)).text()).includes('sidepot_pushes_gone_total 1');
  await expect.poll(gone, PATIENCE).toBe(true);

  // Without any connection a turn is told, too.
  service.state.status = 201;
  await ask<'startPush'>(ann, `/api/tables/${id}/push`, service.to);
  await play(ann);
  phone.close();
  const { hand } = phone.view ?? {};
  if (turnOf(phone.view) === bob.player && hand != null) {
    const turn = hand.view.turn;
    const type = turn.kind === 'act' && turn.legal.check ? 'check' : 'call';
    await sendCommand(bob, id, { type: 'act', action: { type } }, { hand: hand.number });
    await expect.poll(() => service.state.texts.length, PATIENCE).toBeGreaterThan(2);
  }
}, 60_000);

test('what is refused: no keys, other addresses, other tables', async () => {
  const { to } = await pushService();
  const bare = await start(false);
  const eve = await identify({ url: bare.url });
  const { id } = await createTable(eve, SETTINGS);
  expect(await ask<'getPushKey'>(eve, '/api/push')).toEqual({ key: null });
  const path = `/api/tables/${id}/push`;
  await expect(ask<'startPush'>(eve, path, to)).rejects.toMatchObject({ code: 'NO_PUSH' });

  const { url } = await start();
  const ann = await identify({ url });
  const own = (await createTable(ann, SETTINGS)).id;
  const wrong = [
    [{ ...to, endpoint: 'https://10.0.0.1/inside' }, 'BAD_PUSH'],
    [{ ...to, p256dh: `BA${'A'.repeat(85)}` }, 'BAD_PUSH'],
    [{ ...to, auth: 'short' }, 'BAD_MESSAGE'],
  ] as const;
  for (const [body, code] of wrong) {
    const asked = ask<'startPush'>(ann, `/api/tables/${own}/push`, body);
    await expect(asked).rejects.toMatchObject({ code });
  }
  const nowhere = ask<'startPush'>(ann, '/api/tables/kf7Qm2xW9bTc/push', to);
  await expect(nowhere).rejects.toMatchObject({ code: 'UNKNOWN_TABLE' });
  await ask<'startPush'>(ann, `/api/tables/${own}/push`, to);
  expect(await ask<'endPush'>(ann, `/api/tables/${own}/push/end`, {})).toEqual({ ok: true });
});
