/**
 * One viewer's socket. After `hello` it hears of its table; its commands are done one after the
 * other, in the order they came. Whoever sends rubbish or too much is told so, and then shown out.
 */

import type { WebSocket } from '@fastify/websocket';
import {
  type Answer,
  type ClientMessage,
  type CommandEnvelope,
  type RefusalCode,
  readClientMessage,
  type ServerMessage,
  type ServerRefusal,
} from '@sidepot/protocol';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { bye, refusalOnWire } from '../../runtime/contract/refusals.js';
import type { Caller, Subscription, TableService } from '../../runtime/contract/types.js';
import type { ServerLimits } from '../limits/limits.js';
import type { SecurityLog } from '../log/security-log.js';
import type { Traffic } from '../log/traffic.js';
import { FrameLimits } from './frame-limits.js';
import { salvageKey } from './salvage-key.js';
import { SocketSink } from './sink.js';
import type { Sockets, Watched } from './sockets.js';

export interface Hall {
  readonly service: TableService;
  readonly sockets: Sockets;
  readonly limits: ServerLimits;
  readonly traffic: Traffic;
  readonly security: SecurityLog;
  readonly now: () => number;
}

type Hello = Extract<ClientMessage, { type: 'hello' }>;

/** Commands that wait for the one before them. */
const MOST_WAITING = 100;
/** When to come back after something that passes. */
const RETRY_MS = 1000;
const PASSING: readonly RefusalCode[] = [
  ...(['UNAVAILABLE', 'UNKNOWN_OUTCOME', 'STOPPING', 'RATE_LIMITED', 'INTERNAL'] as const),
];

const TOO_MUCH: ServerRefusal = { code: 'RATE_LIMITED' };

export class ViewerConnection implements Watched {
  readonly player: string;
  readonly address: string;
  readonly tokenHash: string;
  readonly #caller: Caller;
  readonly #socket: WebSocket;
  readonly #sink: SocketSink;
  readonly #log: FastifyBaseLogger;
  readonly #hall: Hall;
  /** Null: there was no room for this socket, and it is not listened to. */
  readonly #frameLimits: FrameLimits | null;
  /** Null: it was said. */
  #helloTimer: NodeJS.Timeout | null;
  #hasHello = false;
  #subscription: Subscription | null = null;
  #waiting = 0;
  #queue: Promise<void> = Promise.resolve();
  #heardAt: number;
  #pingedAt: number;

