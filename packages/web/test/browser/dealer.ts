/** Dealer mode as a finger has it: every tap and key is counted. */

import type { Page } from 'playwright-core';

/** What one cannot do with a thumb, and what does not fit: targets, overlaps, scrolling, cut texts. */
export const unfitForThumbs = (page: Page, least = 48): Promise<readonly string[]> =>
  page.evaluate((size) => {
    const { innerWidth, innerHeight } = window;
    const nameOf = (one: Element): string =>
      one.getAttribute('aria-label') ?? one.textContent ?? one.tagName;
    const wrong: string[] = [];
    const buttons = [...document.querySelectorAll('button, a')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => ({ name: nameOf(one), box: one.getBoundingClientRect() }));
    for (const [i, { name, box }] of buttons.entries()) {
      if (box.width < size - 0.5 || box.height < size - 0.5) {
        wrong.push(`${name} is ${Math.round(box.width)}×${Math.round(box.height)}`);
      }
      const isOut =
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
      if (isOut) wrong.push(`${name} leaves the screen`);
      for (const other of buttons.slice(i + 1)) {
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (width > 1 && height > 1) wrong.push(`${name} × ${other.name}`);
      }
    }
    for (const part of [document.documentElement, ...document.querySelectorAll('main, main *')]) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const mayScroll = [overflowX, overflowY].some((one) => one === 'auto' || one === 'scroll');
      const isCut =
        part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
      const isHidden = part.classList.contains('visually-hidden') || part.clientWidth === 0;
      const isBox = mayScroll || part === document.documentElement || part.matches('button');
      if (isBox && isCut && !isHidden) wrong.push(`${part.tagName} ${nameOf(part)} does not fit`);
    }
    return wrong;
  }, least);

export class DealerDesk {
  readonly page: Page;
  /** Taps and keys so far. */
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(name: string | RegExp): Promise<void> {
    this.taps++;
    await this.page.getByRole('button', { name, exact: typeof name === 'string' }).click();
  }

  async seat(seat: number): Promise<void> {
    this.taps++;
    await this.page.locator(`main [data-seat="${seat}"]`).click();
  }

  /** Digits as they are typed: 12500 is 1, 2, 5, 00. */
  async type(amount: number): Promise<void> {
    for (const key of String(amount).match(/000|00|\d/g) ?? []) await this.press(key);
  }

  /** One of the row under the thumb: fold, call, raise, all-in. */
  async act(at: 0 | 1 | 2 | 3): Promise<void> {
    this.taps++;
    await this.page.locator('main fieldset').last().locator('button').nth(at).click();
  }

  screen(): Promise<string | null> {
    return this.page.locator('[data-screen]').getAttribute('data-screen');
  }

  async is(screen: string): Promise<void> {
    await this.page.locator(`[data-screen="${screen}"]`).waitFor();
  }

  /** By seat, as they are said. */
  stacks(): Promise<Readonly<Record<string, number>>> {
    return this.page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('main [data-seat]')].flatMap((seat) => {
          const told = /stack ([\d,]+)/.exec(
            seat.querySelector('.visually-hidden')?.textContent ?? '',
          )?.[1];
          return told === undefined
            ? []
            : [[seat.getAttribute('data-seat'), Number(told.replaceAll(',', ''))]];
        }),
      ),
    );
  }

  /** All that is read on the screen. */
  read(): Promise<string> {
    return this.page.locator('main').innerText();
  }

  /** Between hands: somebody comes from another table. */
  async sitDown(seat: number, stack: number): Promise<void> {
    await this.seat(seat);
    await this.page.getByRole('textbox', { name: 'Stack', exact: true }).fill(String(stack));
    await this.press('Sit down');
  }

  async setUp(seats: readonly number[], stacks: Readonly<Record<number, number>> = {}) {
    await this.page.goto('/dealer');
    for (const seat of seats) await this.press(`Seat ${seat}, free`);
    if (Object.keys(stacks).length === 0) return;
    await this.page.getByText('Names and other stacks').click();
    for (const [seat, stack] of Object.entries(stacks)) {
      await this.page.getByLabel(`Seat ${seat}: Stack of this seat`).fill(String(stack));
    }
  }
}
