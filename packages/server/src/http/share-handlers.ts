/** Tables with real cards, shared by their dealers without an account: whoever has the key may. */

import type { Answer } from '@sidepot/protocol';
import type { ShareDesk } from '../shares/share-desk.js';
import { ok } from './answers/refuse.js';
import type { Gate } from './callers/callers.js';
import type { Rates } from './limits/rates.js';
import type { Handlers } from './routes.js';
import { ShareStream } from './share-stream.js';

export type ShareRoute = 'newShare' | 'updateShare' | 'endShare' | 'getShare' | 'watchShare';

export const shareHandlers = (
  shares: ShareDesk,
  { networks, bans }: Pick<Gate, 'networks' | 'bans'>,
  rates: Rates,
): Pick<Handlers, ShareRoute> => ({
  async newShare({ body, request }) {
    await rates.newShare(request);
    return shares.create(await networks.householdHash(request.ip), body.table);
  },
  async updateShare({ params, body, request }) {
    await rates.shareChange(request);
    return shares.update(params.id, body.key, body.table);
  },
  async endShare({ params, body, request }) {
    await rates.shareChange(request);
    return shares.end(params.id, body.key);
  },
  async getShare({ params }) {
    const news = await shares.get(params.id);
    return news.ok ? ok(JSON.parse(news.value) as Answer<'getShare'>) : news;
  },
  async watchShare({ params, request, reply }) {
    // Proxies keep back what looks like a page.
    reply.type('text/event-stream').header('x-accel-buffering', 'no');
    if (request.method === 'HEAD') {
      const news = await shares.get(params.id);
      return news.ok ? ok('') : news;
    }
    const stream = new ShareStream(() => bans.hasAddress(request.ip));
    const watching = await shares.watch(params.id, stream, request.ip);
    if (!watching.ok) {
      reply.removeHeader('x-accel-buffering').type('application/json; charset=utf-8');
      return watching;
    }
    stream.once('close', watching.value);
    return ok(stream);
  },
});