  constructor(
    socket: WebSocket,
    request: FastifyRequest,
    caller: Caller,
    address: string,
    hall: Hall,
  ) {
    const { now, limits } = hall;
    this.player = caller.id;
    this.address = address;
    this.tokenHash = request.tokenHash ?? '';
    this.#caller = caller;
    this.#socket = socket;
    this.#log = request.log;
    this.#hall = hall;
    this.#heardAt = now();
    this.#pingedAt = now();
    const drained = () => this.#subscription?.drained();
    this.#sink = new SocketSink(socket, request.raw.socket, drained, now);
    this.#helloTimer = setTimeout(() => {
      this.#bye({ code: 'BAD_MESSAGE', field: 'type', problem: 'no hello came' });
    }, limits.helloMs).unref();
    socket.on('message', (data, isBinary) => this.#hear(isBinary ? null : String(data)));
    socket.on('pong', () => {
      this.#heardAt = now();
    });
    socket.on('close', (code) => this.#closed(code));
    hall.traffic.socketsOpened++;
    const shared = hall.sockets.add(this);
    this.#frameLimits = shared && new FrameLimits(limits.socketMessages, shared, now);
    if (shared === null) this.#bye(TOO_MUCH);
  }

  check(): void {
    const { now, limits } = this.#hall;
    const time = now();
    if (time - this.#heardAt > limits.silentMs || this.#sink.slowMs > limits.stuckMs) {
      this.cut();
    } else if (time - this.#pingedAt >= limits.pingMs) {
      this.#pingedAt = time;
      // Every client answers the frame by itself; the message shows a page that we are there.
      this.#socket.ping();
      this.#send({ type: 'ping', nonce: time });
    }
  }

  leave(refusal: ServerRefusal): void {
    this.#bye(refusal);
  }

  cut(): void {
    this.#sink.cut();
  }

  /** Null: a binary frame. */
  #hear(text: string | null): void {
    if (this.#sink.hasEnded || this.#frameLimits === null) return;
    const { now, traffic } = this.#hall;
    this.#heardAt = now();
    traffic.messagesHeard++;
    const verdict = this.#frameLimits.said();
    if (verdict === 'out') this.#bye(TOO_MUCH);
    else if (verdict === 'refuse') this.#refuse(salvageKey(text), TOO_MUCH);
    else this.#do(this.#frameLimits, text);
  }

  #do(frameLimits: FrameLimits, text: string | null): void {
    const read = readClientMessage(text ?? '');
    const problem = read.ok ? this.#outOfOrder(read.value) : read.error;
    if (problem !== null) {
      if (frameLimits.blundered() === 'out') this.#bye(problem);
      else this.#refuse(salvageKey(text), problem);
    } else if (read.ok) {
      this.#obey(read.value);
    }
  }

  #stopHelloTimer(): void {
    if (this.#helloTimer !== null) clearTimeout(this.#helloTimer);
    this.#helloTimer = null;
  }

  #outOfOrder({ type }: ClientMessage): ServerRefusal | null {
    if (this.#hasHello !== (type === 'hello')) return null;
    const problem = this.#hasHello ? 'hello was said' : 'hello comes first';
    return { code: 'BAD_MESSAGE', field: 'type', problem };
  }

  #obey(message: ClientMessage): void {
    switch (message.type) {
      case 'hello':
        this.#hasHello = true;
        this.#stopHelloTimer();
        this.#later(() => this.#join(message));
        break;
      case 'command':
        this.#command(message);
        break;
      case 'resync':
        this.#later(async () => this.#subscription?.resync());
        break;
      case 'ping':
        this.#send({ type: 'pong', nonce: message.nonce });
        break;
      case 'pong':
        break;
      case 'away':
        this.#later(async () => this.#subscription?.away(message.away));
        break;
    }
  }

  async #join({ table, lastSeq, invite }: Hello): Promise<void> {
    const { service } = this.#hall;
    const joined = await service.subscribe(this.#caller, table, lastSeq, this.#sink, invite);
    if (!joined.ok) {
      this.#bye(joined.error);
      return;
    }
    if (this.#socket.readyState !== this.#socket.OPEN) {
      joined.value.close();
      return;
    }
    this.#subscription = joined.value;
    // A long first view may have gone out before there was anybody to tell.
    if (!this.#sink.isSlow) joined.value.drained();
  }

  #command(envelope: CommandEnvelope): void {
    if (this.#waiting >= MOST_WAITING) {
      this.#refuse(envelope.key, TOO_MUCH);
      return;
    }
    const done = this.#hall.service.arrived(envelope.table);
    this.#later(() => this.#answer(envelope).finally(done));
  }

  async #answer(envelope: CommandEnvelope): Promise<void> {
    const { key } = envelope;
    const answer = await this.#hall.service.command(this.#caller, envelope);
    if (answer.ok) this.#send({ type: 'ack', key, ...answer.value });
    else this.#refuse(key, answer.error, answer.current);
  }

  /** After everything before it; also for who has left meanwhile: they asked for it. */
  #later(work: () => Promise<void>): void {
    this.#waiting++;
    this.#queue = this.#after(this.#queue, work);
  }

  async #after(before: Promise<void>, work: () => Promise<void>): Promise<void> {
    try {
      await before;
      await work();
    } catch (error) {
      this.#log.error({ err: error }, 'a socket failed');
      this.#bye({ code: 'INTERNAL' });
    } finally {
      this.#waiting--;
    }
  }

  #refuse(key: string | null, refusal: ServerRefusal, current?: Answer<'getTable'>): void {
    const { traffic, security } = this.#hall;
    traffic.messagesRefused++;
    security.refused(refusal.code, this.address, this.player);
    const now = current === undefined ? {} : { current };
    this.#send({ type: 'refused', key, ...refusalOnWire(refusal), ...now });
  }

  #send(message: ServerMessage): void {
    this.#sink.send(JSON.stringify(message));
  }

  #bye(refused: ServerRefusal): void {
    this.#sink.end(bye(refused, PASSING.includes(refused.code) ? RETRY_MS : null));
  }

  #closed(code: number): void {
    this.#stopHelloTimer();
    this.#subscription?.close();
    this.#subscription = null;
    this.#hall.sockets.remove(this);
    this.#log.info({ code }, 'socket closed');
  }
}
