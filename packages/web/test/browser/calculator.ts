/** The calculator as a test sees it: fields by their names, and the answer read off the page. */

import type { SettleInput } from '@sidepot/engine';
import type { Locator, Page } from 'playwright-core';

export interface ShownAnswer {
  readonly refund: Readonly<Record<string, number>>;
  readonly pots: readonly {
    readonly amount: number;
    readonly eligible: readonly string[];
    readonly rake: number;
    readonly awards: Readonly<Record<string, number>>;
  }[];
  readonly awards: Readonly<Record<string, number>>;
}

export class CalculatorScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(hash = ''): Promise<void> {
    await this.page.goto(`/calculator${hash}`);
    await this.page.getByRole('heading', { level: 1, name: 'Side-pot calculator' }).waitFor();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', {
      name,
      ...(typeof name === 'string' && { exact: true }),
    });
  }

  field(name: string): Locator {
    return this.page.getByLabel(name, { exact: true });
  }

  choose(name: string): Promise<void> {
    return this.page.getByRole('radio', { name, exact: true }).check();
  }

  pot(index: number): Locator {
    return this.page.locator(`li[data-pot="${index}"]`);
  }

  /** What people read, as numbers. */
  answer(): Promise<ShownAnswer> {
    return this.page.evaluate(() => {
      const number = (text: string | null | undefined): number =>
        Number((text ?? '').replace(/\D/g, ''));
      const column = (name: string): Record<string, number> => {
        const chips: Record<string, number> = {};
        for (const row of document.querySelectorAll<HTMLElement>('tr[data-player]')) {
          const amount = number(row.querySelector(`[data-column="${name}"]`)?.textContent);
          if (amount > 0) chips[row.dataset['player'] ?? ''] = amount;
        }
        return chips;
      };
      const pots = [...document.querySelectorAll<HTMLElement>('li[data-pot]')].map((pot) => {
        const awards: Record<string, number> = {};
        for (const winner of pot.querySelectorAll<HTMLElement>('[data-winner]')) {
          const name = winner.dataset['winner'] ?? '';
          awards[name] = number(winner.textContent?.slice(name.length));
        }
        return {
          amount: number(pot.querySelector('[data-amount]')?.textContent),
          eligible: (
            pot.querySelector<HTMLElement>('[data-eligible]')?.dataset['eligible'] ?? ''
          ).split('|'),
          rake: Number(pot.querySelector<HTMLElement>('[data-rake]')?.dataset['rake']),
          awards,
        };
      });
      return { refund: column('returned'), pots, awards: column('won') };
    });
  }

  /** An empty form for so many, in the seats of the hand, with everything typed. */
  async type(hand: SettleInput): Promise<void> {
    await this.button('New hand').click();
    await this.choose('Ante, dead, bets');
    await this.field('Seats').fill(String(hand.seatCount));
    await this.field('Button in seat').fill(String(hand.button));
    await this.field('Smallest chip').fill(String(hand.unit ?? 1));
    for (let i = 2; i < hand.players.length; i++) await this.button('+ Add a player').click();
    const rows = this.page.getByRole('listitem').filter({ has: this.page.getByLabel(/^Seat, /) });
    for (const [i, player] of hand.players.entries()) {
      const { id, seat, ante, dead, live, folded, forfeit = 0 } = player;
      const row = rows.nth(i);
      const fill = (label: RegExp, value: string): Promise<void> =>
        row.getByLabel(label).fill(value);
      await fill(/^Seat, /, String(seat));
      await fill(/^Name, /, id);
      await fill(/^Ante, /, String(ante));
      await fill(/^Dead, /, String(dead));
      await fill(/^Blind and bets, /, String(live));
      if (folded) await row.getByLabel(/^Folded, /).check();
      if (forfeit === 0) continue;
      await row.getByLabel(/^Dead hand/).check();
      await fill(/^Forced bets, /, String(forfeit));
    }
  }

  /** The order of the hands, by the arrows and the ties of the list. */
  async rank(tiers: readonly (readonly string[])[]): Promise<void> {
    await this.choose('Ranking');
    const lines = this.page.locator('ol > li[data-key]');
    await this.button('This is the order').click();
    for (const [to, name] of tiers.flat().entries()) {
      for (;;) {
        const names = await lines.evaluateAll((all) =>
          all.map((line) => line.querySelector('[data-name]')?.textContent ?? ''),
        );
        if (names[to] === name) break;
        await this.button(`Move ${name} up`).click();
      }
    }
    for (const tier of tiers) {
      for (const name of tier.slice(1)) {
        await this.button(new RegExp(`^Tie: ${name} ties with`)).click();
      }
    }
  }
}
