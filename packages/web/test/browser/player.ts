/** Somebody over HTTP: what the page would send, without the page. */

import { isAboutHand, newKey } from '@sidepot/client';
import type { Answer, CreateOptions, WireAction, WireCommand } from '@sidepot/protocol';
import { type APIRequestContext, request } from 'playwright-core';

type View = Answer<'getTable'>['view'];

/** A table at which nothing waits for bots and the hand that was played stays on the table. */
const QUICK: CreateOptions = {
  name: 'Friday night',
  poker: { seatCount: 6, smallBlind: 5, bigBlind: 10, minBuyIn: 40, maxBuyIn: 1000 },
  room: { actionClock: null, timeBank: null, handPause: 60_000, botSpeed: 'none', runOut: 'fast' },
};

export class Player {
  readonly #http: APIRequestContext;
  readonly #origin: string;
  readonly #isOwner: boolean;

  constructor(http: APIRequestContext, origin: string, isOwner = false) {
    this.#http = http;
    this.#origin = origin;
    this.#isOwner = isOwner;
  }

  static async arrive(url: string): Promise<Player> {
    return new Player(await request.newContext({ baseURL: url }), url, true);
  }

  async post<T>(path: string, data: object): Promise<T> {
    const answer = await this.#http.post(path, { data, headers: { origin: this.#origin } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async createTable({ name, poker, room }: Partial<CreateOptions> = {}): Promise<string> {
    const settings = {
      ...{ ...QUICK, ...(name !== undefined && { name }) },
      ...{ poker: { ...QUICK.poker, ...poker }, room: { ...QUICK.room, ...room } },
    };
    await this.post('/api/identity', {});
    const made = await this.post<Answer<'createTable'>>('/api/tables', { v: 1, settings });
    return made.id;
  }

  async do(table: string, command: WireCommand): Promise<void> {
    const hand = isAboutHand(command.type) ? (await this.view(table)).hand?.number : undefined;
    const key = newKey();
    const body = { v: 1, table, key, command, ...(hand !== undefined && { hand }) };
    await this.post(`/api/tables/${table}/commands`, body);
  }

  async sit(table: string, name: string, buyIn: number, seat: number | null = null): Promise<void> {
    await this.post('/api/identity', {});
    await this.do(table, { type: 'join', name });
    await this.do(table, { type: 'requestSeat', seat, buyIn });
  }

  act(table: string, action: WireAction): Promise<void> {
    return this.do(table, { type: 'act', action });
  }

  async view(table: string): Promise<View> {
    const answer = await this.#http.get(`/api/tables/${table}`);
    return ((await answer.json()) as Answer<'getTable'>).view;
  }

  async close(): Promise<void> {
    if (this.#isOwner) await this.#http.dispose();
  }
}
