/** One message to one browser, by its push service (RFC 8030). */

import { encryptPush, type PushSecrets } from './encrypt.js';
import { authorization, type PushKeys } from './keys.js';

export interface PushAddress extends PushSecrets {
  readonly endpoint: string;
}

export interface PushMessage {
  readonly text: string;
  /** Of messages with the same one that wait, the last is delivered: 32 characters of base64url. */
  readonly topic: string;
  /** Seconds after which nobody needs it any more. */
  readonly ttl: number;
}

/** Gone: there is no such browser any more. */
export type Posted = 'sent' | 'gone' | 'failed';

const PATIENCE_MS = 8000;

export async function postPush(
  to: PushAddress,
  message: PushMessage,
  keys: PushKeys,
  now: number,
): Promise<Posted> {
  try {
    const answer = await fetch(to.endpoint, {
      method: 'POST',
      // An allowed service could otherwise send us anywhere.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        authorization: authorization(keys, to.endpoint, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.ttl),
        urgency: 'high',
        topic: message.topic,
      },
      body: new Uint8Array(encryptPush(message.text, to)),
    });
    // What it says is not read: it could be long.
    await answer.body?.cancel();
    if (answer.ok) return 'sent';
    return answer.status === 404 || answer.status === 410 ? 'gone' : 'failed';
  } catch {
    return 'failed';
  }
}
