/**
 * Somebody at a browser. What the server tells their page is kept and folded by the page's own
 * reducer, so that a test can wait for the table instead of for time.
 */

import { type KnownTable, reduce, UNKNOWN_TABLE } from '@sidepot/client';
import type { ServerMessage, TableView } from '@sidepot/protocol';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { type Line, openLine } from './line.js';
import { Player } from './player.js';

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
  readonly #context: BrowserContext;
  readonly #watchers = new Set<() => void>();
  #state: KnownTable = UNKNOWN_TABLE;

  private constructor(context: BrowserContext, page: Page, url: string, line: Line | null) {
    this.#context = context;
    this.page = page;
    this.url = url;
    this.line = line;
    this.http = new Player(context.request, url);
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
    const context = await browser.newContext({
      ...{ baseURL: url, viewport: SIZES[size], colorScheme: scheme, locale },
      ...{ hasTouch: size === 'phone', isMobile: size === 'phone' },
      serviceWorkers: hasWorker ? 'allow' : 'block',
      reducedMotion: isCalm ? 'reduce' : 'no-preference',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    return new Guest(context, page, url, line);
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

  async close(): Promise<void> {
    await this.#context.close();
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
