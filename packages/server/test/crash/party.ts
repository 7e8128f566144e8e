/** One table of people and bots that is played through whatever happens. */

import { MIXES, type Rng, seededRng } from '@sidepot/engine';
import type { CreateOptions, StreamEvent } from '@sidepot/protocol';
import type { Store } from '../../src/store/index.js';
import { FAST, gather } from '../play/table.js';
import { Audit } from './audit.js';
import { Player, type PlayerOptions } from './player.js';
import { until } from './waiting.js';

export interface Kind {
  readonly people: number;
  readonly bots: number;
  readonly manner: PlayerOptions['manner'];
  readonly thinkMs?: number;
  readonly room?: CreateOptions['room'];
  readonly poker?: CreateOptions['poker'];
}

const POKER = { smallBlind: 1, bigBlind: 2, minBuyIn: 20, maxBuyIn: 200, seatCount: 9 } as const;
const BUY_IN = 80;

/** Without any pause, with clocks, with run-outs one can be killed in, and bots by themselves. */
export const KINDS = {
  quick: {
    people: 3,
    bots: 1,
    manner: 'plays',
    poker: { ...POKER, rakeConfig: { bps: 500, cap: 3 } },
  },
  clocks: {
    people: 2,
    bots: 2,
    manner: 'plays',
    room: { actionClock: 30_000, timeBank: { start: 60_000, refill: 5000, most: 60_000 } },
    poker: { ...POKER, runs: 2 },
  },
  runOuts: {
    people: 2,
    bots: 1,
    manner: 'plays',
    room: { runOut: 'fast', actionClock: 20_000, handPause: 50 },
  },
  bots: { people: 1, bots: 4, manner: 'sleeps', room: { actionClock: 3000, handPause: 20 } },
  omaha: {
    people: 4,
    bots: 2,
    manner: 'plays',
    poker: { ...POKER, game: 'omaha', limit: 'pot-limit' },
  },
  mixed: {
    people: 3,
    bots: 2,
    manner: 'plays',
    room: { actionClock: 20_000 },
    poker: {
      ...{ bigBlind: 4, minBuyIn: 20, maxBuyIn: 200, seatCount: 6 },
      mix: { games: MIXES['10-game'], rotate: 'hands', hands: 2 },
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

export const ALL_KINDS: readonly Kind[] = Object.values(KINDS);

/** Only clocks move this table, and people on every node watch it. */
export const CLOCKWORK: Kind = {
  people: 2,
  bots: 4,
  manner: 'sleeps',
  room: { actionClock: 3000, botSpeed: 'fast', runOut: 'fast', handPause: 200 },
};

/** Everybody writes all the time. */
export const STORMY: Kind = { people: 6, bots: 2, manner: 'chats' };

/** When something was told, and when it had happened. */
export type Heard = (at: number, events: readonly StreamEvent[]) => void;

export class Party {
  readonly id: string;
  readonly kind: Kind;
  readonly audit: Audit;
  readonly players: readonly Player[];
  heard: Heard = () => {};

  private constructor(id: string, kind: Kind, players: (party: Party) => readonly Player[]) {
    this.id = id;
    this.kind = kind;
    this.audit = new Audit(id);
    this.players = players(this);
  }

  /** Player i goes where `where(i)` says. */
  static async begin(
    kind: Kind,
    where: (index: number) => string | null,
    rng: Rng,
  ): Promise<Party> {
    const bases = Array.from({ length: kind.people }, (_, i) => where(i) ?? '');
    const room = { ...FAST, ...kind.room };
    const settings = { poker: kind.poker ?? POKER, room };
    const { id, seats, host } = await gather(bases, kind.people, settings, () => BUY_IN);
    for (let i = 0; i < kind.bots; i++) {
      await host.do({ type: 'addBot', seat: null, strength: i === 0 ? 'medium' : 'easy' });
    }
    await host.do({ type: 'startGame' });
    return new Party(id, kind, (party) =>
      seats.map(
        (seat, i) =>
          new Player(
            {
              person: seat.person,
              table: id,
              buyIn: BUY_IN,
              rng: seededRng(rng()),
              where: () => where(i),
              manner: kind.manner,
              ...(kind.thinkMs === undefined ? {} : { thinkMs: kind.thinkMs }),
              heard: (events) => party.heard(Date.now(), events),
            },
            seat,
          ),
      ),
    );
  }

  /** Hands that somebody has seen start. */
  get hands(): number {
    return Math.max(0, ...this.players.map(({ seat }) => seat.view?.info.hands ?? 0));
  }

  check(store: Store, isStill: boolean): Promise<void> {
    return this.audit.check(store, this.players, isStill);
  }

  /**
   * Nobody asks for more, everything asked is answered, the table stands still: then everybody has
   * seen all of it, and the books are closed.
   */
  async end(store: Store): Promise<void> {
    await Promise.all(this.players.map((player) => player.stop()));
    const [host] = this.players;
    if (host === undefined) return;
    const { seq } = await host.seat.do({ type: 'pause' });
    await until(
      () => `everybody at ${this.id} sees event ${seq}`,
      () => this.players.every(({ seat }) => seat.seq === seq),
    );
    await this.check(store, true);
    this.audit.checkViews(this.players);
  }

  async close(): Promise<void> {
    await Promise.all(this.players.map((player) => player.leave()));
  }

  sum(count: keyof Player['counts']): number {
    return this.players.reduce((total, { counts }) => total + counts[count], 0);
  }
}
