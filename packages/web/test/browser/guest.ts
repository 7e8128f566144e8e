/**
 * Somebody at a browser. What the server tells their page is kept and folded by the page's own
 * reducer, so that a test can wait for the table instead of for time.
 */

import { type KnownTable, reduce, UNKNOWN_TABLE } from '@sidepot/client';
import type { ServerMessage, TableView } from '@sidepot/protocol';
import type { Browser, Locator, Page } from 'playwright-core';
import { type Line, openLine } from './line.js';
import { Player } from './player.js';
import { leaveProfile, type Profile, takeProfile, throwAway } from './profiles.js';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const;

export interface Look {
  readonly size?: keyof typeof SIZES;
  readonly scheme?: 'light' | 'dark';
  readonly isCalm?: boolean;
  /** What their browser asks for; English, unless told. */
  readonly locale?: string;
  /** Their connection can be cut. */
  readonly hasLine?: boolean;
  /** Their browser keeps the page's service worker: whose page does not need it starts faster. */
  readonly hasWorker?: boolean;
}

const PATIENCE = 30_000;
/** What a browser says of itself when the server is away is no error of the page. */
const NETWORK = /Failed to load resource|WebSocket connection|ERR_|net::/;

export class Guest {
  readonly page: Page;
  readonly url: string;
  readonly line: Line | null;
  /** Every message over a socket, as it was. */
  readonly frames: string[] = [];
  readonly errors: string[] = [];
  /** The same person over HTTP. */
  readonly http: Player;
  readonly #profile: Profile;
  /** Nobody else can have it. */
  #isSpoilt: boolean;
  readonly #watchers = new Set<() => void>();
  #state: KnownTable = UNKNOWN_TABLE;

  private constructor(profile: Profile, line: Line | null) {
    const { page, context, kind } = profile;
    this.#profile = profile;
    this.page = page;
    this.url = kind.url;
    this.line = line;
    this.#isSpoilt = line !== null || kind.hasWorker;
    this.http = new Player(context.request, kind.url);
    page.on('pageerror', (error) => this.errors.push(error.message));
    page.on('console', (message) => {
      const words = message.text();
      if (message.type() === 'error' && !NETWORK.test(words)) this.errors.push(words);
    });
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
  }

  static async arrive(browser: Browser, server: string, look: Look): Promise<Guest> {
    const { size = 'desktop', scheme = 'dark', isCalm = false, locale = 'en-US' } = look;
    const { hasLine = false, hasWorker = false } = look;
    const line = hasLine ? await openLine(server) : null;
    const url = line?.url ?? server;
    const isPhone = size === 'phone';
    const profile = await takeProfile(browser, { url, isPhone, locale, hasWorker });
    const { page } = profile;
    page.setDefaultTimeout(PATIENCE);
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({
      ...{ media: null, forcedColors: null, contrast: null, colorScheme: scheme },
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    return new Guest(profile, line);
  }

  get view(): TableView {
    const { view } = this.#state;
    if (view === null) throw new Error('no table yet');
    return view;
  }

  async open(table: string): Promise<void> {
    await this.page.goto(`/t/${table}`);
    await this.page.locator('[data-shape]').waitFor();
  }

  /** What the server told the page satisfies it. */
  async until(what: string, isSo: (view: TableView) => boolean): Promise<TableView> {
    const holds = (): boolean => this.#state.view !== null && isSo(this.#state.view);
    if (!holds()) {
      await new Promise<void>((done, fail) => {
        const watch = (): void => {
          if (!holds()) return;
          clearTimeout(timer);
          this.#watchers.delete(watch);
          done();
        };
        const timer = setTimeout(() => {
          this.#watchers.delete(watch);
          fail(new Error(`waited in vain: ${what}`));
        }, PATIENCE);
        this.#watchers.add(watch);
      });
    }
    return this.view;
  }

  /** As many boards' cards as that, and no more betting. */
  boardOf(cards: number): Promise<TableView> {
    return this.until(`${cards} cards on the board`, ({ hand }) =>
      hand === null ? false : (hand.view.boards[0]?.length ?? 0) >= cards,
    );
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', {
      name,
      ...(typeof name === 'string' && { exact: true }),
    });
  }

  /** Of the table's menu, which is opened if it is not. */
  async openTab(name: string): Promise<void> {
    if ((await this.page.getByRole('dialog').count()) === 0) await this.button(/^Menu/).click();
    await this.page.getByRole('tab', { name }).click();
  }

  /** It is their turn, and the page shows it. */
  async turn(): Promise<void> {
    await this.until('my turn', isMyTurn);
    await this.button(/^Fold/).waitFor();
  }

  /** Does it, and waits until the server has counted it. */
  async counted(act: () => Promise<unknown>): Promise<void> {
    const before = actionsIn(this.view);
    await act();
    await this.until('the action counts', (view) => actionsIn(view) !== before);
  }

  /** Runs before the scripts of each page they open. */
  async runFirst(script: () => void): Promise<void> {
    this.#isSpoilt = true;
    await this.page.addInitScript(script);
  }

  async close(): Promise<void> {
    await (this.#isSpoilt ? throwAway : leaveProfile)(this.#profile);
    await this.line?.close();
  }

  #hear(text: string): void {
    this.frames.push(text);
    this.#state = reduce(this.#state, JSON.parse(text) as ServerMessage, Date.now());
    for (const watch of [...this.#watchers]) watch();
  }
}

export const isMyTurn = ({ hand, you }: TableView): boolean => {
  const turn = hand?.view.turn;
  return turn?.kind === 'act' && turn.seat === you.seat;
};

const actionsIn = ({ hand }: TableView): string =>
  `${hand?.number} ${hand?.view.actions} ${hand?.view.over}`;
