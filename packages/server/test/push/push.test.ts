/** Web Push against a push service that the test itself is, read as a browser reads it. */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { areSecrets, encryptPush } from '../../src/push/encrypt.js';
import { authorization, isSubject, newPushKeys, readPushKeys } from '../../src/push/keys.js';
import { postPush } from '../../src/push/post.js';
import { PUSH_HOSTS, pushRule } from '../../src/push/services.js';

/** Of RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  browserKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** What a browser does with what comes: written from the RFC, and sharing nothing with the sender. */
function opened(body: Buffer, privateKey: Buffer, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body[20] ?? 0;
  const sender = body.subarray(21, 21 + length);
  const own = createECDH('prime256v1');
  own.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), sender]);
  const hkdf = (secret: Uint8Array, with_: Buffer, about: Buffer, size: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, with_, about, size));
  const secret = hkdf(own.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([decipher.update(body.subarray(21 + length, -16)), decipher.final()]);
  expect(plain.at(-1)).toBe(2);
  return plain.subarray(0, -1).toString();
}

/** A browser's keys. */
function browser() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = Buffer.from('0123456789abcdef');
  return {
    secrets: { p256dh, auth: auth.toString('base64url') },
    read: (body: Buffer): string => opened(body, pair.getPrivateKey(), auth),
  };
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function pushService(status = 201, headers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => new Promise<void>((done) => void server.close(() => done())));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/push/abc`, received };
}

const KEYS = newPushKeys('mailto:me@poker.example');
const MESSAGE = { text: '{"table":"kf7Qm2xW9bTc"}', topic: 'abc', ttl: 30 };

describe('a message', () => {
  test('is the one of RFC 8291, appendix A, for its keys and salt', () => {
    const chance = { salt: bytes(RFC.salt), privateKey: bytes(RFC.privateKey) };
    expect(encryptPush(RFC.text, RFC, chance).toString('base64url')).toBe(RFC.body);
    expect(opened(bytes(RFC.body), bytes(RFC.browserKey), bytes(RFC.auth))).toBe(RFC.text);
  });

  test('is read by the browser it was sent to, from what a push service got', async () => {
    const { url, received } = await pushService();
    const { secrets, read } = browser();
    expect(await postPush({ endpoint: url, ...secrets }, MESSAGE, KEYS, Date.now())).toBe('sent');
    const [{ headers, body }] = received as [Received];
    expect(read(body)).toBe(MESSAGE.text);
    expect(headers).toMatchObject({
      ...{ ttl: '30', urgency: 'high', topic: 'abc', 'content-encoding': 'aes128gcm' },
    });
    const other = encryptPush(MESSAGE.text, secrets);
    expect(other.equals(encryptPush(MESSAGE.text, secrets))).toBe(false);
  });

  test.each([
    [404, 'gone'],
    [410, 'gone'],
    [413, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
  ] as const)('answered with %i it is %s', async (status, posted) => {
    const { url } = await pushService(status);
    const to = { endpoint: url, ...browser().secrets };
    expect(await postPush(to, MESSAGE, KEYS, Date.now())).toBe(posted);
  });

  test('follows nobody to another address', async () => {
    const elsewhere = await pushService();
    const { url } = await pushService(307, { location: elsewhere.url });
    const to = { endpoint: url, ...browser().secrets };
    expect(await postPush(to, MESSAGE, KEYS, Date.now())).toBe('failed');
    expect(elsewhere.received).toEqual([]);
  });

  test('nobody answers', async () => {
    const to = { endpoint: 'http://127.0.0.1:9/', ...browser().secrets };
    expect(await postPush(to, MESSAGE, KEYS, Date.now())).toBe('failed');
  });
});

describe('who sends (RFC 8292)', () => {
  test('is proven by a token that the public key checks', () => {
    const now = 1_790_000_000_000;
    const header = authorization(KEYS, 'https://push.example:8443/a?b', now);
    const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
    expect(key).toBe(KEYS.publicKey);
    const [head = '', body = '', signature = ''] = token.split('.');
    expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' });
    expect(JSON.parse(bytes(body).toString())).toEqual({
      ...{ aud: 'https://push.example:8443', sub: KEYS.subject, exp: 1_790_000_000 + 43_200 },
    });
    const point = bytes(KEYS.publicKey);
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    );
    const publicKey = createPublicKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
    });
    const signed = Buffer.from(`${head}.${body}`);
    const check = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    expect(verify('sha256', signed, check, bytes(signature))).toBe(true);
    expect(verify('sha256', Buffer.from(`${head}.x`), check, bytes(signature))).toBe(false);
  });

  test('keys are read back as they were made, and nothing else is', () => {
    expect(readPushKeys(JSON.parse(JSON.stringify(KEYS)))).toEqual(KEYS);
    const other = newPushKeys('https://poker.example');
    expect(readPushKeys({ ...KEYS, publicKey: other.publicKey })).toBeNull();
    for (const bad of [null, 1, {}, { ...KEYS, subject: 'me' }, { ...KEYS, privateKey: 'AAAA' }]) {
      expect(readPushKeys(bad)).toBeNull();
    }
    expect([isSubject('mailto:a@b'), isSubject('http://a'), isSubject('')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('whom we write to', () => {
  const isService = pushRule([...PUSH_HOSTS, 'push.example']);
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://push.example/abc',
  ])('%s', (url) => expect(isService(url)).toBe(true));

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.example/abc',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/abc',
    'https://localhost/abc',
    'file:///etc/passwd',
    'nonsense',
    `https://push.example/${'a'.repeat(1000)}`,
  ])('and never %s', (url) => expect(isService(url)).toBe(false));

  test('what is no key of a browser is refused before anything is sent', () => {
    const { secrets } = browser();
    expect(areSecrets(secrets)).toBe(true);
    expect(areSecrets({ ...secrets, auth: 'AAAA' })).toBe(false);
    expect(
      areSecrets({ ...secrets, p256dh: bytes('BA'.padEnd(87, 'A')).toString('base64url') }),
    ).toBe(false);
  });
});
